-- Waiting lists, and the functions with which guests and organisers change and cancel registrations.
--
-- Locks are taken in this order, so that no two transactions wait for each other: the settings (only if they change),
-- the event (several in the order of their ids), its registrations, their mails. Whoever holds a mail waits for nothing.

alter table private.events add column waiting_list boolean not null default false;
comment on column private.events.waiting_list is 'Whether visitors may wait for a place when no place is left.';
alter table private.events add column content_capacity int;
comment on column private.events.content_capacity is
  'What the content says. The capacity is more while more seats are taken, because nobody loses a place.';

create function private.next_waiting(p_event text) returns bigint
  language sql stable security definer set search_path = '' as $$
    select guest.id
      from private.events as event join private.registrations as guest on guest.event_id = event.id
      where event.id = p_event
        and event.availability is null
        and not private.is_past(event.as_of, event.closes_at)
        and guest.state = 'waiting'
        and guest.seats <= event.capacity - event.seats_taken
        -- They would not learn that they have a place.
        and (select mail from private.settings)
      order by guest.id
      limit 1
  $$;
comment on function private.next_waiting is
  'The registration that moves up next: of those that fit, the one that waits longest. Null if nobody moves up.';

create function private.promote(p_event text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  guest private.registrations;
begin
  -- A place that is too many for the content is not given to anybody again.
  update private.events set capacity = greatest(content_capacity, seats_taken)
    where id = p_event and content_capacity < capacity and seats_taken < capacity;
  loop
    update private.registrations set state = 'registered'
      where id = (select private.next_waiting(p_event))
      returning * into guest;
    exit when not found;
    perform private.queue_mail(guest, 'promoted');
  end loop;
end
$$;
comment on function private.promote is 'Lowers the capacity to that of the content as places become free, and moves up whoever waits and fits. The caller holds the lock of the event.';

create or replace function private.follow_build(p_facts jsonb)
  returns private.events language plpgsql volatile security definer set search_path = '' as $$
declare
  facts constant private.events := jsonb_populate_record(null::private.events, p_facts);
  event private.events;
begin
  -- A fact without a column would be lost without a word. This is the error of a missing migration.
  if not to_jsonb(facts) ?& array(select jsonb_object_keys(p_facts)) then
    raise exception 'unknown_fact' using errcode = 'undefined_column';
  end if;
  -- Comparisons and greatest() ignore null: missing facts would be taken for old ones, or for a full event.
  if facts.id is null or facts.built_at is null or facts.capacity is null then
    raise exception 'registration_invalid' using errcode = 'PT400';
  end if;

  -- One guest at a time. Each of the next statements sees what was committed before it began. One statement that locks
  -- and counts would count what there was before it waited.
  select * into event from private.events where id = facts.id for no key update;
  if not found then
    insert into private.events (
      id, built_at, as_of, capacity, content_capacity, opens_at, closes_at, ends_at, availability, waiting_list,
      retention_days
    ) values (
      facts.id, facts.built_at, facts.as_of, facts.capacity, facts.capacity, facts.opens_at, facts.closes_at, facts.ends_at,
      facts.availability, coalesce(facts.waiting_list, false), coalesce(facts.retention_days, 30)
    ) on conflict do nothing;
    select * into event from private.events where id = facts.id for no key update;
  end if;

  if facts.built_at > event.built_at then
    update private.events
      set built_at = facts.built_at,
        as_of = facts.as_of,
        capacity = greatest(facts.capacity, seats_taken),
        content_capacity = facts.capacity,
        opens_at = facts.opens_at,
        closes_at = facts.closes_at,
        ends_at = facts.ends_at,
        availability = facts.availability,
        waiting_list = coalesce(facts.waiting_list, false),
        retention_days = coalesce(facts.retention_days, 30)
      where id = facts.id;
  end if;
  perform private.promote(facts.id);
  select * into event from private.events where id = facts.id;
  return event;
end
$$;
comment on function private.follow_build(jsonb) is
  'Locks an event, updates it with the facts of a build unless they are older than its own, and moves up whoever fits.';

drop function public.register(jsonb, uuid, text, text, text, int, text, text, boolean);
drop function public.register(jsonb, uuid, text, text, text, int, text, text);
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
  p_mail boolean default null,
  -- Whether the visitor wants to wait if no place is left; null: the caller knows no waiting lists.
  p_waiting boolean default null
) returns text language plpgsql volatile security definer
  set search_path = ''
  -- How long a guest waits, in a queue too. The Netlify Function waits longer. PostgREST (from 12.2) sets
  -- statement_timeout and the isolation level for the whole transaction, before it calls the function.
  set statement_timeout = '3s'
  -- For callers that do not do so. PostgreSQL counts it anew for each lock.
  set lock_timeout = '3s'
  -- Stricter levels would read what there was before the lock.
  set default_transaction_isolation = 'read committed'
