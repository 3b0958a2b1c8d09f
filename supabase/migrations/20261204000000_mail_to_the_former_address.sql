-- A registration that moves to another address tells the former one. A moved event is told of again before it begins. An
-- event that was called off is not nearly full. organiser_guests() has no times any more: nobody read them.

alter table private.outbox drop constraint outbox_kind_check;
alter table private.outbox add constraint outbox_kind_check check (
    kind in (
      'registered', 'waiting', 'promoted', 'changed', 'cancelled', 'message', 'invitation', 'reminder', 'upcoming', 'links',
      'address', 'moved'
    )
);
alter table private.outbox drop constraint outbox_secrets;
alter table private.outbox add constraint outbox_secrets check (
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
);
drop index private.outbox_one_state;
create unique index outbox_one_state on private.outbox (registration_id)
  where sent_at is null and kind not in ('message', 'address', 'moved');
comment on column private.outbox.kind is
  'What the mail says: the state of the registration, how it changed, that its event is soon (upcoming), a message, an invitation, or a reminder of one; or links to everything that an address has (links), that a new address is to be confirmed (address), or, to the former address, that it was (moved).';
comment on column private.outbox.full_name is
  'Only for kind cancelled, whose registration has no name any more; for kind moved, whose registration may soon have none; and for a test. Erased when the mail is sent or refused for good.';

create or replace function private.forget_unsent_mail(p_guest private.registrations_and_guests) returns void
  language sql volatile security definer set search_path = '' as $$
    delete from private.outbox where registration_id = p_guest.id and sent_at is null and kind <> 'moved'
  $$;
comment on function private.forget_unsent_mail is
  'Deletes the mails about a registration that have not been sent. A former address is still told that it is one.';

