-- Invitations: guests whom the organiser invites by name, and the links with which they accept or decline.
--
-- An invitation and a registration belong together by event and e-mail address, which is unique in both tables. Whatever
-- writes invitations holds the lock of their event. Locks are taken in the order of 20261123120100.

create table private.invitations (
  id bigint generated always as identity primary key,
  event_id text not null references private.events,
  full_name text not null check (
    full_name = btrim(full_name) and char_length(full_name) between 1 and 200 and full_name !~ '[[:cntrl:]]'
  ),
  email text not null check (
    octet_length(email) = char_length(email) and char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'
  ),
  locale text not null check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$'),
  persons int not null check (persons > 0),
  created_at timestamptz not null default now(),
  declined_at timestamptz,
  revoked_at timestamptz
);
create unique index invitations_email_key on private.invitations (event_id, lower(email collate "C"));
comment on table private.invitations is
  'The guests who are invited to an event. Accepted: there is a registration of the address. Erased with the registrations.';
comment on column private.invitations.persons is 'For how many persons the guest may accept.';
comment on column private.invitations.declined_at is
  'When the guest declined, or cancelled a registration; null since they accepted.';
comment on column private.invitations.revoked_at is
  'When the organiser revoked it. It is kept, so that the same list of guests does not invite them again.';

create table private.invitation_tokens (
  hash bytea primary key,
  invitation_id bigint not null references private.invitations on delete cascade
);
create index invitation_tokens_invitation on private.invitation_tokens (invitation_id);
comment on table private.invitation_tokens is 'The links to invitations. A revoked invitation has none.';
comment on column private.invitation_tokens.hash is 'SHA-256 of the token.';

-- No policies, as for the other tables.
alter table private.invitations enable row level security;
alter table private.invitation_tokens enable row level security;

-- With the rights of the caller, because otherwise a view ignores the row-level security of its tables.
create view private.answers with (security_invoker = true) as
  select invitation.id, invitation.event_id, invitation.email, invitation.locale, invitation.created_at,
      coalesce(guest.full_name, invitation.full_name) as full_name,
      -- A guest who was registered for more persons may keep their places.
      greatest(invitation.persons, guest.seats) as persons,
      guest.id as registration_id,
      guest.state as registration_state,
      guest.seats,
      case
        when invitation.revoked_at is not null then 'revoked'
        when guest.id is not null then 'accepted'
        when invitation.declined_at is not null then 'declined'
        else 'silent'
      end as state
    from private.invitations as invitation
    left join private.registrations as guest
      on guest.event_id = invitation.event_id and lower(guest.email collate "C") = lower(invitation.email collate "C");
comment on view private.answers is 'Invitations, and what has become of them: silent, accepted, declined or revoked.';

alter table private.outbox
  alter column registration_id drop not null,
  add column invitation_id bigint references private.invitations on delete cascade,
  drop constraint outbox_kind_check,
  drop constraint outbox_secrets,
  add constraint outbox_kind_check check (
    kind in ('registered', 'waiting', 'promoted', 'changed', 'cancelled', 'message', 'invitation', 'reminder')
  ),
  add constraint outbox_subject check (
    case when kind in ('invitation', 'reminder') then registration_id is null and invitation_id is not null
      else registration_id is not null
    end
  ),
  add constraint outbox_secrets check (
    case
      when sent_at is not null or refused_at is not null then num_nonnulls(token, full_name, email) = 0
      -- An invited guest who has cancelled may accept again.
      when kind = 'cancelled' then num_nonnulls(full_name, email) = 2
      else token is not null and num_nonnulls(full_name, email) = 0
    end
  );
create index outbox_invitation on private.outbox (invitation_id);
comment on column private.outbox.invitation_id is
  'The invitation of the guest. A mail about a registration has it, too: it still has the address when the registration is cancelled.';
comment on column private.outbox.kind is
  'What the mail says: the state of the registration, how it changed, a message, an invitation, or a reminder of one.';

create view private.recipients with (security_invoker = true) as
  select mail.id as mail_id,
      coalesce(guest.event_id, invitation.event_id) as event_id,
      guest.state,
      coalesce(guest.locale, invitation.locale) as locale,
      coalesce(mail.full_name, guest.full_name, invitation.full_name) as full_name,
      coalesce(mail.email, guest.email, invitation.email) as email,
      coalesce(guest.seats, invitation.persons) as seats
    from private.outbox as mail
    left join private.registrations as guest on guest.id = mail.registration_id
    left join private.invitations as invitation on invitation.id = mail.invitation_id;