as $$
declare
  event private.events;
  earlier private.registrations;
  guest private.registrations;
  at timestamptz;
  new_state text := 'registered';
begin
  perform private.set_mail(p_mail);
  event := private.follow_build(p_facts);

  -- A guest whose answer was lost sends the form again. The answer stays the same, even if the event is full by now.
  select * into earlier from private.registrations where event_id = event.id and submission_id = p_submission_id;
  if found then
    if (earlier.full_name, lower(earlier.email collate "C"), earlier.attendance, earlier.persons)
      is distinct from (p_full_name, lower(p_email collate "C"), p_attendance, p_persons) then
      return 'submission_conflict';
    end if;
    return earlier.state;
  end if;

  -- Before the capacity: a registered guest should read that they are registered, not that the event is full.
  if exists (
    select from private.registrations
      where event_id = event.id and lower(email collate "C") = lower(p_email collate "C")
  ) then
    return 'email_taken';
  end if;

  -- The same order as in src/registration/availability.ts.
  at := coalesce(event.as_of, now());
  if event.availability = 'closed' then
    return 'registration_closed';
  elsif event.availability = 'full' then
    return 'capacity_full';
  elsif at < event.opens_at then
    return 'registration_not_open';
  elsif at >= event.closes_at then
    return 'registration_closed';
  elsif event.seats_taken + private.seats_of(p_attendance, p_persons) > event.capacity then
    if p_waiting is null or not event.waiting_list or not (select mail from private.settings) then
      return 'capacity_full';
    elsif not p_waiting then
      return 'may_wait';
    end if;
    new_state := 'waiting';
  end if;

  -- Against strangers who register somebody else for everything. Two registrations at the same moment may exceed it.
  if 10 <= (
    select count(*) from private.registrations
      where lower(email collate "C") = lower(p_email collate "C") and created_at > now() - interval '1 hour'
  ) then
    return 'too_many_registrations';
  end if;

  insert into private.registrations (
    event_id, submission_id, full_name, email, attendance, persons, locale, notice_version, state
  ) values (
    event.id, p_submission_id, p_full_name, p_email, p_attendance, p_persons, p_locale, p_notice_version, new_state
  ) returning * into guest;
  perform private.queue_mail(guest, new_state);
  return new_state;
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.register(jsonb, uuid, text, text, text, int, text, text, boolean, boolean) is
  'Registers a guest, and queues the mail. Answers registered, waiting, may_wait, email_taken, registration_not_open, registration_closed, capacity_full, too_many_registrations or submission_conflict.';

drop function public.update_events(jsonb);
create function public.update_events(p_events jsonb, p_mail boolean default null)
  returns void language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  facts jsonb;
begin
  perform private.set_mail(p_mail);
  -- In one order, as everything that locks several events. Nothing is locked if the database has these facts, and nobody
  -- moves up: somebody may when mail was set up again, or places were freed by hand.
  for facts in
    select value from jsonb_array_elements(p_events)
      where not exists (
        select from private.events where id = value ->> 'id' and built_at >= (value ->> 'built_at')::timestamptz
      ) or private.next_waiting(value ->> 'id') is not null
      order by value ->> 'id'
  loop
    perform private.follow_build(facts);
  end loop;
end
$$;
comment on function public.update_events is
  'Updates events with the facts of a build, a list of objects, as register() does: also if nobody registers.';

