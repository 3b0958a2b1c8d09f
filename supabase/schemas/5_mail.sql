-- The outbox: mails that are to be sent. A row is written in the same transaction as the change that it tells of. It has a
-- name and an address only if they are stored nowhere else.

create table private.messages (
  id bigint generated always as identity primary key,
  event_id text not null references private.events,
  subject jsonb not null,
  text jsonb not null,
  is_test boolean not null default false,
  created_at timestamptz not null default now()
);
create index messages_event on private.messages (event_id);
comment on table private.messages is 'What an organiser wrote to the guests of an event, by language.';
comment on column private.messages.is_test is 'Whether only the organiser gets it.';

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  registration_id bigint references private.registrations on delete cascade,
  invitation_id bigint references private.personal_invitations on delete cascade,
  test_event_id text references private.events,
  own_locale text,
  kind text not null check (
    kind in (
      'registered', 'waiting', 'promoted', 'changed', 'cancelled', 'message', 'invitation', 'reminder', 'upcoming', 'links',
      'address', 'moved'
    )
  ),
  message_id bigint references private.messages on delete cascade,
  token text,
  full_name text,
  email text,
  priority int not null generated always as (
    case
      when test_event_id is not null then 1
      when kind in ('invitation', 'reminder') then 3
      when kind in ('message', 'upcoming') then 2
      else 1
    end
  ) stored,
  created_at timestamptz not null default now(),
  attempts int not null default 0,
  claimed_at timestamptz,
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  refused_at timestamptz,
  fault text,
  status int,
  constraint outbox_message check ((kind = 'message') = (message_id is not null)),
  constraint outbox_subject check (
    case
      when test_event_id is not null then
        kind in ('message', 'invitation', 'reminder') and own_locale is not null
          and num_nonnulls(registration_id, invitation_id) = 0
      when kind = 'links' then own_locale is not null and num_nonnulls(registration_id, invitation_id) = 0
      when kind in ('invitation', 'reminder') then registration_id is null and invitation_id is not null
      -- Also to an invited guest who has not answered.
      when kind = 'message' then num_nonnulls(registration_id, invitation_id) > 0
      else registration_id is not null
    end
  ),
  constraint outbox_secrets check (
    case
      when sent_at is not null or refused_at is not null then num_nonnulls(token, full_name, email) = 0
      when test_event_id is not null then token is null and num_nonnulls(full_name, email) = 2
      when kind = 'links' then email is not null and num_nonnulls(token, full_name) = 0
      when kind = 'address' then num_nonnulls(token, email) = 2 and full_name is null
      -- An invited guest who has cancelled may accept again.
      when kind = 'cancelled' then num_nonnulls(full_name, email) = 2
      when kind = 'moved' then token is null and num_nonnulls(full_name, email) = 2
      else token is not null and num_nonnulls(full_name, email) = 0
    end
  )
);
-- A mail about one registration is sent before mails to many, such as thousands of invitations.
create index outbox_waiting on private.outbox (priority, attempts, due_at) where sent_at is null and refused_at is null;
create index outbox_registration on private.outbox (registration_id);
create index outbox_invitation on private.outbox (invitation_id);
create index outbox_test on private.outbox (test_event_id);
-- A mail about the state of a registration replaces the one before, if that has not been sent.
create unique index outbox_one_state on private.outbox (registration_id)
  where sent_at is null and kind not in ('message', 'address', 'moved');
-- Whoever asks again waits for the same mail.
create unique index outbox_one_links on private.outbox (private.normalise(email)) where kind = 'links';
comment on table private.outbox is
  'Mails to guests, and what became of them. A mail with links is deleted when it is sent, or an hour after it was asked for.';
comment on column private.outbox.id is 'The Message-ID begins with it; all attempts have the same.';
comment on column private.outbox.invitation_id is
  'The invitation of the guest. A mail about a registration has it, too: it still has the address when the registration is cancelled.';
comment on column private.outbox.test_event_id is
  'The event of a test that an organiser sends to themself: it is about no guest.';
comment on column private.outbox.own_locale is 'The language of a test, and of a mail with links.';
comment on column private.outbox.kind is
  'What the mail says: the state of the registration, how it changed, that its event is soon (upcoming), a message, an invitation, or a reminder of one; or links to everything that an address has (links), that a new address is to be confirmed (address), or, to the former address, that it was (moved).';