comment on view private.recipients is
  'To whom the mails of the outbox go, and the registration or invitation that they are about. A cancelled registration has no name any more: then the mail has it until it is sent, and an invitation has it.';

create function private.random_token() returns text language sql volatile set search_path = '' as $$
  -- A UUID alone has 122 random bits.
  select encode(substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 16), 'hex')
$$;
comment on function private.random_token is '128 random bits in hexadecimal.';

create or replace function private.new_token(p_registration bigint) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  token constant text := private.random_token();
begin
  insert into private.tokens (hash, registration_id) values (private.hash_of(token), p_registration);
  return token;
end
$$;

create function private.new_invitation_token(p_invitation bigint) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  token constant text := private.random_token();
begin
  insert into private.invitation_tokens (hash, invitation_id) values (private.hash_of(token), p_invitation);
  return token;
end
$$;
comment on function private.new_invitation_token is
  'Makes a token for an invitation, and stores its hash. Earlier tokens remain valid.';

create function private.invitation_of(p_event text, p_email text) returns private.invitations
  language sql stable security definer set search_path = '' as $$
    select * from private.invitations
      where event_id = p_event and lower(email collate "C") = lower(p_email collate "C")
  $$;
comment on function private.invitation_of is 'The invitation of an address to an event, also if it is revoked; null if there is none.';

create function private.add_mail(p_guest private.registrations, p_kind text, p_message bigint) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  invitation constant private.invitations := private.invitation_of(p_guest.event_id, p_guest.email);
  is_cancelled constant boolean := p_kind = 'cancelled';
begin
  insert into private.outbox (registration_id, invitation_id, kind, message_id, full_name, email, token)
    values (
      p_guest.id, invitation.id, p_kind, p_message,
      case when is_cancelled then p_guest.full_name end,
      case when is_cancelled then p_guest.email end,
      case
        when invitation.id is not null and invitation.revoked_at is null then private.new_invitation_token(invitation.id)
        when not is_cancelled then private.new_token(p_guest.id)
      end
    );
end
$$;
comment on function private.add_mail is
  'Adds a mail about a registration. The link of an invited guest leads to the invitation. A cancelled registration has no link.';

create function private.forget_invitation_mail(p_invitation bigint) returns void
  language sql volatile security definer set search_path = '' as $$
    delete from private.outbox
      where invitation_id = p_invitation and kind in ('invitation', 'reminder') and sent_at is null
  $$;
comment on function private.forget_invitation_mail is 'Deletes the invitation and the reminders that have not been sent.';

create or replace function private.queue_mail(p_guest private.registrations, p_kind text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.outbox
    where registration_id = p_guest.id and sent_at is null and (kind <> 'message' or p_kind = 'cancelled');
  -- A guest who has answered needs no reminder.
  perform private.forget_invitation_mail((private.invitation_of(p_guest.event_id, p_guest.email)).id);
  if (select mail from private.settings) then
    perform private.add_mail(p_guest, p_kind, null);
  end if;
end
$$;

create or replace function private.cancel(p_guest private.registrations) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.queue_mail(p_guest, 'cancelled');
  update private.registrations set state = 'cancelled', submission_id = null, full_name = null, email = null
    where id = p_guest.id;
  update private.invitations set declined_at = now()
    where event_id = p_guest.event_id and lower(email collate "C") = lower(p_guest.email collate "C");
end
$$;

create or replace function public.send_message(p_event text, p_subject jsonb, p_text jsonb)
  returns int language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  new_message bigint;
  queued int;
begin
  perform private.require_mail();
  perform from private.events where id = p_event for no key update;
  if not found then
    return 0;
  end if;
  insert into private.messages (event_id, subject, text) values (p_event, p_subject, p_text)
    returning id into new_message;
  perform private.add_mail(guest, 'message', new_message) from private.registrations as guest
    where event_id = p_event and state <> 'cancelled' and email is not null order by id;
  get diagnostics queued = row_count;
  return queued;
end
$$;

create function private.invite(p_invitations bigint[], p_kind text, p_send boolean) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  invited jsonb;
begin
  with link as materialized (
    select invitation.*, private.new_invitation_token(invitation.id) as token
      from private.invitations as invitation where id = any (p_invitations)
  ), queued as (
    insert into private.outbox (invitation_id, kind, token) select id, p_kind, token from link where p_send order by id
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'full_name', full_name, 'email', email, 'locale', locale, 'persons', persons,
      'token', case when not p_send then token end
    ) order by id), '[]') into invited
    from link;
  return invited;
