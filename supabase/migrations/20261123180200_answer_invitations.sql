-- Invited guests answer with their link. Their mails are sent, and their invitations erased, with the registrations.

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
  private.refusal_of, private.cancels_within, public.find_invitation, public.answer_invitation, public.claim_mail,
  public.list_events
  from public, anon, authenticated;
grant execute on function
  public.find_invitation, public.answer_invitation, public.claim_mail, public.list_events
  to service_role;
