-- What everything else stands on: the schema that no API exposes, the settings, and the events with their seats.
--
-- Runs unchanged on hosted Supabase, on @supabase/lite with PGlite and on plain PostgreSQL. The tables stand in the schema
-- `private`; the functions in `public` are the only way in, for the secret key alone.
--
-- Locks are taken in this order, so that no two transactions wait for each other: the settings (only if they change), the
-- network of a guest, the event (several in the order of their ids), its registrations, their mails. Whoever holds a mail
-- waits for nothing.
--
-- The rights and the settings of the functions are in 9_privileges.sql.

-- The order of the functions in these files is for readers.
set check_function_bodies = off;

-- The guests must not share a schema whose rights somebody else grants.
do $$
begin
  if to_regnamespace('private') is not null then
    raise exception 'This database has a schema "private" already.'
      using hint = 'Use a Supabase project of its own for the guests; or, if nothing depends on that name, rename the schema with "alter schema private rename to private_of_before", and apply the migrations again.';
  end if;
end
$$;

-- Hosted Supabase has these roles, a plain PostgreSQL does not.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = role_name) then
      execute format('create role %I nologin noinherit', role_name);
    end if;
  end loop;
end
$$;

create schema private;
revoke all on schema private from public;
comment on schema private is 'What no API exposes. Never add it to the exposed schemas.';

create table private.settings (
  is_only_row boolean primary key default true check (is_only_row),
  mail boolean not null,
  ran_at timestamptz not null default now(),
  told_at timestamptz
);
insert into private.settings (mail) values (false);
comment on table private.settings is 'One row: what the functions of the published site told the database last.';
comment on column private.settings.ran_at is 'When the schedule that sends mail ran last.';
comment on column private.settings.told_at is 'When the organisers were last told of trouble.';
comment on column private.settings.mail is
  'Whether the functions can send mail. If not, no mail is queued, nobody joins a waiting list, and nobody moves up.';

create table private.events (
  id text primary key,
  built_at timestamptz not null,
  as_of timestamptz,
  capacity int not null,
  content_capacity int not null,
  taken int not null default 0,
  opens_at timestamptz,
  closes_at timestamptz,
  ends_at timestamptz,
  latest_end timestamptz,
  availability text check (availability in ('full', 'closed')),
  waiting_list boolean not null default false,
  retention_days int not null default 30 check (retention_days between 1 and 365),
  told_capacity int,
  content_availability text check (content_availability in ('full', 'closed')),
  content_opens_at timestamptz,
  content_closes_at timestamptz,
  called_off boolean not null default false,
  starts_at timestamptz,
  place text,
  changed_at timestamptz,
  erased jsonb,
  -- Holds also after an edit by hand, and if a function forgets the lock.
  constraint taken_within_capacity check (taken between 0 and capacity)
);
comment on table private.events is
  'Events with a registration. The content of the site is their source: each call brings the facts of the build that it comes from, and older facts never overwrite newer ones.';
comment on column private.events.id is 'The slug of the event in content/events.';
comment on column private.events.built_at is 'The time of the build that the other facts come from.';
comment on column private.events.as_of is
  'The moment that the site pretends it is (demoDate). Registration opens and closes by it. Null: by the clock.';
comment on column private.events.capacity is
  'How many seats the event has: as many as private.wanted_capacity() says, or more while more are taken.';
comment on column private.events.content_capacity is
  'How many seats the content says. If it says fewer than are taken, nobody loses a seat.';
comment on column private.events.taken is 'How many seats the registered guests take. Triggers on private.registrations count them; it cannot be set by hand.';
comment on column private.events.opens_at is
  'Before this moment nobody is registered; null: open from the beginning. As closes_at and availability, it is what counts: private.apply_overrides() sets it.';
comment on column private.events.closes_at is 'From this moment on nobody new is registered.';
comment on column private.events.ends_at is 'When the event ends.';
comment on column private.events.latest_end is
  'The latest end that a build has named while the event had guests. If a later build moves the end earlier by mistake, the guests are kept as long as this end promised.';
