-- The events of the programme take registrations, too. A registration for the event by invitation has an attendance; one
-- for an event of the programme has a number of persons.

create function private.seats_of(p_attendance text, p_persons int)
  returns int language sql immutable set search_path = '' as $$
    select coalesce(p_persons, case p_attendance when 'plusOne' then 2 else 1 end)
  $$;

alter table private.events
  add column opens_at timestamptz,
  add column availability text check (availability in ('full', 'closed'));
comment on column private.events.opens_at is 'Before this moment nobody is registered; null: open from the beginning.';
comment on column private.events.availability is 'What the content says by hand: full or closed. It counts before the rest.';

alter table private.registrations
  drop column seats,
  alter column attendance drop not null,
  add column persons int check (persons > 0),
  add constraint registrations_attendance_or_persons check (num_nonnulls(attendance, persons) = 1);
alter table private.registrations
  add column seats int not null generated always as (private.seats_of(attendance, persons)) stored;
comment on column private.registrations.attendance is 'For the event by invitation: solo or plusOne. Otherwise null.';
comment on column private.registrations.persons is 'For an event of the programme: how many persons come. Otherwise null.';

drop trigger count_seats on private.registrations;
create trigger count_seats after insert or delete or update of event_id, attendance, persons on private.registrations
  for each row execute function private.count_seats();

-- For the limit of registrations for each e-mail address.
create index registrations_address on private.registrations (lower(email collate "C"), created_at);

-- The facts of an event are one JSON object, whose keys are columns of private.events. A fact that is added later is a
-- column, and no function needs another parameter.
create function private.follow_build(p_facts jsonb)
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
      id, built_at, as_of, capacity, opens_at, closes_at, ends_at, availability, retention_days
    ) values (
      facts.id, facts.built_at, facts.as_of, facts.capacity, facts.opens_at, facts.closes_at, facts.ends_at,
      facts.availability, coalesce(facts.retention_days, 30)
    ) on conflict do nothing;
    select * into event from private.events where id = facts.id for no key update;
  end if;

  if facts.built_at > event.built_at then
    update private.events
      set built_at = facts.built_at,
        as_of = facts.as_of,
        capacity = greatest(facts.capacity, seats_taken),
        opens_at = facts.opens_at,
        closes_at = facts.closes_at,
        ends_at = facts.ends_at,
        availability = facts.availability,
        retention_days = coalesce(facts.retention_days, 30)
      where id = facts.id
      returning * into event;
  end if;
  return event;
end
$$;
comment on function private.follow_build(jsonb) is
  'Locks an event and updates it with the facts of a build, unless they are older than its own.';

create function public.register(
  p_facts jsonb,
  p_submission_id uuid,
  p_full_name text,
  p_email text,
  p_attendance text,
  p_persons int,
  p_locale text,
  p_notice_version text
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
  at timestamptz;
begin
  event := private.follow_build(p_facts);

  -- A guest whose answer was lost sends the form again. The answer stays the same, even if the event is full by now.
  select * into earlier from private.registrations where event_id = event.id and submission_id = p_submission_id;
  if found then
    if (earlier.full_name, lower(earlier.email collate "C"), earlier.attendance, earlier.persons)
      is distinct from (p_full_name, lower(p_email collate "C"), p_attendance, p_persons) then
      return 'submission_conflict';
    end if;
    return 'registered';
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
    return 'capacity_full';
  end if;

  -- Against strangers who register somebody else for everything. Two registrations at the same moment may exceed it.
  if 10 <= (
    select count(*) from private.registrations
      where lower(email collate "C") = lower(p_email collate "C") and created_at > now() - interval '1 hour'
  ) then
    return 'too_many_registrations';
  end if;

  insert into private.registrations (
    event_id, submission_id, full_name, email, attendance, persons, locale, notice_version
  ) values (
    event.id, p_submission_id, p_full_name, p_email, p_attendance, p_persons, p_locale, p_notice_version
  );
  return 'registered';
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.register(jsonb, uuid, text, text, text, int, text, text) is
  'Registers a guest. Answers registered, email_taken, registration_not_open, registration_closed, capacity_full, too_many_registrations or submission_conflict.';

create function public.update_events(p_events jsonb) returns void language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  facts jsonb;
begin
  -- In one order, as everything that locks several events. Nothing is locked if the database has these facts.
  for facts in
    select value from jsonb_array_elements(p_events)
      where not exists (
        select from private.events where id = value ->> 'id' and built_at >= (value ->> 'built_at')::timestamptz
      )
      order by value ->> 'id'
  loop
    perform private.follow_build(facts);
  end loop;
end
$$;
comment on function public.update_events is
  'Updates events with the facts of a build, a list of objects, as register() does: also if nobody registers.';

-- Answers JSON, because its times are in ISO 8601 whatever program reads them.
create function public.list_seats(p_events jsonb) returns jsonb language plpgsql volatile security definer
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
        'capacity', capacity, 'taken', seats_taken
      ) order by id), '[]')
      from private.events where id in (select value ->> 'id' from jsonb_array_elements(p_events))
  );