create or replace function private.queue_mail(p_guest private.registrations_and_guests, p_kind text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.outbox
    where registration_id = p_guest.id and sent_at is null and kind not in ('message', 'address', 'moved');
  -- A guest who has answered needs no reminder.
  perform private.forget_invitation_mail((private.personal_invitation_of(p_guest.event_id, p_guest.email)).id);
  if public.mail_is_set_up() then
    perform private.add_mail(p_guest, p_kind, null);
  end if;
end
$$;
comment on function private.queue_mail is
  'Queues a mail about a registration, in place of those that have not been sent. Without mail, it only deletes those.';

create or replace function public.claim_mail()
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

create or replace function private.concerns_organisers(p_mail private.outbox) returns boolean
  language sql stable set search_path = '' as $$
    select p_mail.kind <> 'links'
      and coalesce(p_mail.kind not in ('cancelled', 'moved') or p_mail.refused_at > now() - interval '1 day', true)
  $$;
comment on function private.concerns_organisers is
  'Whether organisers are told that a mail has not been sent. Nobody can try a mail again that says that a registration is cancelled or has moved, and was refused for good: its address is erased. So they are told of it for a day.';

create or replace function private.to_tell_of_upcoming(p_event text, p_limit int) returns setof private.registrations_and_guests
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

create or replace function public.confirm_address(p_token text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
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
  elsif (private.personal_invitation_of(guest.event_id, guest.email)).id is not null then
    -- Invited since then: an invitation is not transferable.
    return public.find_registration(p_token) || jsonb_build_object('outcome', 'changed_meanwhile');
  elsif (private.registration_of_address(guest.event_id, new_address.email)).id is not null then
    return public.find_registration(p_token) || jsonb_build_object('outcome', 'email_taken');
  end if;
  perform private.end_links(guest);
  delete from private.corrections where registration_id = guest.id;
  -- Whoever reads the former mailbox may know nothing of this, and has links that have just ended.
  if public.mail_is_set_up() and guest.email is not null then
    insert into private.outbox (registration_id, kind, full_name, email)
      values (guest.id, 'moved', guest.full_name, guest.email);
  end if;
  update private.guests set email = new_address.email, submission_id = gen_random_uuid() where registration_id = guest.id;
  insert into private.tokens (hash, registration_id) values (private.hash_of(p_token), guest.id);
  -- So that the new mailbox has what the one before had: the link until the event ends, the way, and the calendar.
  select * into guest from private.registrations_and_guests where id = guest.id;
  perform private.queue_mail(guest, guest.state);
  return public.find_registration(p_token) || jsonb_build_object('outcome', 'confirmed');
end
$$;
comment on function public.confirm_address is
  'Gives a registration the address to which the link was sent, ends all its other links, and queues its confirmation and a mail to the former address. Answers null, or as find_registration() with the outcome: confirmed, changed_meanwhile or email_taken.';

create or replace function public.organiser_guests(p_event text, p_since bigint) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'revision', list.revision,
        'capacity', event.capacity, 'taken', event.taken,
        'pending', (
          select coalesce(jsonb_object_agg(pending.registration_id, pending.due_at), '{}')
            from private.pending_cancellations as pending
            join private.registrations as registration on registration.id = pending.registration_id
            where registration.event_id = event.id and registration.state <> 'cancelled'
        ),
        'guests', case when p_since is distinct from list.revision then (
          select coalesce(jsonb_agg(jsonb_build_object(
              'id', guest.id::text, 'revision', guest.revision, 'name', guest.full_name, 'email', guest.email,
              'state', guest.state, 'seats', guest.seats, 'arrived', guest.arrived, 'locale', guest.locale,
              'created_at', guest.created_at, 'walk_in', guest.walk_in, 'unsent', unsent.registration_id is not null
            ) order by guest.id), '[]')
            from private.registrations_and_guests as guest
            left join (
              select distinct registration_id from private.outbox
                where sent_at is null and (fault is not null or refused_at is not null) and kind <> 'moved'
            ) as unsent on unsent.registration_id = guest.id
            where guest.event_id = event.id and guest.state <> 'cancelled'
        ) end
      )
      from private.events as event
      cross join lateral (
        -- A guest who is erased leaves no revision, but is not counted any more.
        select private.last_revision(event.id) * 100000 + count(*) as revision
          from private.registrations where event_id = event.id and state <> 'cancelled'
      ) as list
      where event.id = p_event
  $$;
comment on function public.organiser_guests is
  'The numbers of an event, when pending cancellations are due, and all guests in the order of registration; null in place of the guests if none has changed since a revision. unsent: the last attempt to send a mail failed. Null for an unknown event.';

create or replace function public.retry_mail(p_organiser text, p_event text) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  again int;
  refused record;
  guest private.registrations_and_guests;
  new_email text;
begin
  perform from private.events where id = p_event for no key update;
  update private.outbox as mail set due_at = now()
    from private.recipients as recipient
    where recipient.mail_id = mail.id and recipient.event_id = p_event
      and mail.sent_at is null and mail.refused_at is null and mail.fault is not null
      -- Not one that a worker is about to send.
      and mail.claimed_at < now() - interval '2 minutes';
  get diagnostics again = row_count;
  -- A mail that was refused for good has lost its link: a new one takes its place.
  for refused in
    delete from private.outbox as mail using private.recipients as recipient
      where recipient.mail_id = mail.id and recipient.event_id = p_event
        and mail.refused_at is not null and recipient.email is not null and mail.kind not in ('cancelled', 'moved')
      returning mail.registration_id, mail.invitation_id, mail.kind, mail.message_id
  loop
    select * into guest from private.registrations_and_guests where id = refused.registration_id;
    if refused.kind = 'address' then
      select email into new_email from private.new_addresses where registration_id = guest.id;
      continue when not found;
      perform private.ask_to_confirm(guest.id, new_email);
    elsif guest.id is null and refused.kind = 'message' then
      perform private.add_message_to_silent(refused.invitation_id, refused.message_id);
    elsif guest.id is null then
      perform private.invite(array[refused.invitation_id], refused.kind, true);
    elsif guest.state <> 'cancelled' then
      perform private.add_mail(guest, case when refused.kind = 'message' then 'message' else guest.state end, refused.message_id);
    end if;
    again := again + 1;
  end loop;
  if again > 0 then
    perform private.log(p_organiser, p_event, 'retry', again);
  end if;
  return again;
end
$$;
comment on function public.retry_mail is
  'Tries the mails of an event again that have failed, also those that were refused for good. Answers how many.';

create or replace function private.erase_everywhere(p_organiser text, p_address text) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  event text;
  erased int;
  erased_in_all int := 0;
begin
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
  -- What somebody has typed, who need not be this person. Last, because whoever holds a mail waits for nothing.
  delete from private.new_addresses where private.normalise(email) = p_address;
  delete from private.outbox where kind in ('links', 'address', 'moved') and private.normalise(email) = p_address;
  return erased_in_all;
end
$$;
comment on function private.erase_everywhere is
  'Erases everything about an address, in all events, without a mail, and frees the seats. Answers how many registrations and invitations were erased.';

create or replace function private.is_nearly_full(p_event private.events) returns boolean
  language sql stable set search_path = '' as $$
    -- The same as in src/site/features/organisers/attention.ts.
    select not p_event.called_off and p_event.capacity > 0 and p_event.taken >= 0.9 * p_event.capacity
      and p_event.ends_at > now() and not private.is_past(p_event.as_of, p_event.ends_at)
  $$;

-- All functions that the site calls have the same settings (supabase/schemas/9_privileges.sql).
do $$
declare
  signature regprocedure;
begin
  for signature in
    select oid from pg_catalog.pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef and proname <> 'erase_ended_registrations'
  loop
    execute format('alter function %s set statement_timeout = ''3s''', signature);
    execute format('alter function %s set lock_timeout = ''3s''', signature);
    execute format('alter function %s set default_transaction_isolation = ''read committed''', signature);
  end loop;
end
$$;