comment on column private.events.availability is
  'What the content or an organiser says by hand: full or closed. It counts before the rest.';
comment on column private.events.content_availability is
  'What the content says by hand. This and the next columns count unless an organiser says otherwise (private.overrides).';
comment on column private.events.content_opens_at is 'When registration opens by the content.';
comment on column private.events.content_closes_at is 'When registration closes by the content.';
comment on column private.events.called_off is 'Whether the content says that the event was called off.';
comment on column private.events.starts_at is 'When the event begins. Only compared with that of the next build, as place.';
comment on column private.events.place is 'The place in the content: its slug.';
comment on column private.events.changed_at is
  'When the content last called the event off, took that back, or moved it to another time or place, by the real clock. Null: never.';
comment on column private.events.erased is
  'How many seats were taken, how many persons had arrived, and how many registrations waited or were cancelled, when the guests were erased last: {"taken", "arrived", "waiting", "cancelled"}. Null before.';
comment on column private.events.waiting_list is 'Whether visitors may wait for a seat when no seat is left.';
comment on column private.events.retention_days is
  'How many days after the end its guests are erased, always by the real clock.';

comment on column private.events.told_capacity is
  'The capacity with which the organisers were told that the event is nearly full. Null: they were not.';

-- No policies, here and below: even were the schema exposed by mistake, nobody would see a row.
alter table private.settings enable row level security;
alter table private.events enable row level security;

create function private.set_mail(p_mail boolean) returns void
  language sql volatile security definer set search_path = '' as $$
    update private.settings set mail = p_mail where mail <> p_mail
  $$;
comment on function private.set_mail is
  'Stores whether the functions can send mail; null changes nothing. Call it before an event is locked.';

create function public.mail_is_set_up() returns boolean
  language sql stable security definer set search_path = '' as $$
    select mail from private.settings
  $$;
comment on function public.mail_is_set_up is 'Whether the functions of the published site can send mail.';

create function private.is_past(p_as_of timestamptz, p_moment timestamptz) returns boolean
  language sql stable set search_path = '' as $$
    select coalesce(coalesce(p_as_of, now()) >= p_moment, false)
  $$;
comment on function private.is_past is
  'Whether a moment of an event is over, by its as_of if there is one. A moment that no build has named is not.';

create function private.is_over(p_event text) returns boolean
  language sql stable security definer set search_path = '' as $$
    select private.is_past(as_of, ends_at) from private.events where id = p_event
  $$;
comment on function private.is_over is 'Whether an event has ended, by its as_of if there is one.';

create function private.refuse_own_count() returns trigger language plpgsql set search_path = '' as $$
begin
  if pg_trigger_depth() = 1 then
    raise exception 'taken counts the registrations: add or delete a registration instead';
  end if;
  return new;
end
$$;
create trigger refuse_own_count before update on private.events
  for each row when (new.taken <> old.taken) execute function private.refuse_own_count();
create trigger refuse_first_count before insert on private.events
  for each row when (new.taken <> 0) execute function private.refuse_own_count();

create function private.store_facts(p_facts jsonb)
  returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  facts constant private.events := jsonb_populate_record(null::private.events, p_facts);
  event private.events;