create or replace function public.list_seats(p_events jsonb) returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
begin
  perform public.update_events(p_events);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'event', id, 'as_of', as_of, 'opens_at', opens_at, 'closes_at', closes_at, 'availability', availability,
        'waiting_list', waiting_list, 'capacity', capacity, 'taken', seats_taken
      ) order by id), '[]')
      from private.events where id in (select value ->> 'id' from jsonb_array_elements(p_events))
  );
end
$$;

create function public.find_registration(p_token text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'event', event.id, 'state', guest.state, 'seats', guest.seats, 'attendance', guest.attendance,
        'full_name', guest.full_name
      )
      from private.tokens as link
      join private.registrations as guest on guest.id = link.registration_id
      join private.events as event on event.id = guest.event_id
      where link.hash = private.hash_of(p_token)
        and not private.is_past(event.as_of, event.ends_at)
  $$;
comment on function public.find_registration is
  'The registration of a link; null if the link is unknown, or the event is over. A cancelled one has no name.';

create function private.cancel(p_guest private.registrations) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.queue_mail(p_guest, 'cancelled');
  update private.registrations set state = 'cancelled', submission_id = null, full_name = null, email = null
    where id = p_guest.id;
end
$$;
comment on function private.cancel is 'Cancels a registration. The caller holds the lock of the event, and promotes.';

create function public.change_registration(p_token text, p_persons int, p_mail boolean)
  returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  guest private.registrations;
  outcome text := 'changed';
begin
  if p_persons is null or p_persons < 0 then
    raise exception 'registration_invalid' using errcode = 'PT400';
  end if;
  perform private.set_mail(p_mail);
  perform from private.events where id = (select public.find_registration(p_token) ->> 'event') for no key update;
  if not found then
    return null;
  end if;
  -- Only now: while this transaction waited, another one may have changed or erased the registration.
  if public.find_registration(p_token) is null then
    return null;
  end if;
  select registration.* into guest
    from private.tokens as link join private.registrations as registration on registration.id = link.registration_id
    where link.hash = private.hash_of(p_token);

  if p_persons = 0 then
    outcome := 'cancelled';
    if guest.state <> 'cancelled' then
      perform private.cancel(guest);
    end if;
  elsif guest.state = 'cancelled' or p_persons > guest.seats then
    outcome := 'too_many';
  elsif p_persons < guest.seats then
    -- First, because a worker that holds the mail may need the key of the registration, which the update locks.
    perform private.queue_mail(guest, 'changed');
    update private.registrations
      set
        -- The form that was sent before no longer says what is registered: sent again, it is not the same submission.
        submission_id = gen_random_uuid(),
        attendance = case when attendance is not null then 'solo' end,
        persons = case when persons is not null then p_persons end
      where id = guest.id;
  end if;
  perform private.promote(guest.event_id);
  return public.find_registration(p_token) || jsonb_build_object('outcome', outcome);
end
$$;
comment on function public.change_registration is
  'Reduces a registration to a number of persons; 0 cancels it. Answers null, or as find_registration() with the outcome: changed, cancelled or too_many.';

create function private.lock_registration(p_event text, p_email text) returns private.registrations
  language plpgsql volatile security definer set search_path = '' as $$
declare
  guest private.registrations;
begin
  perform from private.events where id = p_event for no key update;
  select * into guest from private.registrations
    where event_id = p_event and lower(email collate "C") = lower(p_email collate "C");
  return guest;
end
$$;
comment on function private.lock_registration is
  'Locks an event, and finds the registration of an address, which is registered or waiting. Null if there is none.';

create function public.cancel_registration(p_event text, p_email text)
  returns int language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  guest private.registrations;
begin
  guest := private.lock_registration(p_event, p_email);
  if guest.id is null then
    return 0;
  end if;
  perform private.cancel(guest);
  perform private.promote(p_event);
  return 1;
end
$$;
comment on function public.cancel_registration is
  'Cancels a registration by hand, as the guest does with the link. Answers how many were cancelled: 1 or 0.';

create function private.require_mail() returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.mail_is_set_up() then
    raise exception 'mail_not_set_up' using errcode = 'PT409';
  end if;
end
$$;

create function public.resend_mail(p_event text, p_email text)
  returns int language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  guest private.registrations;