end
$$;
comment on function private.invite is
  'Makes a link for each invitation: queues a mail with it, or answers it. The caller holds the lock of the event.';

create function public.create_invitations(p_facts jsonb, p_guests jsonb, p_send boolean)
  returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  event private.events;
  new_invitations bigint[];
  revoked_before int;
  linked bigint[];
begin
  if p_send then
    perform private.require_mail();
  end if;
  event := private.follow_build(p_facts);
  select count(*) into revoked_before
    from jsonb_to_recordset(p_guests) as guest(email text)
    join private.invitations as invitation
      on event_id = event.id and lower(invitation.email collate "C") = lower(guest.email collate "C")
    where revoked_at is not null;
  with created as (
    insert into private.invitations (event_id, full_name, email, locale, persons)
      select event.id, full_name, email, locale, persons
        from jsonb_to_recordset(p_guests) as guest(full_name text, email text, locale text, persons int)
      on conflict do nothing
      returning id
  )
  select coalesce(array_agg(id), '{}') into new_invitations from created;
  -- A mail asks whether the guest will come.
  linked := array(
    select id from private.answers where id = any (new_invitations) and (state = 'silent' or not p_send)
  );
  return jsonb_build_object(
    'created', private.invite(linked, 'invitation', p_send),
    'existing', jsonb_array_length(p_guests) - cardinality(new_invitations) - revoked_before,
    'revoked', revoked_before,
    'registered', cardinality(new_invitations) - cardinality(linked)
  );
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation then
    raise exception 'invitation_invalid' using errcode = 'PT400';
end
$$;
comment on function public.create_invitations is
  'Invites those of a list who have no invitation yet, each with a new link. Answers {"created": [guest with token], "existing": n, "revoked": n, "registered": n}. With p_send the links are mailed, and token is null; those who are registered or wait already get no mail, and only registered counts them.';

create function public.remind_invitations(p_event text, p_send boolean)
  returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
begin
  if p_send then
    perform private.require_mail();
  end if;
  perform from private.events where id = p_event for no key update;
  return private.invite(
    array(
      select id from private.answers as invitation
        where event_id = p_event
          and state = 'silent'
          -- Their mail has not been sent yet, or they have just had a reminder.
          and not (
            p_send and exists (
              select from private.outbox
                where invitation_id = invitation.id
                  and (
                    (sent_at is null and refused_at is null)
                    or (kind = 'reminder' and sent_at > now() - interval '24 hours')
                  )
            )
          )
    ),
    'reminder', p_send
  );
end
$$;
comment on function public.remind_invitations is
  'Makes a new link for everybody who has not answered; earlier links remain valid. Answers the list of them as create_invitations() does. With p_send the links are mailed, and nobody gets two reminders within 24 hours.';

create function public.revoke_invitation(p_event text, p_email text)
  returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  guest private.registrations;
  revoked_invitation bigint;
begin
  guest := private.lock_registration(p_event, p_email);
  update private.invitations set revoked_at = now()
    where id = (private.invitation_of(p_event, p_email)).id and revoked_at is null
    returning id into revoked_invitation;
  if not found then
    return jsonb_build_object('revoked', 0, 'cancelled', 0);
  end if;
  delete from private.invitation_tokens where invitation_id = revoked_invitation;
  perform private.forget_invitation_mail(revoked_invitation);
  if guest.id is not null then
    delete from private.tokens where registration_id = guest.id;
    perform private.cancel(guest);
    perform private.promote(p_event);
  end if;
  return jsonb_build_object('revoked', 1, 'cancelled', (guest.id is not null)::int);
end
$$;
comment on function public.revoke_invitation is
  'Ends all links of a guest for an event, and cancels their registration with the usual mail. Answers how many invitations were revoked and registrations cancelled: each 1 or 0.';

