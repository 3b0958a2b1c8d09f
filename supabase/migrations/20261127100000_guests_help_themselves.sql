-- Guests help themselves: the links of an address, an address that was mistyped, a new name or address, more places, and a
-- cancellation that is taken back.

set check_function_bodies = off;

alter table private.recent
  drop constraint recent_kind_check,
  add constraint recent_kind_check check (kind in ('mail', 'registration', 'cancellation', 'network', 'links', 'address'));
comment on table private.recent is
  'What happened within the last hour: mails that were claimed for an address, registrations, cancellations and changes of an address, and registrations and questions for links from a network. Emptied after an hour.';

drop view private.recipients;
alter table private.outbox rename column test_locale to own_locale;
alter table private.outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (
    kind in (
      'registered', 'waiting', 'promoted', 'changed', 'cancelled', 'message', 'invitation', 'reminder', 'upcoming', 'links',
      'address'
    )
  ),
  drop constraint outbox_subject,
  add constraint outbox_subject check (
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
  drop constraint outbox_secrets,
  add constraint outbox_secrets check (
    case
      when sent_at is not null or refused_at is not null then num_nonnulls(token, full_name, email) = 0
      when test_event_id is not null then token is null and num_nonnulls(full_name, email) = 2
      when kind = 'links' then email is not null and num_nonnulls(token, full_name) = 0
      when kind = 'address' then num_nonnulls(token, email) = 2 and full_name is null
      -- An invited guest who has cancelled may accept again.
      when kind = 'cancelled' then num_nonnulls(full_name, email) = 2
      else token is not null and num_nonnulls(full_name, email) = 0
    end
  );
drop index private.outbox_one_state;
create unique index outbox_one_state on private.outbox (registration_id)
  where sent_at is null and kind not in ('message', 'address');
create unique index outbox_one_links on private.outbox (private.normalise(email)) where kind = 'links';
comment on table private.outbox is
  'Mails to guests, and what became of them. A mail with links is deleted when it is sent, or an hour after it was asked for.';
comment on column private.outbox.own_locale is 'The language of a test, and of a mail with links.';
comment on column private.outbox.kind is
  'What the mail says: the state of the registration, how it changed, that its event is soon (upcoming), a message, an invitation, or a reminder of one; or links to everything that an address has (links), or that a new address is to be confirmed (address).';
comment on column private.outbox.full_name is
  'Only for kind cancelled, whose registration has no name any more, and for a test. Erased when the mail is sent or refused for good.';
comment on column private.outbox.email is
  'The same as full_name, for the address; for kind links what somebody has typed, whether or not anybody is registered with it; and for kind address the new address.';
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

comment on table private.guests is
  'What is personal about a registration: stored to write to the guest, to welcome them at the door and to keep to the capacity. The row is deleted when the registration is cancelled or erased. Personal columns stand here; a name and an address for a day in private.withdrawn_guests, and an address that is not confirmed in private.new_addresses.';
comment on table private.tokens is
  'The links to registrations. They remain when a registration is cancelled, and are erased with the event. They end when another address takes the place of theirs.';

alter table private.personal_invitations add column submission_id uuid;
comment on column private.personal_invitations.submission_id is
  'Of the form that accepted last: sent again after a cancellation, as by a reload, it accepts nothing.';

create table private.corrections (
  registration_id bigint primary key references private.guests on delete cascade,
  hash bytea not null,
  remaining int not null default 3 check (remaining >= 0),
  created_at timestamptz not null default now()
);
comment on table private.corrections is
  'Registrations whose address can still be corrected in the browser in which they were made: for an hour, and until somebody has sent a form that the link of the mail leads to.';
comment on column private.corrections.hash is 'SHA-256 of the secret of the browser.';
comment on column private.corrections.remaining is 'How often the address can be corrected.';

create table private.withdrawn_guests (
  registration_id bigint primary key,
  event_id text not null,
  full_name text not null,
  email text not null,
  address text generated always as (private.normalise(email)) stored,
  withdrawn_at timestamptz not null default now(),
  foreign key (registration_id, event_id) references private.registrations (id, event_id)
    on update cascade on delete cascade
);
create index withdrawn_guests_address on private.withdrawn_guests (event_id, address);
comment on table private.withdrawn_guests is
  'Guests who have cancelled, for 24 hours, so that they can take it back. Another registration of the address ends it, too.';

create table private.new_addresses (
  registration_id bigint primary key references private.guests on delete cascade,
  hash bytea not null unique,
  email text not null,
  created_at timestamptz not null default now()
);
comment on table private.new_addresses is
  'Addresses that guests want for their registrations and have not confirmed, for 24 hours. The mail to it has the link that confirms it.';
comment on column private.new_addresses.hash is
  'SHA-256 of the token of that link. Once it is confirmed, it is the link to the registration.';

alter table private.corrections enable row level security;
alter table private.withdrawn_guests enable row level security;
alter table private.new_addresses enable row level security;


drop function public.register;
drop function public.claim_mail;
drop function public.change_registration;

create function public.register(
  p_facts jsonb,
  p_submission_id uuid,
  p_full_name text,
  p_email text,
  p_attendance text,
  p_persons int,
  p_locale text,
  p_notice_version text,
  -- Whether the functions can send mail; null: as they said last.
  p_mail boolean,
  -- Whether the visitor wants to wait if no seat is left.
  p_waiting boolean,
  -- The network that the request came from, as private.recent stores it, today and the day before; null: not limited.
  p_network text,
  p_network_before text,
  -- The secret of the browser, which may correct the address for an hour; null: none.
  p_secret text default null
) returns text language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  event private.events;
  earlier private.registrations_and_guests;
  guest private.registrations_and_guests;
  refusal text;
  new_state text := 'registered';
begin
  -- A guest without an address is one who was added at the door.
  if p_email is null then
    raise exception 'registration_invalid' using errcode = 'PT400';
  end if;
  perform private.set_mail(p_mail);
  perform private.lock_network(p_network);
  event := private.follow_build(p_facts);

  -- A guest whose answer was lost sends the form again. The answer stays the same, even if the event is full by now.
  earlier := private.registration_of_submission(event.id, p_submission_id);
  if earlier.id is not null then
    if (earlier.full_name, earlier.address, earlier.attendance, earlier.persons)
      is distinct from (p_full_name, private.normalise(p_email), p_attendance, p_persons) then
      return 'submission_conflict';
    end if;
    return earlier.state;
  end if;

  -- Before the capacity: a registered guest should read that they are registered, not that the event is full.
  if (private.registration_of_address(event.id, p_email)).id is not null then
    return 'email_taken';
  end if;

  refusal := private.refusal_of(event, private.seats_of(p_attendance, p_persons));
  -- If the content says full by hand, nobody waits.
  if refusal = 'capacity_full' and event.availability is null
    and event.waiting_list and p_waiting is not null and public.mail_is_set_up() then
    if not p_waiting then
      return 'may_wait';
    end if;
    new_state := 'waiting';
  elsif refusal is not null then
    return refusal;
  end if;

  if private.has_many_registrations(p_email) then
    return 'too_many_registrations';
  elsif private.exceeds_network_limit(p_network, p_network_before, private.seats_of(p_attendance, p_persons)) then
    return 'too_many_from_network';
  end if;

  guest := private.add_registration(
    event.id, new_state, p_submission_id, p_full_name, p_email, p_attendance, p_persons, p_locale, p_notice_version
  );
  insert into private.recent (kind, hash, seats)
    select 'network', decode(p_network, 'hex'), guest.seats where p_network is not null;
  insert into private.corrections (registration_id, hash)
    select guest.id, private.hash_of(p_secret) where p_secret is not null;
  -- Who registers again takes nothing back.
  delete from private.withdrawn_guests where event_id = event.id and address = guest.address;
  perform private.queue_mail(guest, new_state);
  return new_state;
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.register is
  'Registers a guest, and queues the mail. Answers registered, waiting, may_wait, email_taken, registration_not_open, registration_closed, capacity_full, too_many_registrations, too_many_from_network or submission_conflict. Expected refusals are values, not exceptions: an exception would carry the data of the guest into logs and answers.';

create or replace function public.answer_personal_invitation(
  p_facts jsonb,
  p_token text,
  p_full_name text,
  -- 0 declines, or cancels.
  p_persons int,
  p_locale text,
  p_submission_id uuid,
  p_notice_version text,
  p_mail boolean,
  -- The state that the form showed, if the form is to do nothing in another one; null: in any state.
  p_state text
) returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  event private.events;
  invitation private.answers;
  guest private.registrations_and_guests;
  refusal text;
  outcome text := 'changed';
begin
  if p_persons is null or p_persons < 0 then
    raise exception 'registration_invalid' using errcode = 'PT400';
  end if;
  perform private.set_mail(p_mail);
  if public.find_personal_invitation(p_token) ->> 'event' is distinct from p_facts ->> 'id' then
    return null;
  end if;
  event := private.follow_build(p_facts);
  -- Only now: while this transaction waited, another one may have revoked or erased the invitation.
  if public.find_personal_invitation(p_token) is null then
    return null;
  end if;
  select * into invitation from private.answers
    where id = (select invitation_id from private.personal_invitation_tokens where hash = private.hash_of(p_token));
  select * into guest from private.registrations_and_guests where id = invitation.registration_id;

  if p_persons < guest.arrived and p_state is distinct from 'silent' then
    return public.find_personal_invitation(p_token) || jsonb_build_object('outcome', 'arrived');
  end if;
  if p_persons = 0 then
    if guest.id is not null and p_state = 'silent' then
      outcome := 'already_accepted';
    elsif guest.id is not null then
      outcome := 'cancelled';
      perform private.cancel(guest);
    else
      -- A guest whose answer was lost sends the form again.
      outcome := case
        when private.count_recent('cancellation', invitation.email, '1 minute') > 0 then 'cancelled' else 'declined'
      end;
      update private.personal_invitations set declined_at = now() where id = invitation.id and declined_at is null;
      perform private.forget_invitation_mail(invitation.id);
    end if;
    perform private.promote(event.id);
    return public.find_personal_invitation(p_token) || jsonb_build_object('outcome', outcome);
  end if;

  if p_persons > invitation.max_seats then
    refusal := 'too_many';
  elsif guest.id is null and (
    p_state = 'accepted'
    or exists (select from private.personal_invitations where id = invitation.id and submission_id = p_submission_id)
  ) then
    refusal := 'changed_meanwhile';
  elsif exists (
    select from private.guests
      where event_id = event.id and submission_id = p_submission_id and registration_id is distinct from guest.id
  ) then
    refusal := 'submission_conflict';
  elsif guest.id is null and private.has_many_registrations(invitation.email) then
    refusal := 'too_many_registrations';
  elsif guest.id is null or p_persons > guest.seats then
    refusal := private.refusal_of(event, p_persons - case guest.state when 'registered' then guest.seats else 0 end);
  end if;

  if refusal is not null then
    outcome := refusal;
  elsif guest.id is null then
    outcome := 'registered';
    update private.personal_invitations set declined_at = null, submission_id = p_submission_id where id = invitation.id;
    guest := private.add_registration(
      event.id, 'registered', p_submission_id, p_full_name, invitation.email, null, p_persons, p_locale, p_notice_version
    );
    perform private.queue_mail(guest, 'registered');
  elsif (guest.full_name, guest.seats) is distinct from (p_full_name, p_persons) then
    -- First, because a worker that holds the mail may need the key of the registration, which the update locks.
    perform private.queue_mail(guest, 'changed');
    update private.guests set full_name = p_full_name where registration_id = guest.id;
    update private.registrations set attendance = null, persons = p_persons where id = guest.id;
    perform private.promote(event.id);
  elsif guest.submission_id = p_submission_id then
    -- A guest whose answer was lost sends the form again.
    outcome := 'registered';
  end if;
  return public.find_personal_invitation(p_token) || jsonb_build_object('outcome', outcome);
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.answer_personal_invitation is
  'Accepts an invitation, changes what was accepted, cancels or declines. Answers null for an unknown link, or as find_personal_invitation() with the outcome: registered, changed, cancelled, declined, already_accepted, arrived, changed_meanwhile, too_many, submission_conflict, too_many_registrations, registration_not_open, registration_closed or capacity_full. With the state silent, 0 persons decline and cancel nothing; with the state accepted, nothing is accepted again.';

create or replace function private.queue_mail(p_guest private.registrations_and_guests, p_kind text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.outbox
    where registration_id = p_guest.id and sent_at is null and kind not in ('message', 'address');
  -- A guest who has answered needs no reminder.
  perform private.forget_invitation_mail((private.personal_invitation_of(p_guest.event_id, p_guest.email)).id);
  if public.mail_is_set_up() then
    perform private.add_mail(p_guest, p_kind, null);
  end if;
end
$$;

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

create function private.forget_links_asked_for(p_addresses bytea[]) returns void
  language sql volatile security definer set search_path = '' as $$
    delete from private.outbox
      where kind = 'links'
        and (created_at <= now() - interval '1 hour'
          or attempts = 0 and private.hash_of(private.normalise(email)) = any (p_addresses))
  $$;
comment on function private.forget_links_asked_for is
  'Deletes the mails with links that were asked for an hour ago, and those to addresses that may get no further mail now.';

create function public.ask_for_links(p_email text, p_locale text, p_network text, p_network_before text, p_mail boolean)
  returns text language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
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
  language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  claimed private.outbox;
  -- At most three mails to one address within an hour, against strangers who register somebody else. They count even if
  -- the mail is gone by now. A mail that says that a registration is cancelled is the last one, and keeps a name and an
  -- address until it is sent: it may be the fourth or the fifth.
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
  perform private.forget_links_asked_for(after_three);
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
              case mail.kind when 'cancelled' then after_five else after_three end
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

create or replace function public.record_mail(p_id uuid, p_attempt int, p_fault text, p_status int, p_final boolean)
  returns void language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
as $$
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

create or replace function public.list_mail()
  returns table (event text, kind text, state text, fault text, status int, mails int)
  language sql stable security definer set search_path = '' as $$
    select recipient.event_id, mail.kind, case when mail.refused_at is null then 'waiting' else 'refused' end, mail.fault,
        mail.status, count(*)::int
      from private.outbox as mail join private.recipients as recipient on recipient.mail_id = mail.id
      where mail.sent_at is null and mail.kind <> 'links' group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  $$;

create or replace function public.send_test(
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
) returns int language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
as $$
declare
  new_message bigint;
begin
  perform private.set_mail(p_mail);
  perform private.require_mail();
  if not exists (select from private.events where id = p_event) then
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

create or replace function public.run_schedule(p_upcoming text[]) returns int
  language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  event text;
  queued int := 0;
  added int;
begin
  update private.settings set ran_at = now();
  perform private.forget_own_changes();
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
  return queued;
end
$$;

create function private.forget_own_changes() returns void
  language sql volatile security definer set search_path = '' as $$
    -- Rows that another transaction holds are left to the next run.
    delete from private.corrections where registration_id in (
      select registration_id from private.corrections where created_at <= now() - interval '1 hour' for update skip locked
    );
    delete from private.withdrawn_guests where registration_id in (
      select registration_id from private.withdrawn_guests
        where withdrawn_at <= now() - interval '24 hours' for update skip locked
    );
    delete from private.new_addresses where registration_id in (
      select registration_id from private.new_addresses
        where created_at <= now() - interval '24 hours' for update skip locked
    )
  $$;
comment on function private.forget_own_changes is
  'Erases what guests could have corrected, taken back or confirmed, once its time is over.';

create function private.end_links(p_guest private.registrations_and_guests) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.forget_unsent_mail(p_guest);
  delete from private.tokens where registration_id = p_guest.id;
  delete from private.new_addresses where registration_id = p_guest.id;
end
$$;
comment on function private.end_links is
  'Ends every link of a registration, before another address takes the place of its own: whoever has the old one opens nothing any more.';

create function private.withdrawn_guest(p_registration bigint) returns private.withdrawn_guests
  language sql stable security definer set search_path = '' as $$
    select * from private.withdrawn_guests
      where registration_id = p_registration and withdrawn_at > now() - interval '24 hours'
  $$;

create function private.new_address_of_token(p_token text) returns private.new_addresses
  language sql stable security definer set search_path = '' as $$
    select * from private.new_addresses
      where hash = private.hash_of(p_token) and created_at > now() - interval '24 hours'
  $$;

create function private.found_registration(p_guest private.registrations_and_guests) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'event', event.id, 'state', p_guest.state, 'seats', p_guest.seats, 'arrived', p_guest.arrived,
        'attendance', p_guest.attendance, 'full_name', p_guest.full_name, 'revision', p_guest.revision,
        'invited', invitation.id is not null,
        'free', case
          when p_guest.state = 'registered' and invitation.id is null and refusal.code is null
            then event.capacity - event.taken
          else 0
        end,
        'full', refusal.code is not distinct from 'capacity_full',
        'withdrawn', (private.withdrawn_guest(p_guest.id)).registration_id is not null
      )
      from private.events as event,
        private.personal_invitation_of(event.id, p_guest.email) as invitation,
        private.refusal_of(event, 1) as refusal (code)
      where event.id = p_guest.event_id and not private.is_past(event.as_of, event.ends_at)
  $$;

create or replace function public.find_registration(p_token text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select private.found_registration(guest) || jsonb_build_object('new_email', new_address.email)
      from private.new_address_of_token(p_token) as new_address,
        private.registrations_and_guests as guest
      where guest.id = coalesce(new_address.registration_id, (private.registration_of_token(p_token)).id)
  $$;
comment on function public.find_registration is
  'The registration of a link; null if the link is unknown, or the event is over. A cancelled one has no name; withdrawn says whether that can be taken back. invited says whether there is an invitation of the address; free, how many seats can be added; full, whether others would take the seats at once. new_email is the address that the link confirms, otherwise null.';

create function private.lock_registration_of_token(p_token text) returns private.registrations_and_guests
  language plpgsql volatile security definer set search_path = '' as $$
declare
  guest private.registrations_and_guests;
begin
  perform from private.events
    where id = (private.registration_of_token(p_token)).event_id for no key update;
  -- Only now: while this transaction waited, another one may have changed or erased the registration.
  select * into guest from private.registration_of_token(p_token);
  if private.found_registration(guest) is null then
    return null;
  end if;
  -- Whoever sends the forms behind the link has the mail: its address is right.
  delete from private.corrections where registration_id = guest.id;
  return guest;
end
$$;
comment on function private.lock_registration_of_token is
  'Locks the event of a link, and finds the registration; null if the link is unknown, or the event is over. Its address cannot be corrected in a browser any more.';

create function public.change_registration(
  p_token text,
  p_persons int,
  p_mail boolean,
  -- The facts of the event, so that persons can be added; null: there can only be fewer.
  p_facts jsonb default null,
  -- The revision of the registration that the form showed; null: any.
  p_revision bigint default null,
  p_network text default null,
  p_network_before text default null
) returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  event private.events;
  guest private.registrations_and_guests;
  added int;
  outcome text := 'changed';
begin
  if p_persons is null or p_persons < 0 then
    raise exception 'registration_invalid' using errcode = 'PT400';
  end if;
  perform private.set_mail(p_mail);
  perform private.lock_network(p_network);
  if (private.registration_of_token(p_token)).event_id = p_facts ->> 'id' then
    event := private.follow_build(p_facts);
  end if;
  guest := private.lock_registration_of_token(p_token);
  if guest.id is null then
    return null;
  end if;
  added := p_persons - guest.seats;

  if guest.state = 'cancelled' then
    outcome := case when p_persons = 0 then 'cancelled' else 'too_many' end;
  elsif guest.revision <> p_revision and added <> 0 then
    outcome := 'changed_meanwhile';
  elsif p_persons < guest.arrived then
    outcome := 'arrived';
  elsif p_persons = 0 then
    outcome := 'cancelled';
    insert into private.withdrawn_guests (registration_id, event_id, full_name, email)
      select guest.id, guest.event_id, guest.full_name, guest.email
        from private.events as of_guest
        where of_guest.id = guest.event_id and not of_guest.called_off
          and (private.personal_invitation_of(guest.event_id, guest.email)).id is null;
    perform private.cancel(guest);
  elsif added > 0 then
    outcome := case
      when guest.state <> 'registered' or event.id is null or (guest.attendance is not null and p_persons > 2)
        or (private.personal_invitation_of(event.id, guest.email)).id is not null then 'too_many'
      when private.refusal_of(event, added) is not null then private.refusal_of(event, added)
      when private.exceeds_network_limit(p_network, p_network_before, added) then 'too_many_from_network'
      else outcome
    end;
    if outcome = 'changed' then
      insert into private.recent (kind, hash, seats)
        select 'network', decode(p_network, 'hex'), added where p_network is not null;
    end if;
  end if;
  if outcome = 'changed' and added <> 0 then
    -- First, because a worker that holds the mail may need the key of the registration, which the update locks.
    perform private.queue_mail(guest, 'changed');
    -- The form that was sent before no longer says what is registered: sent again, it is not the same submission.
    update private.guests set submission_id = gen_random_uuid() where registration_id = guest.id;
    update private.registrations
      set attendance = case when attendance is not null then case p_persons when 2 then 'plusOne' else 'solo' end end,
        persons = case when persons is not null then p_persons end
      where id = guest.id;
  end if;
  perform private.promote(guest.event_id);
  return public.find_registration(p_token) || jsonb_build_object('outcome', outcome);
end
$$;
comment on function public.change_registration is
  'Changes a registration to a number of persons; 0 cancels it. More persons follow the rules of a registration. Answers null, or as find_registration() with the outcome: changed, cancelled, too_many, arrived, if more persons than that have arrived, changed_meanwhile, capacity_full, registration_not_open, registration_closed or too_many_from_network.';

create function public.restore_registration(
  p_token text,
  p_facts jsonb,
  -- Whether the guest wants to wait if no seat is left.
  p_waiting boolean,
  -- The revision of the registration that the form showed; null: any.
  p_revision bigint,
  p_mail boolean
) returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  event private.events;
  guest private.registrations_and_guests;
  withdrawn private.withdrawn_guests;
  new_state text := 'registered';
  outcome text := 'restored';
begin
  perform private.set_mail(p_mail);
  if (private.registration_of_token(p_token)).event_id is distinct from p_facts ->> 'id' then
    return null;
  end if;
  event := private.follow_build(p_facts);
  guest := private.lock_registration_of_token(p_token);
  if guest.id is null then
    return null;
  end if;
  withdrawn := private.withdrawn_guest(guest.id);
  if guest.state <> 'cancelled' then
    -- A guest whose answer was lost sends the form again.
    return public.find_registration(p_token) || jsonb_build_object('outcome', outcome);
  elsif guest.revision <> p_revision then
    outcome := 'changed_meanwhile';
  elsif withdrawn.registration_id is null then
    outcome := 'too_late';
  elsif (private.registration_of_address(event.id, withdrawn.email)).id is not null then
    outcome := 'email_taken';
  elsif private.has_many_registrations(withdrawn.email) then
    outcome := 'too_many_registrations';
  else
    outcome := coalesce(private.refusal_of(event, guest.seats), outcome);
    if outcome = 'capacity_full' and event.availability is null and event.waiting_list and public.mail_is_set_up() then
      outcome := case when p_waiting then 'restored' else 'may_wait' end;
      new_state := 'waiting';
    end if;
  end if;
  if outcome = 'restored' then
    -- A new row, with a new place in the order of the waiting list. The links lead to it.
    delete from private.withdrawn_guests where registration_id = guest.id;
    perform private.forget_unsent_mail(guest);
    withdrawn.registration_id := (private.add_registration(
      event.id, new_state, gen_random_uuid(), withdrawn.full_name, withdrawn.email, guest.attendance, guest.persons,
      guest.locale, guest.notice_version
    )).id;
    update private.tokens set registration_id = withdrawn.registration_id where registration_id = guest.id;
    delete from private.registrations where id = guest.id;
    perform private.queue_mail(restored, new_state) from private.registrations_and_guests as restored
      where restored.id = withdrawn.registration_id;
  end if;
  return public.find_registration(p_token) || jsonb_build_object('outcome', outcome);
end
$$;
comment on function public.restore_registration is
  'Takes a cancellation back, if the seats are free. Answers null, or as find_registration() with the outcome: restored, changed_meanwhile, too_late, may_wait, email_taken, capacity_full, registration_not_open, registration_closed or too_many_registrations.';

create function public.change_guest(p_token text, p_full_name text, p_email text, p_mail boolean)
  returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  guest private.registrations_and_guests;
  token constant text := private.random_token();
  outcome text := 'changed';
begin
  perform private.set_mail(p_mail);
  guest := private.lock_registration_of_token(p_token);
  if guest.id is null then
    return null;
  elsif guest.state = 'cancelled' or (private.personal_invitation_of(guest.event_id, guest.email)).id is not null then
    outcome := 'changed_meanwhile';
  elsif private.normalise(p_email) is not distinct from guest.address then
    -- There is nothing to confirm any more.
    delete from private.new_addresses where registration_id = guest.id;
    delete from private.outbox where registration_id = guest.id and kind = 'address' and sent_at is null;
  elsif p_email is not null then
    outcome := case
      when not public.mail_is_set_up() then 'no_mail'
      when (private.registration_of_address(guest.event_id, p_email)).id is not null then 'email_taken'
      -- So that nobody writes to strangers through the site.
      when private.count_recent('address', guest.email) >= 5 then 'too_many_registrations'
      else 'address_sent'
    end;
  end if;
  if outcome = 'address_sent' then
    perform private.note('address', guest.email);
    delete from private.outbox where registration_id = guest.id and kind = 'address' and sent_at is null;
    insert into private.new_addresses (registration_id, hash, email) values (guest.id, private.hash_of(token), p_email)
      on conflict (registration_id)
        do update set hash = excluded.hash, email = excluded.email, created_at = excluded.created_at;
    insert into private.outbox (registration_id, kind, email, token) values (guest.id, 'address', p_email, token);
  end if;
  if outcome in ('changed', 'address_sent') and p_full_name <> guest.full_name then
    update private.guests set full_name = p_full_name, submission_id = gen_random_uuid() where registration_id = guest.id;
  end if;
  return public.find_registration(p_token) || jsonb_build_object('outcome', outcome);
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.change_guest is
  'Changes the name of a guest. Another address gets a mail first, whose link confirms it; null: the same. Answers null, or as find_registration() with the outcome: changed, address_sent, changed_meanwhile, no_mail, email_taken or too_many_registrations. Only the first two change something.';

create function public.confirm_address(p_token text) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  new_address private.new_addresses;
  guest private.registrations_and_guests;
begin
  perform from private.events where id = (public.find_registration(p_token) ->> 'event') for no key update;
  -- Only now: while this transaction waited, another one may have changed or erased the registration.
  if public.find_registration(p_token) is null then
    return null;
  end if;
  new_address := private.new_address_of_token(p_token);
  select * into guest from private.registrations_and_guests where id = new_address.registration_id;
  if guest.id is null then
    -- Confirmed before.
    return public.find_registration(p_token) || jsonb_build_object('outcome', 'confirmed');
  elsif (private.registration_of_address(guest.event_id, new_address.email)).id is not null then
    return public.find_registration(p_token) || jsonb_build_object('outcome', 'email_taken');
  end if;
  perform private.end_links(guest);
  delete from private.corrections where registration_id = guest.id;
  update private.guests set email = new_address.email, submission_id = gen_random_uuid() where registration_id = guest.id;
  insert into private.tokens (hash, registration_id) values (private.hash_of(p_token), guest.id);
  return public.find_registration(p_token) || jsonb_build_object('outcome', 'confirmed');
end
$$;
comment on function public.confirm_address is
  'Gives a registration the address to which the link was sent, and ends all its other links. Answers null, or as find_registration() with the outcome: confirmed or email_taken.';

create function public.correct_address(
  p_secret text,
  p_event text,
  p_submission_id uuid,
  -- Null: only says what is registered.
  p_email text,
  p_mail boolean
) returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  guest private.registrations_and_guests;
  outcome text := 'found';
begin
  if p_email is not null then
    perform private.set_mail(p_mail);
    perform from private.events where id = p_event for no key update;
  end if;
  select registered.* into guest
    from private.corrections as correction
      join private.registrations_and_guests as registered on registered.id = correction.registration_id
      join private.events as event on event.id = registered.event_id
    where registered.event_id = p_event
      and registered.submission_id = p_submission_id
      and correction.hash = private.hash_of(p_secret)
      and correction.created_at > now() - interval '1 hour'
      and not private.is_past(event.as_of, event.ends_at)
      and (private.personal_invitation_of(registered.event_id, registered.email)).id is null;
  if guest.id is null then
    return null;
  elsif private.normalise(p_email) <> guest.address then
    outcome := case
      when exists (select from private.corrections where registration_id = guest.id and remaining = 0)
        or private.has_many_registrations(p_email) then 'too_many_registrations'
      when (private.registration_of_address(p_event, p_email)).id is not null then 'email_taken'
      else 'corrected'
    end;
  end if;
  if outcome = 'corrected' then
    update private.corrections set remaining = remaining - 1 where registration_id = guest.id;
    perform private.end_links(guest);
    -- First, because a worker that holds the mail may need the key of the registration, which the update locks.
    perform private.queue_mail(guest, guest.state);
    update private.guests set email = p_email where registration_id = guest.id;
    perform private.note('registration', p_email);
  end if;
  return jsonb_build_object(
    'outcome', outcome, 'state', guest.state, 'full_name', guest.full_name, 'seats', guest.seats,
    'email', case outcome when 'corrected' then p_email else guest.email end
  );
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.correct_address is
  'Corrects the address of a registration in the browser in which it was made, ends the links of the old one, and queues the mail again. Answers null if it cannot be corrected there, or the registration with the outcome: found, corrected, email_taken or too_many_registrations.';

create or replace function private.erase_person(p_event text, p_email text) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  erased_registrations int;
  erased_invitations int;
begin
  delete from private.registrations where event_id = p_event and id in (
    select registration_id from private.guests where event_id = p_event and address = private.normalise(p_email)
    union all
    -- Cancelled, and can still be taken back; or the mail that says so has not been sent.
    select registration_id from private.withdrawn_guests where event_id = p_event and address = private.normalise(p_email)
    union all
    select registration_id from private.outbox
      where kind = 'cancelled' and private.normalise(email) = private.normalise(p_email)
  );
  get diagnostics erased_registrations = row_count;
  delete from private.personal_invitations
    where event_id = p_event
      and (
        id = (private.personal_invitation_of(p_event, p_email)).id
        or revoked_hash = private.hash_of(private.normalise(p_email))
      );
  get diagnostics erased_invitations = row_count;
  return erased_registrations + erased_invitations;
end
$$;

create or replace function public.erase_ended_registrations()
  returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  erased int := 0;
begin
  perform private.forget_recent();
  perform private.forget_links_asked_for('{}');
  perform private.forget_own_changes();
  perform private.forget_notices();
  -- By the real clock, whatever moment a site for demonstrations shows.
  for event in
    select * from private.events
      where ends_at + retention_days * interval '24 hours' <= now()
      order by id for no key update
  loop
    if private.kept_until(event) <= now() then
      erased := erased + private.erase(event.id);
    end if;
  end loop;
  return jsonb_build_object('erased', erased) || public.health();
end
$$;

create or replace function private.stored_about(p_address text, p_event text, p_id bigint) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'registrations', (
          select coalesce(jsonb_agg(jsonb_build_object(
              'event', guest.event_id, 'state', guest.state, 'full_name', guest.full_name, 'email', guest.email,
              'attendance', guest.attendance, 'persons', guest.persons, 'seats', guest.seats, 'locale', guest.locale,
              'notice_version', guest.notice_version, 'created_at', guest.created_at, 'arrived', guest.arrived,
              'walk_in', guest.walk_in, 'kept_until', private.kept_until(event),
              'mails', (
                select coalesce(jsonb_agg(private.facts_of(mail) order by mail.created_at), '[]')
                  from private.outbox as mail where mail.registration_id = guest.id
              )
            ) order by guest.event_id is distinct from p_event, guest.id), '[]')
            from private.registrations_and_guests as guest join private.events as event on event.id = guest.event_id
            where guest.state <> 'cancelled' and (guest.id = p_id or guest.address = p_address)
        ),
        'invitations', (
          select coalesce(jsonb_agg(jsonb_build_object(
              'event', answer.event_id, 'state', answer.state, 'full_name', answer.full_name, 'email', answer.email,
              'max_seats', answer.max_seats, 'seats', answer.seats, 'locale', answer.locale,
              'created_at', answer.created_at, 'declined_at', invitation.declined_at, 'revoked_at', invitation.revoked_at,
              'kept_until', private.kept_until(event),
              'mails', (
                select coalesce(jsonb_agg(private.facts_of(mail) order by mail.created_at), '[]')
                  from private.outbox as mail where mail.invitation_id = answer.id and mail.registration_id is null
              )
            ) order by answer.event_id), '[]')
            from private.answers as answer
            join private.personal_invitations as invitation on invitation.id = answer.id
            join private.events as event on event.id = answer.event_id
            where private.normalise(answer.email) = p_address or invitation.revoked_hash = private.hash_of(p_address)
        ),
        'cancellations', (
          select coalesce(jsonb_agg(jsonb_build_object(
              'event', gone.event_id, 'full_name', coalesce(mail.full_name, withdrawn.full_name),
              'email', coalesce(mail.email, withdrawn.email), 'withdrawn_at', withdrawn.withdrawn_at,
              'mail', case when mail.id is not null then private.facts_of(mail) end
            ) order by gone.id), '[]')
            from private.registrations as gone
            left join private.withdrawn_guests as withdrawn on withdrawn.registration_id = gone.id
            left join private.outbox as mail
              on mail.registration_id = gone.id and mail.kind = 'cancelled' and mail.email is not null
            where gone.state = 'cancelled'
              and (private.normalise(mail.email) = p_address or withdrawn.address = p_address)
        )
      )
  $$;
comment on function private.stored_about is
  'Everything that is stored about an address, in all events: registrations, that of p_event first; invitations, also revoked ones, of which only a hash is left; and cancellations that can be taken back, or whose mail has not been sent. p_id is a registration that may have no address.';

create or replace function public.edit_guest(
  p_organiser text, p_event text, p_id bigint, p_revision bigint, p_full_name text, p_email text, p_seats int,
  p_locale text, p_over boolean, p_mail boolean
) returns text language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  guest private.registrations_and_guests;
  is_other_address boolean;
begin
  perform private.set_mail(p_mail);
  guest := private.lock_guest(p_event, p_id);
  if guest.id is null then
    return 'gone';
  elsif guest.revision <> p_revision then
    return 'changed_meanwhile';
  end if;
  is_other_address := guest.address is distinct from private.normalise(p_email);
  if (guest.full_name, guest.email, guest.seats, guest.locale) is not distinct from (p_full_name, p_email, p_seats, p_locale) then
    return 'changed';
  elsif p_seats < guest.arrived then
    return 'arrived';
  elsif guest.attendance is not null and p_seats > 2 then
    raise exception 'registration_invalid' using errcode = 'PT400';
  elsif is_other_address and (private.registration_of_address(p_event, p_email)).id is not null then
    return 'email_taken';
  elsif is_other_address and (private.personal_invitation_of(p_event, guest.email)).id is not null then
    return 'invited';
  elsif guest.state = 'registered' and p_seats > guest.seats
    and not private.make_room(p_event, p_seats - guest.seats, p_over) then
    return 'capacity_full';
  end if;

  if is_other_address then
    perform private.end_links(guest);
    delete from private.corrections where registration_id = guest.id;
  end if;
  -- First, because a worker that holds the mail may need the key of the registration, which the update locks.
  if p_email is not null and (is_other_address or p_seats <> guest.seats) then
    perform private.queue_mail(guest, case when is_other_address then guest.state else 'changed' end);
  end if;
  -- The form that was sent before no longer says what is registered: sent again, it is not the same submission.
  update private.guests set full_name = p_full_name, email = p_email, submission_id = gen_random_uuid()
    where registration_id = guest.id;
  update private.registrations
    set locale = p_locale,
      attendance = case when attendance is not null then case p_seats when 2 then 'plusOne' else 'solo' end end,
      persons = case when persons is not null then p_seats end
    where id = guest.id;
  perform private.log(p_organiser, p_event, 'edit');
  perform private.promote(p_event);
  return 'changed';
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;

create or replace function private.erase_everywhere(p_organiser text, p_address text) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  event text;
  erased int;
  erased_in_all int := 0;
begin
  -- What somebody has typed, who need not be this person.
  delete from private.new_addresses where private.normalise(email) = p_address;
  delete from private.outbox where kind in ('links', 'address') and private.normalise(email) = p_address;
  for event in
    select id from private.events
      where exists (select from private.guests where event_id = events.id and address = p_address)
        or exists (select from private.invited_guests where event_id = events.id and address = p_address)
        or exists (
          select from private.personal_invitations
            where event_id = events.id and revoked_hash = private.hash_of(p_address)
        )
        or exists (select from private.withdrawn_guests where event_id = events.id and address = p_address)
        or exists (
          select from private.outbox as mail join private.registrations as gone on gone.id = mail.registration_id
            where gone.event_id = events.id and private.normalise(mail.email) = p_address
        )
      order by id for no key update
  loop
    erased := private.erase_person(event, p_address);
    if erased > 0 then
      perform private.log(p_organiser, event, 'erase', erased);
      perform private.promote(event);
    end if;
    erased_in_all := erased_in_all + erased;
  end loop;
  return erased_in_all;
end
$$;

create or replace function public.edit_invitation(
  p_organiser text,
  p_event text,
  p_id bigint,
  -- What the organiser saw, and what it shall be: full_name, email, locale and max_seats.
  p_seen jsonb,
  p_changed jsonb,
  p_send boolean,
  p_mail boolean
) returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  invited private.invited_guests;
  invitation private.personal_invitations;
  guest private.registrations_and_guests;
  new_email constant text := p_changed ->> 'email';
  is_other_address boolean;
  link text;
begin
  perform private.set_mail(p_mail);
  perform from private.events where id = p_event for no key update;
  select * into invited from private.invited_guests where invitation_id = p_id and event_id = p_event;
  select * into invitation from private.personal_invitations where id = invited.invitation_id;
  if invitation.id is null then
    return jsonb_build_object('outcome', 'gone');
  elsif p_seen is distinct from jsonb_build_object(
    'full_name', invited.full_name, 'email', invited.email, 'locale', invitation.locale, 'max_seats', invitation.max_seats
  ) then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  is_other_address := invited.address <> private.normalise(new_email);
  if is_other_address and (
    (private.personal_invitation_of(p_event, new_email)).id is not null
    or (private.registration_of_address(p_event, new_email)).id is not null
  ) then
    return jsonb_build_object('outcome', 'email_taken');
  end if;

  guest := private.registration_of_address(p_event, invited.email);
  if is_other_address then
    -- Whoever has the old address may open its links no more.
    delete from private.personal_invitation_tokens where invitation_id = invitation.id;
    perform private.forget_invitation_mail(invitation.id);
    if guest.id is not null then
      perform private.end_links(guest);
      update private.guests set email = new_email, submission_id = gen_random_uuid() where registration_id = guest.id;
    end if;
  end if;
  update private.invited_guests set full_name = p_changed ->> 'full_name', email = new_email
    where invitation_id = invitation.id;
  update private.personal_invitations
    set locale = p_changed ->> 'locale', max_seats = (p_changed ->> 'max_seats')::int
    where id = invitation.id;
  if is_other_address and p_send and public.mail_is_set_up() then
    if guest.id is not null then
      perform private.queue_mail(private.registration_of_address(p_event, new_email), guest.state);
    elsif invitation.declined_at is null then
      perform private.invite(array[invitation.id], 'invitation', true);
    end if;
  elsif is_other_address then
    link := private.new_personal_invitation_token(invitation.id);
  end if;
  perform private.log(p_organiser, p_event, 'edit_invitation');
  return jsonb_build_object('outcome', 'changed', 'token', link);
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'personal_invitation_invalid' using errcode = 'PT400';
end
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