comment on column private.outbox.token is 'The secret in the link of the mail. Erased when the mail is sent or refused for good.';
comment on column private.outbox.full_name is
  'Only for kind cancelled, whose registration has no name any more; for kind moved, whose registration may soon have none; and for a test. Erased when the mail is sent or refused for good.';
comment on column private.outbox.email is
  'The same as full_name, for the address; for kind links what somebody has typed, whether or not anybody is registered with it; and for kind address the new address.';
comment on column private.outbox.priority is
  '1: about one registration, or a test. 2: a message of the organiser, or that the event is soon. 3: an invitation or a reminder of one. A lower number is sent first.';
comment on column private.outbox.attempts is 'How often a worker has claimed the mail.';
comment on column private.outbox.due_at is
  'From this moment a worker may claim the mail: the end of the lease of its worker, or of the pause after a failed attempt.';
comment on column private.outbox.sent_at is 'When the mail server accepted the mail.';
comment on column private.outbox.refused_at is 'When the mail server refused the address for good. No attempt follows.';
comment on column private.outbox.fault is 'Why the last attempt failed: a key of netlify/http/fault.ts.';
comment on column private.outbox.status is 'The reply code of the mail server to the last attempt, such as 550.';

alter table private.messages enable row level security;
alter table private.outbox enable row level security;

create view private.recipients with (security_invoker = true) as
  select mail.id as mail_id,
      coalesce(guest.event_id, invitation.event_id, mail.test_event_id) as event_id,
      guest.state,
      coalesce(guest.locale, invitation.locale, mail.own_locale) as locale,
      coalesce(mail.full_name, guest.full_name, invited.full_name) as full_name,
      coalesce(mail.email, guest.email, invited.email) as email,
      coalesce(guest.seats, invitation.max_seats, 1) as seats
    from private.outbox as mail
    left join private.registrations_and_guests as guest on guest.id = mail.registration_id
    left join private.personal_invitations as invitation on invitation.id = mail.invitation_id
    left join private.invited_guests as invited on invited.invitation_id = mail.invitation_id;
comment on view private.recipients is
  'To whom the mails of the outbox go, and the registration or invitation that they are about. A cancelled registration has no guest any more: then the mail has the name until it is sent, and an invitation has it.';

create function private.add_mail(p_guest private.registrations_and_guests, p_kind text, p_message bigint) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  invitation constant private.personal_invitations := private.personal_invitation_of(p_guest.event_id, p_guest.email);
  is_cancelled constant boolean := p_kind = 'cancelled';
begin
  insert into private.outbox (registration_id, invitation_id, kind, message_id, full_name, email, token)
    values (
      p_guest.id, invitation.id, p_kind, p_message,
      case when is_cancelled then p_guest.full_name end,
      case when is_cancelled then p_guest.email end,
      case
        when invitation.id is not null then private.new_personal_invitation_token(invitation.id)
        when not is_cancelled or (private.found_registration(p_guest) ->> 'withdrawn')::boolean
          then private.new_token(p_guest.id)
      end
    );
end
$$;
comment on function private.add_mail is
  'Adds a mail about a registration. The link of an invited guest leads to the invitation. A cancelled registration has a link only if the guest can take that back.';

create function private.forget_invitation_mail(p_invitation bigint) returns void
  language sql volatile security definer set search_path = '' as $$
    delete from private.outbox
      where invitation_id = p_invitation and kind in ('invitation', 'reminder') and sent_at is null
  $$;
comment on function private.forget_invitation_mail is 'Deletes the invitation and the reminders that have not been sent.';

create function private.forget_unsent_mail(p_guest private.registrations_and_guests) returns void
  language sql volatile security definer set search_path = '' as $$
    delete from private.outbox where registration_id = p_guest.id and sent_at is null and kind <> 'moved'
  $$;
comment on function private.forget_unsent_mail is
  'Deletes the mails about a registration that have not been sent. A former address is still told that it is one.';