create function public.list_invitations(p_event text)
  returns table (
    full_name text, email text, locale text, persons int, state text, places int, created_at timestamptz
  )
  language sql stable security definer set search_path = '' as $$
    select full_name, email, locale, persons, state, seats, created_at from private.answers
      where event_id = p_event order by id
  $$;
comment on function public.list_invitations is
  'The invitations of an event, with their state: silent, accepted, declined or revoked. Places are those of a registration, or null.';

create function public.find_invitation(p_token text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'event', event.id, 'full_name', invitation.full_name, 'email', invitation.email, 'persons', invitation.persons,
        'locale', invitation.locale, 'state', invitation.state, 'seats', invitation.seats,
        'waiting', invitation.registration_state is not distinct from 'waiting', 'taken', event.seats_taken
      )
      from private.invitation_tokens as link
      join private.answers as invitation on invitation.id = link.invitation_id
      join private.events as event on event.id = invitation.event_id
      where link.hash = private.hash_of(p_token)
        and not private.is_past(event.as_of, event.ends_at)
  $$;
comment on function public.find_invitation is
  'The invitation of a link, with the name and the seats of the registration if there is one; null if the link is unknown or revoked, or the event is over. persons is the most that the guest may choose, and taken the seats of the event that are taken.';

create function private.refusal_of(p_event private.events, p_seats int) returns text
  language sql stable set search_path = '' as $$
    -- The same order as in register() and in src/registration/availability.ts.
    select case
      when p_event.availability = 'closed' then 'registration_closed'
      when p_event.availability = 'full' then 'capacity_full'
      when not private.is_past(p_event.as_of, p_event.opens_at) and p_event.opens_at is not null then 'registration_not_open'
      when private.is_past(p_event.as_of, p_event.closes_at) then 'registration_closed'
      when p_event.seats_taken + p_seats > p_event.capacity then 'capacity_full'
    end
  $$;
comment on function private.refusal_of is 'Why an event has no further seats for an invited guest; null if it has.';

create function private.cancels_within(p_invitation bigint, p_time interval) returns bigint
  language sql stable security definer set search_path = '' as $$
    select count(*) from private.outbox
      where invitation_id = p_invitation and kind = 'cancelled' and created_at > now() - p_time
  $$;
comment on function private.cancels_within is
  'How often a guest has cancelled what they accepted, in the time before now. Only those with a mail are counted.';

create function public.answer_invitation(
  p_facts jsonb,
  p_token text,
  p_full_name text,
  -- 0 declines, or cancels.
  p_persons int,
  p_locale text,
  p_submission_id uuid,
  p_notice_version text,
  p_mail boolean
) returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  event private.events;
  invitation private.answers;
  guest private.registrations;
  refusal text;
  outcome text := 'changed';
begin
  if p_persons is null or p_persons < 0 then
    raise exception 'registration_invalid' using errcode = 'PT400';
  end if;
  perform private.set_mail(p_mail);
  if public.find_invitation(p_token) ->> 'event' is distinct from p_facts ->> 'id' then
    return null;
  end if;
  event := private.follow_build(p_facts);
  -- Only now: while this transaction waited, another one may have revoked or erased the invitation.
  if public.find_invitation(p_token) is null then
    return null;
  end if;
  select * into invitation from private.answers
    where id = (select invitation_id from private.invitation_tokens where hash = private.hash_of(p_token));
  select * into guest from private.registrations where id = invitation.registration_id;

  if p_persons = 0 then
    if guest.id is not null then
      outcome := 'cancelled';
      perform private.cancel(guest);
    else
      -- A guest whose answer was lost sends the form again.
      outcome := case when private.cancels_within(invitation.id, '1 minute') > 0 then 'cancelled' else 'declined' end;
      update private.invitations set declined_at = now() where id = invitation.id and declined_at is null;
      perform private.forget_invitation_mail(invitation.id);
    end if;
    perform private.promote(event.id);
    return public.find_invitation(p_token) || jsonb_build_object('outcome', outcome);
  end if;

  if p_persons > invitation.persons then
    refusal := 'too_many';
  elsif exists (
    select from private.registrations
      where event_id = event.id and submission_id = p_submission_id and id is distinct from guest.id
  ) then
    refusal := 'submission_conflict';
  -- Against strangers who have the link, as the limit of register().
  elsif guest.id is null and private.cancels_within(invitation.id, '1 hour') >= 10 then
    refusal := 'too_many_registrations';
  elsif guest.id is null or p_persons > guest.seats then
    refusal := private.refusal_of(event, p_persons - case guest.state when 'registered' then guest.seats else 0 end);
  end if;

  if refusal is not null then
    outcome := refusal;
  elsif guest.id is null then
    outcome := 'registered';
    update private.invitations set declined_at = null where id = invitation.id;
    insert into private.registrations (
      event_id, submission_id, full_name, email, persons, locale, notice_version
    ) values (
      event.id, p_submission_id, p_full_name, invitation.email, p_persons, p_locale, p_notice_version
    ) returning * into guest;
    perform private.queue_mail(guest, 'registered');
  elsif (guest.full_name, guest.seats) is distinct from (p_full_name, p_persons) then
    -- First, because a worker that holds the mail may need the key of the registration, which the update locks.
    perform private.queue_mail(guest, 'changed');
    update private.registrations set full_name = p_full_name, attendance = null, persons = p_persons
      where id = guest.id;
    perform private.promote(event.id);
  elsif guest.submission_id = p_submission_id then
    -- A guest whose answer was lost sends the form again.
    outcome := 'registered';
  end if;
  return public.find_invitation(p_token) || jsonb_build_object('outcome', outcome);
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.answer_invitation is
  'Accepts an invitation, changes what was accepted, cancels or declines. Answers null for an unknown link, or as find_invitation() with the outcome: registered, changed, cancelled, declined, too_many, submission_conflict, too_many_registrations, registration_not_open, registration_closed or capacity_full.';