begin
  perform private.require_mail();
  guest := private.lock_registration(p_event, p_email);
  if guest.id is null then
    return 0;
  end if;
  perform private.queue_mail(guest, guest.state);
  return 1;
end
$$;
comment on function public.resend_mail is
  'Queues the mail that says the state of a registration, with a new link. Answers how many: 1 or 0.';

create function public.send_message(p_event text, p_subject jsonb, p_text jsonb)
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
  insert into private.outbox (registration_id, kind, message_id, token)
    select id, 'message', new_message, private.new_token(id) from private.registrations
      where event_id = p_event and state <> 'cancelled' order by id;
  get diagnostics queued = row_count;
  return queued;
end
$$;
comment on function public.send_message is
  'Queues a message, with its texts by language, to everybody who is registered for an event or waits. Answers how many.';

create or replace function public.erase_registration(p_event text, p_email text)
  returns int language plpgsql volatile security definer set search_path = '' as $$
declare
  erased int;
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
  get diagnostics erased = row_count;
  perform private.promote(p_event);
  return erased;
end
$$;
comment on function public.erase_registration is
  'Erases what is stored of an address for an event, without a mail, and frees the places. Answers how many registrations were erased.';

create function private.erase(p_events text[]) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  erased int;
begin
  with gone as (
    delete from private.registrations where event_id = any (p_events) returning state
  )
  select count(*) filter (where state <> 'cancelled') into erased from gone;
  delete from private.messages where event_id = any (p_events);
  return erased;
end
$$;
comment on function private.erase is
  'Erases all registrations of events, with their links, mails and messages. The caller holds the locks of the events. Answers how many had not been cancelled.';

create or replace function public.erase_registrations(p_event text)
  returns int language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from private.events where id = p_event for no key update;
  return private.erase(array[p_event]);
end
$$;

create or replace function public.erase_ended_registrations()
  returns int language plpgsql volatile security definer set search_path = '' as $$
declare
  due text[];
begin
  -- By the real clock, whatever moment a site for demonstrations shows.
  select array_agg(id) into due from (
    select id from private.events
      where ends_at + retention_days * interval '24 hours' <= now()
      order by id for no key update
  ) as ended;
  return private.erase(due);
end
$$;

drop function public.list_events();
create function public.list_events()
  returns table (
    event text, ends_at timestamptz, retention_days int, capacity int, taken int, registrations int, waiting int,
    waiting_list boolean
  )
  language sql stable security definer set search_path = '' as $$
    select event.id, event.ends_at, event.retention_days, event.capacity, event.seats_taken,
        (select count(*)::int from private.registrations where event_id = event.id and state = 'registered'),
        (select count(*)::int from private.registrations where event_id = event.id and state = 'waiting'),
        event.waiting_list
      from private.events as event order by event.ends_at, event.id
  $$;
comment on function public.list_events is
  'Every event that ever took registrations, with its seats. An event that is no longer in the content is listed, too.';

drop function public.list_registrations(text);
create function public.list_registrations(p_event text)
  returns table (
    full_name text, email text, attendance text, persons int, seats int, locale text, created_at timestamptz, state text
  )
  language sql stable security definer set search_path = '' as $$
    select full_name, email, attendance, persons, seats, locale, created_at, state from private.registrations
      where event_id = p_event and state <> 'cancelled' order by id
  $$;
comment on function public.list_registrations is
  'The guests of an event in the order in which they registered, which is the order of the waiting list.';

revoke all on function
  private.next_waiting, private.promote, private.cancel, private.lock_registration, private.require_mail, private.erase,
  public.register(jsonb, uuid, text, text, text, int, text, text, boolean, boolean),
  public.update_events, public.find_registration, public.change_registration, public.cancel_registration,
  public.resend_mail, public.send_message, public.list_events, public.list_registrations
  from public, anon, authenticated;
grant execute on function
  public.register(jsonb, uuid, text, text, text, int, text, text, boolean, boolean),
  public.update_events, public.find_registration, public.change_registration, public.cancel_registration,
  public.resend_mail, public.send_message, public.list_events, public.list_registrations
  to service_role;