create function private.queue_mail(p_guest private.registrations_and_guests, p_kind text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.outbox
    where registration_id = p_guest.id and sent_at is null and kind not in ('message', 'address', 'moved');
  -- A guest who has answered needs no reminder.
  perform private.forget_invitation_mail((private.personal_invitation_of(p_guest.event_id, p_guest.email)).id);
  if public.mail_is_set_up() and not private.is_over(p_guest.event_id) then
    perform private.add_mail(p_guest, p_kind, null);
  end if;
end
$$;
comment on function private.queue_mail is
  'Queues a mail about a registration, in place of those that have not been sent. Without mail, and after the event, when claim_mail() sends none, it only deletes those.';

create function private.text_in(p_texts jsonb, p_locale text) returns text
  language sql immutable set search_path = '' as $$
    select value from jsonb_each_text(p_texts) order by key <> p_locale, key limit 1
  $$;
comment on function private.text_in is 'The text in a language; in another one if the site no longer has that language.';

create function private.links_of(p_email text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  links jsonb;
begin
  with held as (
    -- An erasure that has begun is not waited for: it may wait for the caller.
    select id from private.registrations
      where id in (select registration_id from private.guests where address = private.normalise(p_email))
      for key share skip locked
  ), invited as (
    select invitation.id from private.personal_invitations as invitation
      where id in (select invitation_id from private.invited_guests where address = private.normalise(p_email))
      for key share skip locked
  ), found as (
    select guest.event_id, guest.state, guest.seats, guest.full_name, guest.id as registration_id,
        (private.personal_invitation_of(guest.event_id, guest.email)).id as invitation_id
      from held join private.registrations_and_guests as guest on guest.id = held.id
    union all
    select answer.event_id, null, answer.max_seats, answer.full_name, null, answer.id
      from invited join private.answers as answer on answer.id = invited.id
      where answer.state <> 'accepted' and answer.email is not null
  )
  select jsonb_agg(jsonb_build_object(
      'event', found.event_id, 'state', found.state, 'seats', found.seats, 'full_name', found.full_name,
      'link', case when found.invitation_id is null then 'registration' else 'personalInvitation' end,
      'token', case
        when found.invitation_id is null then private.new_token(found.registration_id)
        else private.new_personal_invitation_token(found.invitation_id)
      end
    ) order by event.ends_at, event.id)
    into links
    from found join private.events as event on event.id = found.event_id
    where not private.is_past(event.as_of, event.ends_at);
  return links;
end
$$;
comment on function private.links_of is
  'Makes a link to each registration and invitation of an address, for events that are not over: [{"event", "state", "seats", "full_name", "link", "token"}]; null if there is none. The state of an invitation is null.';

create function public.ask_for_links(p_email text, p_locale text, p_network text, p_network_before text, p_mail boolean)
  returns text language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.set_mail(p_mail);
  if not public.mail_is_set_up() then
    return 'no_mail';
  end if;
  perform private.lock_network(p_network);
  if (
    select count(*) >= 20 from private.recent
      where kind = 'links' and hash in (decode(p_network, 'hex'), decode(p_network_before, 'hex'))
        and at > now() - interval '1 hour'
  ) then
    return 'too_many_from_network';
  end if;
  insert into private.recent (kind, hash) select 'links', decode(p_network, 'hex') where p_network is not null;
  -- The same is done for an address that nobody has registered with, so that neither the answer nor its time tells anything.
  insert into private.outbox (kind, email, own_locale) values ('links', p_email, p_locale)
    on conflict (private.normalise(email)) where kind = 'links' do nothing;
  return 'link_sent';
end
$$;
comment on function public.ask_for_links is
  'Queues a mail with the links to everything that an address has. Answers link_sent, also if it has nothing; no_mail; or too_many_from_network.';

create function public.claim_mail()
  returns table (
    id uuid, attempt int, kind text, event text, state text, locale text, full_name text, email text, seats int,
    token text, link text, subject text, message text, others text[], is_test boolean, links jsonb
  )
  language plpgsql volatile security definer set search_path = '' as $$
declare
  claimed private.outbox;
  -- At most three mails to one address within an hour, against strangers who register somebody else. They count even if
  -- the mail is gone by now. A mail that says that a registration is cancelled or has moved is the last one to its address,
  -- and keeps a name and an address until it is sent: it may be the fourth or the fifth.
  after_three bytea[];
  after_five bytea[];
begin
  -- One claim at a time, until the end of the transaction: two at once would count the same mails of the last hour.
  perform pg_advisory_xact_lock(hashtext('private.outbox'));
  after_three := array(
    select hash from private.recent where recent.kind = 'mail' and at > now() - interval '1 hour'
      group by hash having count(*) >= 3
  );
  after_five := array(
    select hash from private.recent where recent.kind = 'mail' and hash = any (after_three) and at > now() - interval '1 hour'
      group by hash having count(*) >= 5
  );
  -- Links that were asked for an hour ago are not sent any more, nor those to an address that may get no further mail now.
  delete from private.outbox as mail
    where mail.kind = 'links'
      and (mail.created_at <= now() - interval '1 hour'
        or mail.attempts = 0 and private.hash_of(private.normalise(mail.email)) = any (after_three));
  loop
    select mail.* into claimed
      from private.outbox as mail
      join private.recipients as recipient on recipient.mail_id = mail.id
      left join private.events as event on event.id = recipient.event_id
      where mail.sent_at is null
        and mail.refused_at is null
        and mail.due_at <= now()
        -- After the event, only a message of the organiser is of use; and the last mail of a cancelled registration, which is
        -- the only place that still has its name and address.
        and (
          mail.kind in ('message', 'cancelled', 'links') or mail.test_event_id is not null
            or not private.is_past(event.as_of, event.ends_at)
        )
        -- A further attempt within the hour does not count as another mail.
        and (
          mail.test_event_id is not null or mail.claimed_at > now() - interval '1 hour'
            or not private.hash_of(private.normalise(recipient.email)) = any (
              case when mail.kind in ('cancelled', 'moved') then after_five else after_three end
            )
        )
      -- New mails first: those that failed before must not delay them.
      order by mail.priority, mail.attempts, mail.due_at
      limit 1
      -- Only the mail is locked, and nothing is waited for: a change or an erasure of a registration holds its event, and
      -- waits for this mail.
      for update of mail skip locked;
    if not found then
      return;
    end if;
    exit when claimed.kind <> 'links';
    links := private.links_of(claimed.email);
    exit when links is not null;
    -- Nobody is registered or invited with this address.
    delete from private.outbox where outbox.id = claimed.id;
  end loop;
  if claimed.test_event_id is null and coalesce(claimed.claimed_at <= now() - interval '1 hour', true) then
    perform private.note('mail', recipient.email) from private.recipients as recipient where mail_id = claimed.id;
  end if;
  -- The lease is longer than a worker lives after its claim. If the worker is killed, the mail is due again afterwards.
  update private.outbox
    set attempts = attempts + 1, claimed_at = now(), due_at = now() + interval '2 minutes'
    where outbox.id = claimed.id;
  return query
    select claimed.id, claimed.attempts + 1, claimed.kind, coalesce(recipient.event_id, ''), recipient.state, recipient.locale,
        coalesce(recipient.full_name, links -> 0 ->> 'full_name'), recipient.email, recipient.seats,
        -- After the event, no link is valid.
        case when not private.is_past(event.as_of, event.ends_at) then claimed.token end,
        case
          when exists (select from private.tokens where hash = private.hash_of(claimed.token)) then 'registration'
          when claimed.invitation_id is not null then 'personalInvitation'
          else 'registration'
        end,
        private.text_in(written.subject, recipient.locale), private.text_in(written.text, recipient.locale),
        array(
          select other.event_id from private.registrations_and_guests as other
            where other.address = private.normalise(recipient.email)
              and other.event_id <> recipient.event_id
              and other.state = 'registered'
            order by other.event_id
        ),
        claimed.test_event_id is not null, links
      from private.recipients as recipient
      left join private.events as event on event.id = recipient.event_id
      left join private.messages as written on written.id = claimed.message_id
      where recipient.mail_id = claimed.id;
end
$$;
comment on function public.claim_mail is
  'Gives the next mail that is due to one worker, for two minutes. No row means that none is due. link says what the token leads to, or whether a guest without a token was invited. links has what private.links_of() answers, for a mail of this kind.';

create function public.record_mail(p_id uuid, p_attempt int, p_fault text, p_status int, p_final boolean)
  returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Of a mail with links nothing is kept.
  delete from private.outbox where id = p_id and kind = 'links' and (p_fault is null or p_final);
  if p_fault is null then
    update private.outbox
      set sent_at = now(), fault = null, status = null, token = null, full_name = null, email = null
      where id = p_id;
  else
    -- If the lease has ended, another worker may have claimed the mail. Then only success counts.
    update private.outbox
      set fault = p_fault,
        status = p_status,
        refused_at = case when p_final then now() end,
        token = case when not p_final then token end,
        full_name = case when not p_final then full_name end,
        email = case when not p_final then email end,
        -- 1 minute, 4, 16, 64, 256, then 6 hours.
        due_at = now() + least(power(4, least(attempts - 1, 5)) * interval '1 minute', interval '6 hours')
      where id = p_id and attempts = p_attempt and sent_at is null;
  end if;
end
$$;
comment on function public.record_mail is
  'Records that a mail was sent (p_fault is null), or why not. Then the next attempt follows after a pause, unless p_final is true.';

create function private.concerns_organisers(p_mail private.outbox) returns boolean
  language sql stable set search_path = '' as $$
    select p_mail.kind <> 'links'
      and coalesce(p_mail.kind not in ('cancelled', 'moved') or p_mail.refused_at > now() - interval '1 day', true)
  $$;
comment on function private.concerns_organisers is
  'Whether organisers are told that a mail has not been sent. Nobody can try a mail again that says that a registration is cancelled or has moved, and was refused for good: its address is erased. So they are told of it for a day.';

create function public.send_test(
  p_event text,
  -- message, invitation or reminder
  p_kind text,
  -- The texts of a message by language, otherwise null.
  p_subject jsonb,
  p_text jsonb,
  p_full_name text,
  p_email text,
  p_locale text,
  p_mail boolean
) returns int language plpgsql volatile security definer set search_path = '' as $$
declare
  new_message bigint;
begin
  perform private.set_mail(p_mail);
  if not public.mail_is_set_up() then
    raise exception 'mail_not_set_up' using errcode = 'PT409';
  elsif not exists (select from private.events where id = p_event) then
    return 0;
  end if;
  if p_kind = 'message' then
    insert into private.messages (event_id, subject, text, is_test) values (p_event, p_subject, p_text, true)
      returning id into new_message;
  end if;
  insert into private.outbox (test_event_id, own_locale, kind, message_id, full_name, email)
    values (p_event, p_locale, p_kind, new_message, p_full_name, p_email);
  return 1;
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation then
    raise exception 'mail_invalid' using errcode = 'PT400';
end
$$;
comment on function public.send_test is
  'Queues a mail to many as a test for the organiser alone, without a link. Answers how many: 0 for an unknown event.';

create function private.forget_late_upcoming(p_events text[]) returns void
  language sql volatile security definer set search_path = '' as $$
    -- Not one that a worker may be sending, and none that another transaction has locked.
    delete from private.outbox where id in (
      select mail.id
        from private.outbox as mail join private.registrations as guest on guest.id = mail.registration_id
        where mail.kind = 'upcoming' and mail.sent_at is null and mail.refused_at is null
          and guest.event_id <> all (p_events)
          and coalesce(mail.claimed_at <= now() - interval '2 minutes', true)
        for update of mail skip locked
    )
  $$;
comment on function private.forget_late_upcoming is
  'Deletes the unsent mails that an event is soon, unless it is one of these. They are queued again if it becomes one.';

create function private.to_tell_of_upcoming(p_event text, p_limit int) returns setof private.registrations_and_guests
  language sql stable security definer set search_path = '' as $$
    select guest.* from private.registrations_and_guests as guest
      where guest.event_id = p_event and guest.state = 'registered' and guest.email is not null
        and not exists (
          select from private.outbox as mail
            where mail.registration_id = guest.id
              and (
                -- The event was moved, if it is soon once more.
                mail.kind = 'upcoming' and mail.created_at > now() - interval '36 hours'
                -- A mail that says nearly the same has been sent just now, or waits; or the address was refused for good.
                or (
                  mail.kind not in ('message', 'address', 'moved')
                    and (mail.sent_at is null or mail.created_at > now() - interval '6 hours')
                )
              )
        )
        and not exists (select from private.pending_cancellations where registration_id = guest.id)
      order by guest.id
      limit p_limit
  $$;

create function public.run_schedule(p_upcoming text[]) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  event text;
  queued int := 0;
  added int;
begin
  update private.settings set ran_at = now();
  if public.mail_is_set_up() then
    for event in
      select id from private.events where id = any (p_upcoming) order by id for no key update
    loop
      -- Few in one call, so that it ends in time. The next run goes on.
      perform private.add_mail(guest, 'upcoming', null)
        from private.to_tell_of_upcoming(event, 500 - queued) as guest;
      get diagnostics added = row_count;
      queued := queued + added;
    end loop;
  end if;
  perform private.forget_late_upcoming(p_upcoming);
  perform private.forget_expired();
  return queued;
end
$$;
comment on function public.run_schedule is
  'Notes that the schedule runs, and queues a mail that an event is soon to each registered guest of these events, once, unless they had another mail within six hours. Answers how many, 500 at most. Unsent ones of other events are deleted. Null: of no build is known which events are soon, and only the run is noted.';