drop function public.claim_mail();
create function public.claim_mail()
  returns table (
    id uuid, attempt int, kind text, event text, state text, locale text, full_name text, email text, seats int,
    token text, link text, subject text, message text, others text[]
  )
  language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  claimed private.outbox;
begin
  -- One claim at a time, until the end of the transaction: two at once would count the same mails of the last hour.
  perform pg_advisory_xact_lock(hashtext('private.outbox'));
  with claimed_before as materialized (
    select lower(recipient.email collate "C") as address, count(*) as mails
      from private.outbox as mail join private.recipients as recipient on recipient.mail_id = mail.id
      where mail.claimed_at > now() - interval '1 hour'
      group by address
  )
  select mail.* into claimed
    from private.outbox as mail
    join private.recipients as recipient on recipient.mail_id = mail.id
    join private.events as event on event.id = recipient.event_id
    left join claimed_before on claimed_before.address = lower(recipient.email collate "C")
    where mail.sent_at is null
      and mail.refused_at is null
      and mail.due_at <= now()
      -- After the event, only a message of the organiser is of use; and the last mail of a cancelled registration, which is
      -- the only place that still has its name and address.
      and (mail.kind in ('message', 'cancelled') or not private.is_past(event.as_of, event.ends_at))
      -- At most three mails to one address within an hour, against strangers who register somebody else. A further
      -- attempt of a mail that was claimed within the hour is not another mail.
      and coalesce(claimed_before.mails, 0) - coalesce(mail.claimed_at > now() - interval '1 hour', false)::int < 3
    -- New mails first: those that failed before must not delay them.
    order by mail.attempts, mail.due_at
    limit 1
    -- Only the mail is locked, and nothing is waited for: a change or an erasure of a registration holds its event, and
    -- waits for this mail.
    for update of mail skip locked;
  if not found then
    return;
  end if;
  -- The lease is longer than a worker lives after its claim. If the worker is killed, the mail is due again afterwards.
  update private.outbox
    set attempts = attempts + 1, claimed_at = now(), due_at = now() + interval '2 minutes'
    where outbox.id = claimed.id;
  return query
    select claimed.id, claimed.attempts + 1, claimed.kind, recipient.event_id, recipient.state, recipient.locale,
        recipient.full_name, recipient.email, recipient.seats,
        -- After the event, no link is valid.
        case when not private.is_past(event.as_of, event.ends_at) then claimed.token end,
        case
          when exists (select from private.tokens where hash = private.hash_of(claimed.token)) then 'registration'
          when claimed.invitation_id is not null then 'invitation'
          else 'registration'
        end,
        private.text_in(written.subject, recipient.locale), private.text_in(written.text, recipient.locale),
        array(
          select other.event_id from private.registrations as other
            where lower(other.email collate "C") = lower(recipient.email collate "C")
              and other.event_id <> recipient.event_id
              and other.state = 'registered'
            order by other.event_id
        )
      from private.recipients as recipient
      join private.events as event on event.id = recipient.event_id
      left join private.messages as written on written.id = claimed.message_id
      where recipient.mail_id = claimed.id;