begin
  -- A fact without a column would be ignored. This is the error of a missing migration.
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
      id, built_at, as_of, capacity, content_capacity, opens_at, content_opens_at, closes_at, content_closes_at, ends_at,
      latest_end, availability, content_availability, called_off, changed_at, starts_at, place, waiting_list, retention_days
    ) values (
      facts.id, facts.built_at, facts.as_of, facts.capacity, facts.capacity, facts.opens_at, facts.opens_at,
      facts.closes_at, facts.closes_at, facts.ends_at, facts.ends_at, facts.availability, facts.availability,
      coalesce(facts.called_off, false), case when facts.called_off then now() end, facts.starts_at, facts.place,
      coalesce(facts.waiting_list, false), coalesce(facts.retention_days, 30)
    ) on conflict do nothing;
    select * into event from private.events where id = facts.id for no key update;
  end if;

  if facts.built_at > event.built_at then
    update private.events
      set built_at = facts.built_at,
        as_of = facts.as_of,
        content_capacity = facts.capacity,
        content_opens_at = facts.opens_at,
        content_closes_at = facts.closes_at,
        content_availability = facts.availability,
        called_off = coalesce(facts.called_off, false),
        -- What the database does not know of an older build has not changed.
        changed_at = case
          when called_off = coalesce(facts.called_off, false)
            and (coalesce(starts_at, facts.starts_at), coalesce(ends_at, facts.ends_at), coalesce(place, facts.place))
              is not distinct from (facts.starts_at, facts.ends_at, facts.place)
            then changed_at
          else now()
        end,
        starts_at = facts.starts_at,
        place = facts.place,
        ends_at = facts.ends_at,
        -- While an event has no guests, its end has been promised to nobody.
        latest_end = case when private.has_guests(facts.id) then greatest(latest_end, facts.ends_at) else facts.ends_at end,
        waiting_list = coalesce(facts.waiting_list, false),
        retention_days = coalesce(facts.retention_days, 30)
      where id = facts.id;
    perform private.end_overrides(event);
    perform private.apply_overrides(facts.id);
  end if;
end
$$;
comment on function private.store_facts is
  'Locks an event, and updates it with the facts of a build unless they are older than its own. The facts are one JSON object, whose keys are columns of private.events.';

create function private.follow_build(p_facts jsonb)
  returns private.events language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
begin
  perform private.store_facts(p_facts);
  perform private.promote(p_facts ->> 'id');
  select * into event from private.events where id = p_facts ->> 'id';
  return event;
end
$$;
comment on function private.follow_build is
  'Locks an event, updates it with the facts of a build unless they are older than its own, and moves up whoever fits.';

create function public.update_events(p_events jsonb, p_mail boolean default null)
  returns int language plpgsql volatile security definer set search_path = '' as $$
declare
  facts jsonb;
  max_promoted constant int := private.max_promotions();
  promoted int := 0;
  cancelled int := 0;
begin
  perform private.set_mail(p_mail);
  -- In the order of the ids, as everything that locks several events. An event is locked only if it has older facts, or if
  -- somebody can move up, as when mail was set up again or seats were freed by hand.
  for facts in
    select value from jsonb_array_elements(p_events)
      where not exists (
        select from private.events where id = value ->> 'id' and built_at >= (value ->> 'built_at')::timestamptz
      ) or private.next_waiting(value ->> 'id') is not null or cardinality(private.cancellations_due(value ->> 'id')) > 0
      order by value ->> 'id'
  loop
    exit when promoted = max_promoted or cancelled >= max_promoted;
    cancelled := cancelled + cardinality(private.cancellations_due(facts ->> 'id'));
    perform private.store_facts(facts);
    promoted := promoted + private.promote(facts ->> 'id', max_promoted - promoted);
  end loop;
  return case when cancelled < max_promoted then promoted else max_promoted end;
end
$$;
comment on function public.update_events is
  'Updates events with the facts of a build, a list of objects, as register() does: also if nobody registers. Answers how many moved up from waiting lists; private.max_promotions() means that another call may move up more, or carry out more cancellations.';

-- Answers JSON, because its times are in ISO 8601 whatever program reads them.
create function public.list_seats(p_events jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform public.update_events(p_events);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'event', id, 'as_of', as_of, 'opens_at', opens_at, 'closes_at', closes_at, 'availability', availability,
        'waiting_list', waiting_list, 'capacity', capacity,
        -- The free seats are for those who wait, and move up with one of the next calls.
        'taken', case when private.next_waiting(id) is null then taken else capacity end
      ) order by id), '[]')
      from private.events where id in (select value ->> 'id' from jsonb_array_elements(p_events))
  );
end
$$;
comment on function public.list_seats is
  'Updates events with the facts of a build, and lists what decides whether they take registrations.';

create function public.health() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('held_back', coalesce(jsonb_agg(id order by id) filter (where private.is_held_back(id)), '[]'))
    from private.events
$$;
comment on function public.health is
  'Answers if the database and its tables are there, with the events whose guests are kept longer than their end says, as private.is_held_back() decides.';