end
$$;
comment on function public.list_seats is
  'Updates events with the facts of a build, and lists what decides whether they take registrations.';

-- `npm run guests` lists what is new.
drop function public.list_events();
create function public.list_events()
  returns table (event text, ends_at timestamptz, retention_days int, capacity int, taken int, registrations int)
  language sql stable security definer set search_path = '' as $$
    select id, ends_at, retention_days, capacity, seats_taken,
        (select count(*)::int from private.registrations where event_id = id)
      from private.events order by ends_at, id
  $$;
comment on function public.list_events is
  'Every event that ever took registrations, with its seats. An event that is no longer in the content is listed, too.';

drop function public.list_registrations(text);
create function public.list_registrations(p_event text)
  returns table (
    full_name text, email text, attendance text, persons int, seats int, locale text, created_at timestamptz
  )
  language sql stable security definer set search_path = '' as $$
    select full_name, email, attendance, persons, seats, locale, created_at from private.registrations
      where event_id = p_event order by created_at, email
  $$;
comment on function public.list_registrations is 'The guests of an event in the order in which they registered.';

-- What earlier deploys call. They know the event by invitation only, and older facts change nothing.
create or replace function public.register(
  p_event text,
  p_built_at timestamptz,
  p_as_of timestamptz,
  p_capacity int,
  p_closes_at timestamptz,
  p_ends_at timestamptz,
  p_retention_days int,
  p_submission_id uuid,
  p_full_name text,
  p_email text,
  p_attendance text,
  p_locale text,
  p_notice_version text
) returns text language sql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
  select public.register(
    jsonb_build_object(
      'id', p_event, 'built_at', p_built_at, 'as_of', p_as_of, 'capacity', p_capacity, 'closes_at', p_closes_at,
      'ends_at', p_ends_at, 'retention_days', p_retention_days
    ),
    p_submission_id, p_full_name, p_email, p_attendance, null, p_locale, p_notice_version
  )
$$;
comment on function public.register(
  text, timestamptz, timestamptz, int, timestamptz, timestamptz, int, uuid, text, text, text, text, text
) is 'The same as register() with the facts as JSON, for earlier deploys.';

create or replace function public.update_event(
  p_event text,
  p_built_at timestamptz,
  p_as_of timestamptz,
  p_capacity int,
  p_closes_at timestamptz,
  p_ends_at timestamptz,
  p_retention_days int
) returns void language sql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
  select public.update_events(jsonb_build_array(jsonb_build_object(
    'id', p_event, 'built_at', p_built_at, 'as_of', p_as_of, 'capacity', p_capacity, 'closes_at', p_closes_at,
    'ends_at', p_ends_at, 'retention_days', p_retention_days
  )))
$$;
comment on function public.update_event is 'The same as update_events() for one event, for earlier deploys.';

drop function private.follow_build(text, timestamptz, timestamptz, int, timestamptz, timestamptz, int);

-- PostgreSQL lets everyone execute a new function, and Supabase grants it to anon and authenticated by name as well.
revoke all on function
  private.seats_of,
  private.follow_build(jsonb),
  public.register(jsonb, uuid, text, text, text, int, text, text),
  public.update_events,
  public.list_seats,
  public.list_events,
  public.list_registrations
  from public, anon, authenticated;
grant execute on function
  public.register(jsonb, uuid, text, text, text, int, text, text),
  public.update_events,
  public.list_seats,
  public.list_events,
  public.list_registrations
  to service_role;