end
$$;
comment on function public.claim_mail is
  'Gives the next mail that is due to one worker, for two minutes. No row means that none is due. link says what the token leads to, or whether a guest without a token was invited.';

create or replace function public.list_mail()
  returns table (event text, kind text, state text, fault text, status int, mails int)
  language sql stable security definer set search_path = '' as $$
    select recipient.event_id, mail.kind, case when mail.refused_at is null then 'waiting' else 'refused' end, mail.fault,
        mail.status, count(*)::int
      from private.outbox as mail join private.recipients as recipient on recipient.mail_id = mail.id
      where mail.sent_at is null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  $$;

create or replace function public.erase_registration(p_event text, p_email text)
  returns int language plpgsql volatile security definer set search_path = '' as $$
declare
  erased_registrations int;
  erased_invitations int;
begin
  perform from private.events where id = p_event for no key update;
  delete from private.registrations as guest
    where guest.event_id = p_event
      and (
        lower(guest.email collate "C") = lower(p_email collate "C")
        -- Cancelled, and the mail that says so has not been sent.
        or exists (
          select from private.outbox as mail
            where mail.registration_id = guest.id and lower(mail.email collate "C") = lower(p_email collate "C")
        )
      );
  get diagnostics erased_registrations = row_count;
  delete from private.invitations where event_id = p_event and lower(email collate "C") = lower(p_email collate "C");
  get diagnostics erased_invitations = row_count;
  perform private.promote(p_event);
  return erased_registrations + erased_invitations;
end
$$;
comment on function public.erase_registration is
  'Erases what is stored of an address for an event, without a mail, and frees the places. Answers how many registrations and invitations were erased.';

create or replace function private.erase(p_events text[]) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  erased int;
begin
  with gone as (
    delete from private.registrations where event_id = any (p_events) returning state
  )
  select count(*) filter (where state <> 'cancelled') into erased from gone;
  delete from private.invitations where event_id = any (p_events);
  delete from private.messages where event_id = any (p_events);
  return erased;
end
$$;
comment on function private.erase is
  'Erases all registrations and invitations of events, with their links, mails and messages. The caller holds the locks of the events. Answers how many registrations had not been cancelled.';

drop function public.list_events();
create function public.list_events()
  returns table (
    event text, ends_at timestamptz, retention_days int, capacity int, taken int, registrations int, waiting int,
    waiting_list boolean, invitations int, unsent int
  )
  language sql stable security definer set search_path = '' as $$
    select event.id, event.ends_at, event.retention_days, event.capacity, event.seats_taken,
        (select count(*)::int from private.registrations where event_id = event.id and state = 'registered'),
        (select count(*)::int from private.registrations where event_id = event.id and state = 'waiting'),
        event.waiting_list,
        (select count(*)::int from private.invitations where event_id = event.id),
        (
          select count(*)::int
            from private.outbox as mail join private.registrations as guest on guest.id = mail.registration_id
            where guest.event_id = event.id and mail.email is not null
        )
      from private.events as event
      order by event.ends_at, event.id
  $$;
comment on function public.list_events is
  'Every event that ever took registrations or has invitations, also one that is no longer in the content. Invitations include revoked ones. unsent is how many cancelled registrations still have a name and an address, in a mail that has not been sent.';

-- PostgreSQL lets everyone execute a new function, and Supabase grants it to anon and authenticated by name as well.
revoke all on function
  private.random_token, private.new_invitation_token, private.invitation_of, private.add_mail, private.forget_invitation_mail,
  private.invite, private.refusal_of, private.cancels_within,
  public.create_invitations, public.remind_invitations, public.revoke_invitation, public.list_invitations,
  public.find_invitation, public.answer_invitation, public.claim_mail, public.list_events
  from public, anon, authenticated;
grant execute on function
  public.create_invitations, public.remind_invitations, public.revoke_invitation, public.list_invitations,
  public.find_invitation, public.answer_invitation, public.claim_mail, public.list_events
  to service_role;
