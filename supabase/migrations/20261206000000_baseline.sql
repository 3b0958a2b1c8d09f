-- The state of supabase/schemas on 30 November 2026, in the order of its files.

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
-- What happened within the last hour, for limits. A limit counts these rows, and not rows that the limited action deletes.

create table private.recent (
  kind text not null check (kind in ('mail', 'registration', 'cancellation', 'network', 'links', 'address')),
  hash bytea not null,
  seats int not null default 1,
  at timestamptz not null default now()
);
create index recent_hash on private.recent (hash, kind, at);
create index recent_at on private.recent (at);
comment on table private.recent is
  'What happened within the last hour: mails that were claimed for an address, registrations, cancellations and changes of an address, and registrations and questions for links from a network. Emptied after an hour.';
comment on column private.recent.hash is
  'SHA-256 of the normalised address; or the HMAC of the network that the functions have made (netlify/registration/network.ts).';
comment on column private.recent.seats is 'For kind network: how many seats the registration takes.';
alter table private.recent enable row level security;

create function private.hash_of(p_text text) returns bytea language sql immutable set search_path = '' as $$
  select sha256(convert_to(p_text, 'UTF8'))
$$;

-- lower() follows the language of the database (Turkish has two letters i); by "C" it is the same everywhere.
create function private.normalise(p_email text) returns text language sql immutable set search_path = '' as $$
  select lower(p_email collate "C")
$$;
comment on function private.normalise is 'An e-mail address as it is compared. Addresses are ASCII (private.guests).';

create function private.note(p_kind text, p_email text) returns void
  language sql volatile security definer set search_path = '' as $$
    insert into private.recent (kind, hash)
      select p_kind, private.hash_of(private.normalise(p_email)) where p_email is not null
  $$;
comment on function private.note is 'Notes that something happened to an address; nothing for a guest without one.';

create function private.count_recent(p_kind text, p_email text, p_time interval default '1 hour') returns bigint
  language sql stable security definer set search_path = '' as $$
    select count(*) from private.recent
      where hash = private.hash_of(private.normalise(p_email)) and kind = p_kind and at > now() - p_time
  $$;
comment on function private.count_recent is 'How often something happened to an address in the time before now, an hour at most.';

create function private.has_many_registrations(p_email text) returns boolean
  language sql stable security definer set search_path = '' as $$
    select private.count_recent('registration', p_email) >= 10
  $$;
comment on function private.has_many_registrations is
  'Whether an address has registered ten times within an hour, also if it has cancelled since. It keeps strangers from registering somebody else for everything. Two registrations for two events at the same moment may exceed it.';

create function private.lock_network(p_network text) returns void
  language sql volatile security definer set search_path = '' as $$
    select pg_advisory_xact_lock(hashtextextended(p_network, 0)) where p_network is not null
  $$;
comment on function private.lock_network is
  'Lets the registrations from a network wait for each other until the end of the transaction, also for several events. Call it before an event is locked.';

create function private.exceeds_network_limit(p_network text, p_network_before text, p_seats int) returns boolean
  language sql stable security definer set search_path = '' as $$
    select count(*) >= 60 or coalesce(sum(seats), 0) + p_seats > 120
      from private.recent
      where kind = 'network'
        and hash in (decode(p_network, 'hex'), decode(p_network_before, 'hex'))
        and at > now() - interval '1 hour'
  $$;
comment on function private.exceeds_network_limit is
  'Whether so many further seats would exceed what one network may register within an hour, 60 registrations and 120 seats, so that nobody books out the programme. A network has another hash each day; p_network_before is that of the day before.';
-- Registrations, the guests behind them, their links, and waiting lists.

create function private.seats_of(p_attendance text, p_persons int)
  returns int language sql immutable set search_path = '' as $$
    select coalesce(p_persons, case p_attendance when 'plusOne' then 2 else 1 end)
  $$;

create sequence private.revisions as bigint;

create table private.registrations (
  id bigint generated always as identity primary key,
  event_id text not null references private.events,
  state text not null default 'registered' check (state in ('registered', 'waiting', 'cancelled')),
  attendance text check (attendance in ('solo', 'plusOne')),
  persons int check (persons > 0),
  seats int not null generated always as (private.seats_of(attendance, persons)) stored,
  -- The function refuses languages that the site does not have. The database checks only the form of a language tag
  -- (BCP 47), so that a further language needs no migration.
  locale text not null check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$'),
  notice_version text not null,
  arrived int not null default 0,
  revision bigint not null default 0,
  created_at timestamptz not null default now(),
  unique (id, event_id),
  constraint registrations_attendance_or_persons check (num_nonnulls(attendance, persons) = 1),
  constraint registrations_arrived check (arrived between 0 and seats)
);
create index registrations_waiting on private.registrations (event_id, id) where state = 'waiting';
-- The event comes second: before the first analysis of the table, PostgreSQL would use this index to look for a guest,
-- and read every registration of the event.
create index registrations_revision on private.registrations (revision, event_id);
comment on table private.registrations is
  'Registrations for events, without anything about the person: that is in private.guests. Erased as private.guests; a cancelled one remains until then, without a guest.';
comment on column private.registrations.id is
  'Given in the order of registration, which is the order of the waiting list.';
comment on column private.registrations.state is
  'registered: has its seats. waiting: gets them when they become free. cancelled: has no guest any more.';
comment on column private.registrations.attendance is 'For the event by invitation: solo or plusOne. Otherwise null.';
comment on column private.registrations.persons is
  'For an event of the programme, or a personal invitation: how many persons come. Otherwise null.';
comment on column private.registrations.notice_version is
  'Which version of the notice on personal data the guest saw.';
comment on column private.registrations.arrived is 'How many persons have arrived.';
comment on column private.registrations.revision is
  'The number of the last change. Within an event, the numbers are in the order of the commits, because every writer holds the lock of the event until its commit. So a device at the door that asks for what has changed since a number misses nothing.';

create table private.guests (
  registration_id bigint primary key,
  event_id text not null,
  submission_id uuid not null default gen_random_uuid(),
  full_name text not null check (
    full_name = btrim(full_name) and char_length(full_name) between 1 and 200 and full_name !~ '[[:cntrl:]]'
  ),
  -- ASCII only: beyond it, JavaScript and PostgreSQL do not agree on which letters are the same.
  email text check (
    octet_length(email) = char_length(email) and char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'
  ),
  address text generated always as (private.normalise(email)) stored,
  foreign key (registration_id, event_id) references private.registrations (id, event_id)
    on update cascade on delete cascade,
  constraint guests_address_key unique (event_id, address),
  -- The event comes second, as in registrations_revision.
  constraint guests_submission_id_key unique (submission_id, event_id)
);
comment on table private.guests is
  'What is personal about a registration: stored to write to the guest, to welcome them at the door and to keep to the capacity. The row is deleted when the registration is cancelled or erased. Personal columns stand here; a name and an address for a day in private.withdrawn_guests, and an address that is not confirmed in private.new_addresses.';
comment on column private.guests.submission_id is
  'Made by the form once: the same submission sent again is the same registration.';
comment on column private.guests.email is 'Null for a guest who was added at the door.';
comment on column private.guests.address is 'The e-mail address as it is compared.';

create table private.tokens (
  hash bytea primary key,
  registration_id bigint not null references private.registrations on delete cascade
);
create index tokens_registration on private.tokens (registration_id);
comment on table private.tokens is
  'The links to registrations. They remain when a registration is cancelled, and are erased with the event. They end when another address takes the place of theirs.';
comment on column private.tokens.hash is 'SHA-256 of the token. The token itself is in private.outbox until its mail is sent.';

alter table private.registrations enable row level security;
alter table private.guests enable row level security;
alter table private.tokens enable row level security;

-- With the rights of the caller, because otherwise a view ignores the row-level security of its tables.
create view private.registrations_and_guests with (security_invoker = true) as
  select registration.*, guest.submission_id, guest.full_name, guest.email, guest.address,
      guest.registration_id is not null and guest.email is null as walk_in
    from private.registrations as registration
    left join private.guests as guest on guest.registration_id = registration.id;
comment on view private.registrations_and_guests is
  'Registrations with their guests. walk_in: the guest was added at the door, with a name and a number of persons, and without an e-mail.';

-- Every change of a registration waits for the event first, as register() does. Were the order another (first the unique
-- index, then the event), an insert by hand and a guest with the same e-mail could wait for each other.
create function private.lock_event() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform from private.events where id in (old.event_id, new.event_id) order by id for no key update;
  return coalesce(new, old);
end
$$;

create function private.count_seats() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    update private.events set taken = 0 where taken <> 0;
    return null;
  end if;
  if old.state = 'registered' then
    update private.events set taken = taken - old.seats where id = old.event_id;
  end if;
  if new.state = 'registered' then
    update private.events set taken = taken + new.seats where id = new.event_id;
  end if;
  return null;
end
$$;

create function private.number_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    insert into private.erased_guests (event_id, revision, registration_id)
      select old.event_id, nextval('private.revisions'), old.id where private.has_open_door(old.event_id);
    return old;
  end if;
  -- Fewer seats lower it, and a guest without a seat has not arrived.
  new.arrived := case new.state
    when 'registered' then least(new.arrived, private.seats_of(new.attendance, new.persons)) else 0
  end;
  new.revision := nextval('private.revisions');
  return new;
end
$$;

create function private.forget_guest() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.guests where registration_id = new.id;
  return null;
end
$$;

create function private.number_guest_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.registrations set revision = default where id = new.registration_id;
  return null;
end
$$;

-- Triggers run in the order of their names: number_change after lock_event.
create trigger lock_event before insert or update or delete on private.registrations
  for each row execute function private.lock_event();
create trigger number_change before insert or update or delete on private.registrations
  for each row execute function private.number_change();
create trigger count_seats after insert or delete or update of event_id, attendance, persons, state
  on private.registrations for each row execute function private.count_seats();
create trigger count_no_seats after truncate on private.registrations
  for each statement execute function private.count_seats();
create trigger forget_guest after update of state on private.registrations
  for each row when (new.state = 'cancelled') execute function private.forget_guest();
create trigger lock_event before insert or update or delete on private.guests
  for each row execute function private.lock_event();
create trigger number_guest_change after update on private.guests
  for each row execute function private.number_guest_change();

create function private.random_token() returns text language sql volatile set search_path = '' as $$
  -- 128 bits. A UUID alone has 122 random ones.
  select encode(substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 16), 'hex')
$$;
comment on function private.random_token is '128 random bits in hexadecimal.';

create function private.new_token(p_registration bigint) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  token constant text := private.random_token();
begin
  insert into private.tokens (hash, registration_id) values (private.hash_of(token), p_registration);
  return token;
end
$$;
comment on function private.new_token is 'Makes a token for a registration, and stores its hash. Earlier tokens remain valid.';

create function private.max_promotions() returns int language sql immutable set search_path = '' as $$
  select 100
$$;
comment on function private.max_promotions is
  'How many guests move up, and how many cancellations of organisers are carried out, in one call at most, so that it ends in time.';

create function private.next_waiting(p_event text) returns bigint
  language sql stable security definer set search_path = '' as $$
    select guest.id
      from private.events as event join private.registrations as guest on guest.event_id = event.id
      where event.id = p_event
        and event.availability is null
        and not private.is_past(event.as_of, event.closes_at)
        and guest.state = 'waiting'
        and guest.seats <= event.capacity - event.taken
        -- Without mail, the guest would not learn of the seat.
        and (select mail from private.settings)
        and not exists (
          select from private.pending_cancellations where registration_id = guest.id and due_at <= now()
        )
      order by guest.id
      limit 1
  $$;
comment on function private.next_waiting is
  'The registration that moves up next: of those that fit, the one that waits longest. Null if nobody moves up.';

create function private.promote(p_event text, p_max int default private.max_promotions()) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  promoted int := 0;
  next_id bigint;
begin
  perform private.cancel_due(p_event);
  -- Where the capacity was lowered, nobody gets the seats above it when they become free.
  update private.events as event set capacity = greatest(private.wanted_capacity(event), taken)
    where id = p_event and taken < capacity and private.wanted_capacity(event) < capacity;
  while promoted < p_max loop
    update private.registrations set state = 'registered'
      where id = (select private.next_waiting(p_event))
      returning id into next_id;
    exit when not found;
    promoted := promoted + 1;
    perform private.queue_mail(guest, 'promoted') from private.registrations_and_guests as guest where guest.id = next_id;
  end loop;
  return promoted;
end
$$;
comment on function private.promote is
  'Carries out the cancellations that are due, lowers the capacity to the wanted one as seats become free, and moves up whoever waits and fits, up to a number. The caller holds the lock of the event. Answers how many moved up.';

create function private.refusal_of(p_event private.events, p_seats int) returns text
  language sql stable set search_path = '' as $$
    -- The same order as in src/registration/availability.ts.
    select case
      when p_event.availability = 'closed' then 'registration_closed'
      when p_event.availability = 'full' then 'capacity_full'
      when not private.is_past(p_event.as_of, p_event.opens_at) and p_event.opens_at is not null then 'registration_not_open'
      when private.is_past(p_event.as_of, p_event.closes_at) then 'registration_closed'
      when p_event.taken + p_seats > p_event.capacity then 'capacity_full'
      -- Not everybody who waits has moved up yet: the free seats are theirs.
      when private.next_waiting(p_event.id) is not null then 'capacity_full'
    end
  $$;
comment on function private.refusal_of is
  'Why an event has no further seats, in the order of src/registration/availability.ts; null if it has.';

create function private.takes_waiting(p_event private.events) returns boolean
  language sql stable set search_path = '' as $$
    select p_event.waiting_list and p_event.availability is null and public.mail_is_set_up()
  $$;
comment on function private.takes_waiting is
  'Whether guests may wait for a seat of an event that is full: not if it is said by hand that it is, nor without mail.';

create function private.registration_of_submission(p_event text, p_submission_id uuid)
  returns private.registrations_and_guests language sql stable security definer set search_path = '' as $$
    select * from private.registrations_and_guests where id = (
      select registration_id from private.guests where event_id = p_event and submission_id = p_submission_id
    )
  $$;

create function private.registration_of_address(p_event text, p_email text)
  returns private.registrations_and_guests language sql stable security definer set search_path = '' as $$
    select * from private.registrations_and_guests where id = (
      select registration_id from private.guests where event_id = p_event and address = private.normalise(p_email)
    )
  $$;
comment on function private.registration_of_address is
  'The registration of an address for an event, which is registered or waiting. Null if there is none.';

create function private.add_registration(
  p_event text, p_state text, p_submission_id uuid, p_full_name text, p_email text, p_attendance text, p_persons int,
  p_locale text, p_notice_version text, p_arrived int default 0
) returns private.registrations_and_guests language plpgsql volatile security definer set search_path = '' as $$
declare
  new_id bigint;
  guest private.registrations_and_guests;
begin
  insert into private.registrations (event_id, state, attendance, persons, locale, notice_version, arrived)
    values (p_event, p_state, p_attendance, p_persons, p_locale, p_notice_version, p_arrived)
    returning id into new_id;
  insert into private.guests (registration_id, event_id, submission_id, full_name, email)
    values (new_id, p_event, p_submission_id, p_full_name, p_email);
  perform private.note('registration', p_email);
  select * into guest from private.registrations_and_guests where id = new_id;
  return guest;
end
$$;
comment on function private.add_registration is 'Stores a registration with its guest. The caller holds the lock of the event.';

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
) returns text language plpgsql volatile security definer set search_path = '' as $$
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
  if refusal = 'capacity_full' and p_waiting is not null and private.takes_waiting(event) then
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

create function private.registration_of_token(p_token text) returns private.registrations_and_guests
  language sql stable security definer set search_path = '' as $$
    select guest.* from private.registrations_and_guests as guest
      where guest.id = (select registration_id from private.tokens where hash = private.hash_of(p_token))
  $$;

create function private.cancel(p_guest private.registrations_and_guests, p_send boolean default true) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.note('cancellation', p_guest.email);
  perform private.forget_unsent_mail(p_guest);
  if p_send and public.mail_is_set_up() then
    perform private.add_mail(p_guest, 'cancelled', null);
  end if;
  update private.registrations set state = 'cancelled' where id = p_guest.id;
  update private.personal_invitations set declined_at = now()
    where id = (private.personal_invitation_of(p_guest.event_id, p_guest.email)).id;
end
$$;
comment on function private.cancel is
  'Cancels a registration, with a mail or without. The caller holds the lock of the event, and promotes.';
-- Personal invitations: guests whom the organiser invites by name, and the links with which they accept or decline.
--
-- An invitation and a registration are matched by event and e-mail address, which is unique in both tables. Whatever
-- writes invitations holds the lock of their event.

create table private.personal_invitations (
  id bigint generated always as identity primary key,
  event_id text not null references private.events,
  locale text not null check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$'),
  max_seats int not null check (max_seats > 0),
  created_at timestamptz not null default now(),
  declined_at timestamptz,
  revoked_at timestamptz,
  revoked_hash bytea,
  submission_id uuid,
  unique (id, event_id),
  constraint personal_invitations_revoked check ((revoked_at is null) = (revoked_hash is null))
);
create index personal_invitations_event on private.personal_invitations (event_id, id);
create index personal_invitations_revoked_hash on private.personal_invitations (event_id, revoked_hash);
comment on table private.personal_invitations is
  'The invitations to an event, without anything about the person: that is in private.invited_guests. Accepted: there is a registration of the address. Erased with the registrations.';
comment on column private.personal_invitations.max_seats is 'How many seats the guest may take.';
comment on column private.personal_invitations.declined_at is
  'When the guest declined, or cancelled a registration; null since they accepted.';
comment on column private.personal_invitations.revoked_at is 'When the organiser revoked it.';
comment on column private.personal_invitations.revoked_hash is
  'SHA-256 of the address of a revoked invitation, which has no guest any more: so that the same list of guests does not invite them again.';
comment on column private.personal_invitations.submission_id is
  'Of the form that accepted last: sent again after a cancellation, as by a reload, it accepts nothing.';

create table private.invited_guests (
  invitation_id bigint primary key,
  event_id text not null,
  full_name text not null check (
    full_name = btrim(full_name) and char_length(full_name) between 1 and 200 and full_name !~ '[[:cntrl:]]'
  ),
  email text not null check (
    octet_length(email) = char_length(email) and char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'
  ),
  address text generated always as (private.normalise(email)) stored,
  foreign key (invitation_id, event_id) references private.personal_invitations (id, event_id)
    on update cascade on delete cascade,
  constraint invited_guests_address_key unique (event_id, address)
);
comment on table private.invited_guests is
  'What is personal about an invitation. The row is deleted when the invitation is revoked or erased. Personal columns stand here, and nowhere else.';

create table private.personal_invitation_tokens (
  hash bytea primary key,
  invitation_id bigint not null references private.personal_invitations on delete cascade
);
create index personal_invitation_tokens_invitation on private.personal_invitation_tokens (invitation_id);
comment on table private.personal_invitation_tokens is 'The links to invitations. A revoked invitation has none.';
comment on column private.personal_invitation_tokens.hash is 'SHA-256 of the token.';

alter table private.personal_invitations enable row level security;
alter table private.invited_guests enable row level security;
alter table private.personal_invitation_tokens enable row level security;

create function private.forget_invited_guest() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select private.hash_of(address) into new.revoked_hash from private.invited_guests where invitation_id = new.id;
  delete from private.invited_guests where invitation_id = new.id;
  delete from private.personal_invitation_tokens where invitation_id = new.id;
  update private.outbox set token = null where invitation_id = new.id and kind = 'cancelled';
  return new;
end
$$;
create trigger forget_invited_guest before update of revoked_at on private.personal_invitations
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function private.forget_invited_guest();

create view private.answers with (security_invoker = true) as
  select invitation.id, invitation.event_id, invited.email, invitation.locale, invitation.created_at,
      coalesce(guest.full_name, invited.full_name) as full_name,
      -- A guest who was registered for more may keep their seats.
      greatest(invitation.max_seats, registration.seats) as max_seats,
      registration.id as registration_id,
      registration.state as registration_state,
      registration.seats,
      case
        when invitation.revoked_at is not null then 'revoked'
        when registration.id is not null then 'accepted'
        when invitation.declined_at is not null then 'declined'
        else 'silent'
      end as state
    from private.personal_invitations as invitation
    left join private.invited_guests as invited on invited.invitation_id = invitation.id
    left join private.guests as guest on guest.event_id = invited.event_id and guest.address = invited.address
    left join private.registrations as registration on registration.id = guest.registration_id;
comment on view private.answers is 'Invitations, and what has become of them: silent, accepted, declined or revoked.';

create function private.new_personal_invitation_token(p_invitation bigint) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  token constant text := private.random_token();
begin
  insert into private.personal_invitation_tokens (hash, invitation_id) values (private.hash_of(token), p_invitation);
  return token;
end
$$;
comment on function private.new_personal_invitation_token is
  'Makes a token for an invitation, and stores its hash. Earlier tokens remain valid.';

create function private.personal_invitation_of(p_event text, p_email text) returns private.personal_invitations
  language sql stable security definer set search_path = '' as $$
    select * from private.personal_invitations where id = (
      select invitation_id from private.invited_guests where event_id = p_event and address = private.normalise(p_email)
    )
  $$;
comment on function private.personal_invitation_of is
  'The invitation of an address to an event; null if there is none, or it is revoked.';

create function private.invite(p_invitations bigint[], p_kind text, p_send boolean) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  links jsonb;
begin
  with link as materialized (
    select invitation.*, invited.full_name, invited.email, private.new_personal_invitation_token(invitation.id) as token
      from private.personal_invitations as invitation join private.invited_guests as invited on invited.invitation_id = invitation.id
      where invitation.id = any (p_invitations)
  ), queued as (
    insert into private.outbox (invitation_id, kind, token) select id, p_kind, token from link where p_send order by id
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'full_name', full_name, 'email', email, 'locale', locale, 'max_seats', max_seats,
      'token', case when not p_send then token end
    ) order by id), '[]') into links
    from link;
  return links;
end
$$;
comment on function private.invite is
  'Makes a link for each invitation: queues a mail with it, or answers it. The caller holds the lock of the event.';

create function private.to_remind(p_event text, p_send boolean) returns bigint[]
  language sql stable security definer set search_path = '' as $$
    select coalesce(array_agg(answer.id order by answer.id), '{}')
      from private.answers as answer
      where answer.event_id = p_event
        and answer.state = 'silent'
        and not (
          p_send and (
            answer.created_at > now() - interval '24 hours'
            -- Their mail has not been sent yet, or just now.
            or exists (
              select from private.outbox as mail
                where mail.invitation_id = answer.id
                  and (
                    (mail.sent_at is null and mail.refused_at is null)
                    or (mail.kind in ('invitation', 'reminder') and mail.sent_at > now() - interval '24 hours')
                  )
            )
          )
        )
  $$;
comment on function private.to_remind is
  'The invitations without an answer. By mail nobody is reminded within 24 hours after the invitation or another reminder.';

create function public.find_personal_invitation(p_token text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'event', event.id, 'full_name', invitation.full_name, 'email', invitation.email, 'max_seats', invitation.max_seats,
        'locale', invitation.locale, 'state', invitation.state, 'seats', invitation.seats,
        'waiting', invitation.registration_state is not distinct from 'waiting', 'taken', event.taken,
        'capacity', event.capacity, 'availability', event.availability, 'opens_at', event.opens_at,
        'closes_at', event.closes_at
      )
      from private.personal_invitation_tokens as link
      join private.answers as invitation on invitation.id = link.invitation_id
      join private.events as event on event.id = invitation.event_id
      where link.hash = private.hash_of(p_token)
        and not private.is_past(event.as_of, event.ends_at)
  $$;
comment on function public.find_personal_invitation is
  'The invitation of a link, with the name and the seats of the registration if there is one; null if the link is unknown or revoked, or the event is over. max_seats is how many the guest may take; taken and the rest decide whether the event takes registrations.';

create function public.answer_personal_invitation(
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
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
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
-- The door: the staff tick off guests who arrive, and add guests without a registration.
--
-- A link admits devices, for a time. Each device gets a key of its own, for one event, which can be ended alone.

create table private.door_links (
  hash bytea primary key,
  event_id text not null references private.events,
  valid_from timestamptz not null,
  admits_until timestamptz not null,
  valid_until timestamptz not null,
  may_write boolean not null default false
);
create index door_links_event on private.door_links (event_id);
comment on table private.door_links is 'The links with which devices come to the door of an event, by the real clock.';
comment on column private.door_links.hash is 'SHA-256 of the key in the link, which is stored nowhere.';
comment on column private.door_links.admits_until is 'From this moment on it admits no further device, so that a link in the history of a browser opens nothing.';
comment on column private.door_links.valid_until is 'When the keys of its devices end.';
comment on column private.door_links.may_write is 'Whether it is for the guide of the event, who may also write to the guests.';

create table private.door_keys (
  id bigint generated always as identity primary key,
  hash bytea not null unique,
  event_id text not null references private.events,
  device text not null check (char_length(device) between 1 and 60 and device !~ '[[:cntrl:]]'),
  created_at timestamptz not null default now(),
  valid_until timestamptz not null,
  may_write boolean not null default false
);
create index door_keys_event on private.door_keys (event_id);
comment on table private.door_keys is 'The keys of devices to the guests of an event at the door, by the real clock.';
comment on column private.door_keys.hash is 'SHA-256 of the key, which is stored nowhere.';
comment on column private.door_keys.device is 'What the staff call the device.';
comment on column private.door_keys.may_write is 'Whether the device may also write to the guests, as its link.';

create table private.door_actions (
  id uuid,
  registration_id bigint references private.registrations on delete cascade,
  primary key (id, registration_id)
);
create index door_actions_registration on private.door_actions (registration_id);
comment on table private.door_actions is 'The ticks that have been applied. A tick that is sent again changes nothing.';

create table private.erased_guests (
  event_id text not null references private.events,
  revision bigint not null,
  registration_id bigint not null,
  primary key (event_id, revision)
);
comment on table private.erased_guests is
  'The ids of registrations that were erased while an event had a key, so that devices at the door remove them.';

alter table private.door_links enable row level security;
alter table private.door_keys enable row level security;
alter table private.door_actions enable row level security;
alter table private.erased_guests enable row level security;

create function private.has_open_door(p_event text) returns boolean
  language sql stable security definer set search_path = '' as $$
    select exists (select from private.door_keys where event_id = p_event and now() < valid_until)
  $$;

create function private.last_revision(p_event text) returns bigint
  language sql stable security definer set search_path = '' as $$
    select coalesce(greatest(
      (select max(revision) from private.registrations where event_id = p_event),
      (select max(revision) from private.erased_guests where event_id = p_event)
    ), 0)
  $$;

create function private.event_of_key(p_key text) returns text
  language sql stable security definer set search_path = '' as $$
    select event_id from private.door_keys where hash = private.hash_of(p_key) and now() < valid_until
  $$;
comment on function private.event_of_key is
  'The event that the key of a device is for. Null if the key is unknown or was ended, or is no longer valid.';

create function private.may_write(p_key text) returns boolean
  language sql stable security definer set search_path = '' as $$
    select exists (
      select from private.door_keys where hash = private.hash_of(p_key) and now() < valid_until and may_write
    )
  $$;
comment on function private.may_write is 'Whether the key of a device is that of a guide, who may write to the guests.';

create function private.lock_event_of_key(p_key text) returns private.events
  language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
begin
  perform from private.events where id = private.event_of_key(p_key) for no key update;
  -- Only now: while this transaction waited, the key may have been ended.
  select * into event from private.events where id = private.event_of_key(p_key);
  return event;
end
$$;
comment on function private.lock_event_of_key is 'Locks the event that a key is for. Null as event_of_key().';

create function public.admit_device(p_link text, p_device text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  key constant text := private.random_token();
  link private.door_links;
begin
  perform from private.events
    where id = (select event_id from private.door_links where hash = private.hash_of(p_link)) for no key update;
  -- Only now: while this transaction waited, the link may have been ended.
  select * into link from private.door_links
    where hash = private.hash_of(p_link) and now() >= valid_from and now() < admits_until;
  if not found then
    return null;
  end if;
  insert into private.door_keys (hash, event_id, device, valid_until, may_write)
    values (private.hash_of(key), link.event_id, p_device, link.valid_until, link.may_write);
  return jsonb_build_object('event', link.event_id, 'key', key);
exception
  when check_violation or not_null_violation then
    raise exception 'door_invalid' using errcode = 'PT400';
end
$$;
comment on function public.admit_device is
  'Gives a device with a link a key of its own. Answers {"event", "key"}; null if the link is unknown or was ended, is not valid yet, or admits no further device.';

-- One statement, so that all of it is of one moment: no change is missing that the cursor includes.
create function public.door_guests(p_key text, p_since bigint) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
      'event', event.id,
      'cursor', private.last_revision(event.id),
      'free', event.capacity - event.taken,
      'guests', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'id', id::text, 'name', full_name, 'seats', seats, 'arrived', arrived, 'walk_in', walk_in
          ) || case when state = 'waiting' then '{"waiting": true}' else '{}' end::jsonb order by id), '[]')
          from private.registrations_and_guests
          where event_id = event.id and state <> 'cancelled' and revision > coalesce(p_since, -1)
      ),
      'removed', (
        select coalesce(jsonb_agg(gone.id::text order by gone.id), '[]') from (
          select id from private.registrations
            where event_id = event.id and state = 'cancelled' and revision > p_since
          union all
          select registration_id from private.erased_guests where event_id = event.id and revision > p_since
        ) as gone
      )
    ) || case when private.may_write(p_key) then '{"may_write": true}' else '{}' end::jsonb
    from private.events as event where event.id = private.event_of_key(p_key)
$$;
comment on function public.door_guests is
  'The guests who have a seat or wait for one (waiting); with p_since, only those that changed after it, and the ids of those who have cancelled. may_write is there if the key may write to them. Null if the key is refused.';

create function public.door_arrivals(p_key text, p_actions jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events := private.lock_event_of_key(p_key);
  action jsonb;
  guest bigint;
  refused text[] := '{}';
  removed text[] := '{}';
begin
  if event.id is null then
    return null;
  end if;
  -- In the order in which they were sent.
  for action in
    select value from jsonb_array_elements(p_actions) with ordinality order by ordinality
  loop
    continue when exists (
      select from private.door_actions as applied join private.registrations as ticked on ticked.id = registration_id
        where applied.id = (action ->> 'id')::uuid and ticked.event_id = event.id
    );
    if (action ->> 'arrived')::bigint = 0 then
      -- A guest who was added at the door by mistake is deleted.
      delete from private.registrations where id = (
        select id from private.registrations_and_guests where event_id = event.id and walk_in and id = (action ->> 'guest')::bigint
            and arrived = coalesce((action ->> 'before')::bigint, arrived)
      );
      -- Another device may have done so before.
      if found or exists (
        select from private.erased_guests where event_id = event.id and registration_id = (action ->> 'guest')::bigint
      ) then
        removed := removed || (action ->> 'guest');
        continue;
      end if;
    end if;
    update private.registrations
      -- PostgreSQL may compute this for a tick that the conditions refuse, whose number is no int.
      set arrived = least(greatest(
          (action ->> 'arrived')::bigint, case when (action ->> 'before')::bigint <> arrived then arrived else 0 end
        ), seats)::int
      where event_id = event.id
        and state = 'registered'
        and id = (action ->> 'guest')::bigint
        and (action ->> 'arrived')::bigint between 0 and seats
      returning id into guest;
    if found then
      insert into private.door_actions (id, registration_id) values ((action ->> 'id')::uuid, guest);
    else
      refused := refused || (action ->> 'id');
    end if;
  end loop;
  if cardinality(removed) > 0 then
    perform private.promote(event.id);
  end if;
  select * into event from private.events where id = event.id;
  return jsonb_build_object(
    'cursor', private.last_revision(event.id), 'free', event.capacity - event.taken,
    'refused', to_jsonb(refused), 'removed', to_jsonb(removed)
  );
end
$$;
comment on function public.door_arrivals is
  'Applies ticks, each with its own id: how many persons of a guest have arrived. If another device has changed what the tick replaces (before), the greater number holds: a tick that was made without network may be the older one. 0 removes a guest who was added at the door, and frees the seats; removed has the ids of such guests. Answers which ticks were refused, because the guest has no seat (any more) or not as many. Null if the key is refused.';

create function private.door_admission(p_id bigint) returns jsonb
  language sql stable set search_path = '' as $$
    select jsonb_build_object(
        'outcome', 'registered',
        'guest', jsonb_build_object(
          'id', guest.id::text, 'name', full_name, 'seats', seats, 'arrived', arrived, 'walk_in', walk_in
        ),
        'cursor', private.last_revision(event.id),
        'free', event.capacity - event.taken
      )
      from private.registrations_and_guests as guest join private.events as event on event.id = guest.event_id
      where guest.id = p_id
  $$;
comment on function private.door_admission is 'The answer about a guest who was added or let in at the door.';

create function public.door_walk_in(
  p_key text,
  p_full_name text,
  p_persons int,
  p_submission_id uuid,
  p_locale text,
  p_notice_version text
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events := private.lock_event_of_key(p_key);
  guest private.registrations_and_guests;
begin
  if event.id is null then
    return null;
  end if;
  guest := private.registration_of_submission(event.id, p_submission_id);
  if guest.id is not null then
    if not guest.walk_in or (guest.full_name, guest.persons) is distinct from (p_full_name, p_persons) then
      return jsonb_build_object('outcome', 'submission_conflict');
    end if;
  else
    -- Guests who wait come first, as with a registration.
    perform private.promote(event.id);
    select * into event from private.events where id = event.id;
    -- The times and the availability of the content do not count: the staff see who is there.
    if event.taken + p_persons > event.capacity or private.next_waiting(event.id) is not null then
      return jsonb_build_object('outcome', 'capacity_full');
    end if;
    guest := private.add_registration(
      event.id, 'registered', p_submission_id, p_full_name, null, null, p_persons, p_locale, p_notice_version, p_persons
    );
  end if;
  return private.door_admission(guest.id);
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.door_walk_in is
  'Registers a guest who comes without a registration, and has arrived. Answers registered with the guest, capacity_full or submission_conflict. Null if the key is refused.';

create function public.door_let_in(p_key text, p_id bigint) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events := private.lock_event_of_key(p_key);
  guest private.registrations_and_guests;
begin
  if event.id is null then
    return null;
  end if;
  perform private.promote(event.id);
  select * into event from private.events where id = event.id;
  select * into guest from private.registrations_and_guests
    where id = p_id and event_id = event.id and state <> 'cancelled';
  if guest.id is null then
    return jsonb_build_object('outcome', 'gone');
  elsif guest.state = 'waiting' then
    -- Guests who stay away leave their seats: whoever is at the door takes them.
    if event.taken + guest.seats > event.capacity and guest.seats + (
      select sum(arrived) from private.registrations where event_id = event.id
    ) > private.wanted_capacity(event) then
      return jsonb_build_object('outcome', 'capacity_full');
    end if;
    perform private.make_room(event.id, guest.seats, true);
    perform private.queue_mail(guest, 'promoted');
  end if;
  update private.registrations set state = 'registered', arrived = guest.seats where id = guest.id;
  return private.door_admission(guest.id);
end
$$;
comment on function public.door_let_in is
  'Lets in a guest who waits: the event has as many free seats, or not so many persons have arrived that it would exceed its capacity. Answers registered with the guest, also if sent again, capacity_full or gone. Null if the key is refused.';

create function public.door_message(p_key text, p_subject jsonb, p_text jsonb, p_mail boolean) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  written jsonb;
begin
  perform private.set_mail(p_mail);
  event := private.lock_event_of_key(p_key);
  if event.id is null then
    return null;
  elsif not private.may_write(p_key) then
    return jsonb_build_object('outcome', 'may_not_write');
  elsif not public.mail_is_set_up() then
    return jsonb_build_object('outcome', 'no_mail');
  elsif (
    select count(*) >= 5 from private.organiser_log
      where event_id = event.id and action = 'guide_message' and at > now() - interval '1 day'
  ) then
    return jsonb_build_object('outcome', 'too_many_messages');
  end if;
  written := public.write_to_guests('guide', event.id, null, false, p_subject, p_text, false, null);
  if written ->> 'outcome' in ('changed', 'gone') then
    return jsonb_build_object('outcome', 'message_sent', 'guests', coalesce(written -> 'changed', '0'));
  end if;
  return written;
end
$$;
comment on function public.door_message is
  'Queues a message of the guide to all guests, as write_to_guests() does, five times a day at most. Answers the outcome: message_sent with the number of guests, may_not_write, no_mail, too_many_messages or message_repeated. Null if the key is refused.';
-- What guests do themselves: they change a registration by the link of their mail, take a cancellation back, and correct an
-- address in the browser in which they registered.

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
        'event', event.id, 'state', p_guest.state, 'seats', p_guest.seats, 'attendance', p_guest.attendance,
        'full_name', p_guest.full_name, 'revision', p_guest.revision, 'invited', invitation.id is not null,
        'free', case
          when p_guest.state = 'registered' and invitation.id is null and refusal.code is null
            then event.capacity - event.taken
          else 0
        end,
        'full', refusal.code is not distinct from 'capacity_full',
        'closed', refusal.code is not distinct from 'registration_closed',
        'withdrawn', coalesce(refusal.code, 'capacity_full') = 'capacity_full'
          and (private.withdrawn_guest(p_guest.id)).registration_id is not null,
        'restorable', case
          when again.code is null then 'registered'
          when again.code = 'capacity_full' and private.takes_waiting(event) then 'waiting'
        end
      )
      from private.events as event,
        private.personal_invitation_of(event.id, p_guest.email) as invitation,
        private.refusal_of(event, 1) as refusal (code),
        private.refusal_of(event, p_guest.seats) as again (code)
      where event.id = p_guest.event_id and not private.is_past(event.as_of, event.ends_at)
  $$;

create function public.find_registration(p_token text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select private.found_registration(guest) || jsonb_build_object('new_email', new_address.email)
      from private.new_address_of_token(p_token) as new_address,
        private.registrations_and_guests as guest
      where guest.id = coalesce(new_address.registration_id, (private.registration_of_token(p_token)).id)
  $$;
comment on function public.find_registration is
  'The registration of a link; null if the link is unknown, or the event is over. A cancelled one has no name; withdrawn says whether that can be taken back within its time, and restorable, what the registration would be then now: registered, waiting or null. invited says whether there is an invitation of the address; free, how many seats can be added; full, whether others would take the seats at once; closed, whether registration has closed. new_email is the address that the link confirms, otherwise null.';

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
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
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
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
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
    if outcome = 'capacity_full' and private.takes_waiting(event) then
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

create function private.ask_to_confirm(p_registration bigint, p_email text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  token constant text := private.random_token();
begin
  delete from private.outbox where registration_id = p_registration and kind = 'address' and sent_at is null;
  insert into private.new_addresses (registration_id, hash, email) values (p_registration, private.hash_of(token), p_email)
    on conflict (registration_id)
      do update set hash = excluded.hash, email = excluded.email, created_at = excluded.created_at;
  insert into private.outbox (registration_id, kind, email, token) values (p_registration, 'address', p_email, token);
end
$$;
comment on function private.ask_to_confirm is
  'Queues the mail that asks to confirm a new address of a registration, in place of an earlier one.';

create function public.change_guest(
  p_token text,
  p_full_name text,
  -- Null: the same.
  p_email text,
  p_mail boolean,
  -- The revision of the registration that the form showed; null: any.
  p_revision bigint default null
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  guest private.registrations_and_guests;
  outcome text := 'changed';
begin
  perform private.set_mail(p_mail);
  guest := private.lock_registration_of_token(p_token);
  if guest.id is null then
    return null;
  elsif guest.state = 'cancelled' or (private.personal_invitation_of(guest.event_id, guest.email)).id is not null then
    outcome := 'changed_meanwhile';
  elsif guest.revision <> p_revision and not (
    -- What holds already, as for a guest whose answer was lost, is no change.
    p_full_name = guest.full_name and (p_email is null or private.normalise(p_email) in (
      select guest.address union all
        select private.normalise(email) from private.new_addresses where registration_id = guest.id
    ))
  ) then
    outcome := 'changed_meanwhile';
  elsif private.normalise(p_email) is not distinct from guest.address then
    -- There is nothing to confirm any more.
    delete from private.new_addresses where registration_id = guest.id;
    delete from private.outbox where registration_id = guest.id and kind = 'address' and sent_at is null;
  elsif p_email is not null then
    outcome := case
      when not public.mail_is_set_up() then 'no_mail'
      -- So that nobody writes to strangers through the site, or asks on and on who is registered.
      when private.count_recent('address', guest.email) >= 5 then 'too_many_registrations'
      when (private.registration_of_address(guest.event_id, p_email)).id is not null then 'email_taken'
      else 'address_sent'
    end;
  end if;
  if outcome = 'address_sent' then
    perform private.note('address', guest.email);
    perform private.ask_to_confirm(guest.id, p_email);
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
  'Changes the name of a guest. Another address gets a mail first, whose link confirms it. Answers null, or as find_registration() with the outcome: changed, address_sent, changed_meanwhile, no_mail, email_taken or too_many_registrations. Only the first two change something.';

create function public.confirm_address(p_token text) returns jsonb
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

create function public.correct_address(
  p_secret text,
  p_event text,
  p_submission_id uuid,
  -- Null: only says what is registered.
  p_email text,
  p_mail boolean
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
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
-- Erasure: of one guest, of some, of an event, and by itself when the retention of an event is over.

create function private.has_guests(p_event text) returns boolean
  language sql stable security definer set search_path = '' as $$
    select exists (select from private.registrations where event_id = p_event)
      or exists (select from private.personal_invitations where event_id = p_event)
  $$;

create function private.kept_until(p_event private.events) returns timestamptz
  language sql stable security definer set search_path = '' as $$
    select greatest(
        p_event.ends_at,
        p_event.latest_end,
        (select max(created_at) from private.registrations where event_id = p_event.id),
        (select max(created_at) from private.personal_invitations where event_id = p_event.id)
      ) + p_event.retention_days * interval '24 hours'
  $$;
comment on function private.kept_until is
  'Until when the guests of an event are kept: retention_days after the latest of ends_at, latest_end, the last registration and the last invitation. So a wrong date erases nobody sooner than promised. Asked only for an event that has an end.';

create function private.is_held_back(p_event text) returns boolean
  language sql stable security definer set search_path = '' as $$
    select coalesce(
        event.ends_at + event.retention_days * interval '24 hours' <= now()
          and private.is_past(event.as_of, event.ends_at)
          and private.kept_until(event) > now()
          and private.has_guests(event.id),
        false
      )
      from private.events as event where event.id = p_event
  $$;
comment on function private.is_held_back is
  'Whether the guests of an event are still kept although its end says that they are to be erased: its end was moved earlier, or is wrong. Not of a demonstration in which the event is still to come.';

create function private.erase_person(p_event text, p_email text) returns int
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
comment on function private.erase_person is
  'Erases what is stored of an address for an event. The caller holds the lock of the event. Answers how many registrations and invitations were erased.';

create function private.erase(p_event text) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  erased int;
begin
  -- First, so that no erased guest is noted for devices.
  delete from private.door_links where event_id = p_event;
  delete from private.door_keys where event_id = p_event;
  delete from private.erased_guests where event_id = p_event;
  update private.events set erased = counts from (
    select jsonb_build_object(
        'taken', coalesce(sum(seats) filter (where state = 'registered'), 0), 'arrived', sum(arrived),
        'waiting', count(*) filter (where state = 'waiting'), 'cancelled', count(*) filter (where state = 'cancelled')
      ) as counts
      from private.registrations where event_id = p_event having count(*) > 0
  ) as gone where id = p_event;
  with gone as (
    delete from private.registrations where event_id = p_event returning state
  )
  select count(*) filter (where state <> 'cancelled') into erased from gone;
  delete from private.personal_invitations where event_id = p_event;
  delete from private.outbox where test_event_id = p_event;
  delete from private.messages where event_id = p_event;
  delete from private.organiser_log where event_id = p_event;
  return erased;
end
$$;
comment on function private.erase is
  'Erases everything about the guests of an event: registrations and invitations, with their links, mails and messages, and the door. Four numbers remain (erased). The caller holds the lock of the event. Answers how many registrations had not been cancelled.';

create function private.forget_expired() returns void
  language sql volatile security definer set search_path = '' as $$
    -- Rows that another transaction holds are left to the next run.
    delete from private.recent where ctid in (
      select ctid from private.recent where at <= now() - interval '1 hour' for update skip locked
    );
    delete from private.corrections where registration_id in (
      select registration_id from private.corrections
        where created_at <= now() - interval '1 hour' for update skip locked
    );
    delete from private.withdrawn_guests where registration_id in (
      select registration_id from private.withdrawn_guests
        where withdrawn_at <= now() - interval '24 hours' for update skip locked
    );
    delete from private.new_addresses where registration_id in (
      select registration_id from private.new_addresses
        where created_at <= now() - interval '24 hours' for update skip locked
    );
    delete from private.outbox where id in (
      select id from private.outbox
        where kind = 'links' and created_at <= now() - interval '1 hour' for update skip locked
    );
    delete from private.sign_ins where challenge in (
      select challenge from private.sign_ins
        where created_at <= now() - case when organiser is null then interval '10 minutes' else interval '1 day' end
        for update skip locked
    );
    delete from private.organiser_sessions where hash in (
      select hash from private.organiser_sessions where valid_until <= now() for update skip locked
    );
    delete from private.organiser_log where id in (
      select id from private.organiser_log
        where event_id is null and at <= now() - interval '90 days' for update skip locked
    );
    delete from private.notice where id in (
      select id from private.notice where ends_at <= now() for update skip locked
    )
  $$;
comment on function private.forget_expired is
  'Erases what is kept for a time of its own, whatever becomes of its event, once that time is over. It waits for nothing, and whoever has called it waits for nothing either.';

create function public.erase_ended_registrations()
  returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  erased int := 0;
begin
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
  perform private.forget_expired();
  return jsonb_build_object('erased', erased) || public.health();
end
$$;
comment on function public.erase_ended_registrations is
  'Erases the guests of the events whose retention is over. Answers how many were erased, and the events whose guests are kept longer than their end says, as private.is_held_back() decides.';
-- The organisers: their sign-in with a code from a mail, their sessions, what they change, and the log of it.
--
-- Who is an organiser, the functions decide at each request (ORGANISERS). An address stands here so that they can.

create table private.sign_ins (
  challenge bytea primary key,
  answer bytea,
  organiser text,
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  network bytea
);
create index sign_ins_organiser on private.sign_ins (organiser, created_at);
comment on table private.sign_ins is
  'Codes that were asked for. Kept for a day, because the codes of an address are counted; without an address for ten minutes.';
comment on column private.sign_ins.challenge is
  'SHA-256 of a secret of the browser that asked. Nobody else can use up the attempts, or use the code.';
comment on column private.sign_ins.answer is
  'SHA-256 of the secret and the code, which is stored nowhere. Null once the code was used.';
comment on column private.sign_ins.organiser is
  'The address that the code went to. Null if none was sent: it is of no organiser, or has asked too often.';
comment on column private.sign_ins.network is
  'The HMAC of the network that asked, as in private.recent; null if it is unknown.';

create table private.organiser_sessions (
  hash bytea primary key,
  organiser text not null,
  valid_until timestamptz not null
);
comment on table private.organiser_sessions is 'The sessions of organisers, by the real clock. Deleted when they end.';
comment on column private.organiser_sessions.hash is 'SHA-256 of the key in the cookie, which is stored nowhere.';

create table private.organiser_log (
  id bigint generated always as identity primary key,
  event_id text references private.events,
  organiser text not null,
  action text not null,
  guests int not null,
  at timestamptz not null default now()
);
create index organiser_log_event on private.organiser_log (event_id);
comment on table private.organiser_log is
  'What organisers changed: who, what, for how many guests, and when. Nothing about a guest. Erased with the guests of the event; what is about no event, after 90 days.';

create table private.pending_cancellations (
  registration_id bigint primary key references private.registrations on delete cascade,
  due_at timestamptz not null,
  send_mail boolean not null
);
create index pending_cancellations_due on private.pending_cancellations (due_at);
comment on table private.pending_cancellations is
  'Registrations that an organiser has cancelled less than a minute ago. Until due_at nothing has happened, and the organiser can take it back. The next call about the event carries it out.';

alter table private.sign_ins enable row level security;
alter table private.organiser_sessions enable row level security;
alter table private.organiser_log enable row level security;
alter table private.pending_cancellations enable row level security;

create function public.start_sign_in(
  p_challenge text, p_code text, p_organiser text, p_network text default null
) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  from_network constant bytea := decode(p_network, 'hex');
  may_send boolean := false;
begin
  if p_organiser is not null then
    -- One request of an address at a time, so that none is missing from the count.
    perform pg_advisory_xact_lock(hashtextextended('private.sign_ins ' || p_organiser, 0));
    -- A stranger who asks for codes does not lock the organiser out, who asks from elsewhere.
    select count(*) < 20 and count(*) filter (where created_at > now() - interval '1 hour') < 5 into may_send
      from private.sign_ins
      where organiser = p_organiser and network is not distinct from from_network
        and created_at > now() - interval '1 day';
    may_send := may_send and (
      select count(*) < 100 from private.sign_ins
        where organiser = p_organiser and created_at > now() - interval '1 day'
    );
  end if;
  insert into private.sign_ins (challenge, answer, organiser, network) values (
    private.hash_of(p_challenge), private.hash_of(p_challenge || p_code),
    case when may_send then p_organiser end, case when may_send then from_network end
  );
  return may_send;
end
$$;
comment on function public.start_sign_in is
  'Stores a code for the browser with a secret. p_organiser is null for an address of no organiser, and the same is done. Answers whether the code is to be sent: at most five an hour and twenty a day to an address from a network, and a hundred a day to an address.';

create function public.finish_sign_in(p_challenge text, p_code text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  tried private.sign_ins;
begin
  -- Counts the attempt before the code is compared, and raises nothing that would undo it.
  update private.sign_ins set attempts = attempts + 1
    where challenge = private.hash_of(p_challenge)
      and answer is not null and attempts < 5 and created_at > now() - interval '10 minutes'
    returning * into tried;
  if tried.challenge is null then
    return jsonb_build_object('outcome', 'code_ended');
  elsif tried.organiser is null or tried.answer <> private.hash_of(p_challenge || p_code) then
    return jsonb_build_object('outcome', case when tried.attempts < 5 then 'code_wrong' else 'code_ended' end);
  end if;
  update private.sign_ins set answer = null where challenge = tried.challenge;
  return jsonb_build_object(
    'outcome', 'signed_in', 'organiser', tried.organiser, 'session', public.open_session(tried.organiser)
  );
end
$$;
comment on function public.finish_sign_in is
  'Compares a code, five times at most, within ten minutes, and once if it is right. Answers the outcome: signed_in with the organiser and the key of a session, code_wrong or code_ended.';

create function public.open_session(p_organiser text) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  key constant text := private.random_token();
begin
  insert into private.organiser_sessions (hash, organiser, valid_until)
    values (private.hash_of(key), p_organiser, now() + interval '12 hours');
  return key;
end
$$;
comment on function public.open_session is 'Begins a session of 12 hours, and answers its key.';

create function public.organiser_of(p_session text) returns text
  language sql stable security definer set search_path = '' as $$
    select organiser from private.organiser_sessions where hash = private.hash_of(p_session) and now() < valid_until
  $$;
comment on function public.organiser_of is 'The address whose session it is; null if there is none, or it has ended.';

create function public.end_sessions(p_session text, p_everywhere boolean) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  ended int;
begin
  delete from private.organiser_sessions
    where hash = private.hash_of(p_session) or (p_everywhere and organiser = public.organiser_of(p_session));
  get diagnostics ended = row_count;
  return ended;
end
$$;
comment on function public.end_sessions is
  'Ends a session, or all sessions of its organiser. Answers how many were ended.';

create function private.log(p_organiser text, p_event text, p_action text, p_guests int default 1) returns void
  language sql volatile security definer set search_path = '' as $$
    insert into private.organiser_log (event_id, organiser, action, guests)
      select id, p_organiser, p_action, p_guests from private.events where id = p_event
  $$;
comment on function private.log is 'Notes what an organiser changed.';

create function private.cancellations_due(p_event text) returns bigint[]
  language sql stable security definer set search_path = '' as $$
    -- Few are pending. With the limit, this reads no other registration of the event, also before PostgreSQL has analysed
    -- the tables.
    select array(
        select pending.registration_id
          from private.pending_cancellations as pending
          cross join lateral (
            select event_id, state from private.registrations where id = pending.registration_id limit 1
          ) as registration
          where pending.due_at <= now() and registration.event_id = p_event
          order by registration.state = 'registered', pending.registration_id
          limit private.max_promotions()
      )
  $$;
comment on function private.cancellations_due is
  'The registrations to be cancelled now, at most so many that a call ends in time. Those who wait come first: otherwise they would move up meanwhile.';

create function private.cancel_due(p_event text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  due constant bigint[] := private.cancellations_due(p_event);
begin
  perform private.cancel(guest, pending.send_mail)
    from private.pending_cancellations as pending
    join private.registrations_and_guests as guest on guest.id = pending.registration_id
    where pending.registration_id = any (due) and guest.state <> 'cancelled';
  delete from private.pending_cancellations where registration_id = any (due);
end
$$;
comment on function private.cancel_due is
  'Carries out cancellations of organisers that nobody took back; of a flood, the next call carries out more. The caller holds the lock of the event.';

create function public.organiser_overview(
  p_events jsonb,
  -- That of the exhibition, in which its days begin.
  p_time_zone text default 'UTC'
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  zone text := p_time_zone;
begin
  begin
    perform now() at time zone zone;
  exception when invalid_parameter_value then
    -- A zone that this PostgreSQL does not know yet is no reason to show nothing.
    zone := 'UTC';
  end;
  perform public.update_events(p_events);
  -- Of events that the content no longer has. Whoever holds one carries out its cancellations: nobody waits for it here.
  perform private.promote(id)
    from (
      select id from private.events
        where cardinality(private.cancellations_due(id)) > 0
          and not exists (select from jsonb_array_elements(p_events) where value ->> 'id' = events.id)
        order by id limit 1 for no key update skip locked
    ) as removed;
  return jsonb_build_object(
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'event', event.id, 'ends_at', event.ends_at, 'capacity', event.capacity, 'taken', event.taken,
          'waiting', settings -> 'waiting', 'settings', settings,
          'arrived', (select coalesce(sum(arrived), 0) from private.registrations where event_id = event.id),
          'held_back', private.is_held_back(event.id),
          'erased', case
            when (settings -> 'stored')::int = 0 and private.is_past(event.as_of, event.ends_at) then event.erased
          end,
          'days', (
            select coalesce(jsonb_agg(jsonb_build_array(day, seats) order by day), '[]') from (
              select (created_at at time zone zone)::date as day, sum(seats) as seats
                from private.registrations where event_id = event.id and state <> 'cancelled' group by 1
            ) as by_day
          )
        ) order by event.ends_at, event.id), '[]')
        from private.events as event cross join public.event_settings(event.id) as settings
    ),
    'mail', (
      select coalesce(jsonb_agg(to_jsonb(unsent)), '[]') from (
        select recipient.event_id as event, mail.fault, count(*) as mails,
            case when mail.refused_at is null then 'waiting' else 'refused' end as state
          from private.outbox as mail join private.recipients as recipient on recipient.mail_id = mail.id
          where mail.sent_at is null and private.concerns_organisers(mail) group by 1, 2, 4 order by 1, 4, 2
      ) as unsent
    ),
    'mail_set_up', public.mail_is_set_up(),
    'newest_build', (
      select max(built_at) from private.events where id in (select value ->> 'id' from jsonb_array_elements(p_events))
    ),
    'trouble', private.trouble(),
    'log', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'event', event_id, 'organiser', organiser, 'action', action, 'guests', guests, 'at', at
        ) order by id desc), '[]')
        from (select * from private.organiser_log order by id desc limit 100) as last_changes
    )
  );
end
$$;
comment on function public.organiser_overview is
  'Updates events with the facts of a build, carries out cancellations that are due, and answers all events with their numbers, what decides whether they take registrations, and the seats that were taken on each day, the mails that have not been sent, whether mail is set up, the time of the newest build that has updated these events, the trouble, and the last changes by organisers.';

create function public.organiser_guests(p_event text, p_since bigint) returns jsonb
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

create function private.facts_of(p_mail private.outbox) returns jsonb
  language sql immutable set search_path = '' as $$
    select jsonb_build_object(
        'kind', p_mail.kind, 'created_at', p_mail.created_at, 'sent_at', p_mail.sent_at,
        'refused_at', p_mail.refused_at, 'fault', p_mail.fault, 'status', p_mail.status
      )
  $$;
comment on function private.facts_of is 'What is told about a mail to a guest.';

create function private.stored_about(p_address text, p_event text, p_id bigint) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'registrations', (
          select coalesce(jsonb_agg(jsonb_build_object(
              'event', guest.event_id, 'state', guest.state, 'full_name', guest.full_name, 'email', guest.email,
              'attendance', guest.attendance, 'persons', guest.persons, 'seats', guest.seats, 'locale', guest.locale,
              'notice_version', guest.notice_version, 'created_at', guest.created_at, 'arrived', guest.arrived,
              'walk_in', guest.walk_in, 'kept_until', private.kept_until(event),
              'new_email', (select email from private.new_addresses where registration_id = guest.id),
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

create function public.person_data(p_event text, p_id bigint) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select private.stored_about(address, p_event, p_id) from private.registrations_and_guests
      where event_id = p_event and id = p_id and state <> 'cancelled'
  $$;
comment on function public.person_data is
  'Everything that is stored about the person of a registration, as private.stored_about() says (GDPR, Articles 15 and 20). Null if there is no such registration.';

create function public.find_person(p_email text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select private.stored_about(private.normalise(p_email), null, null)
  $$;
comment on function public.find_person is
  'Everything that is stored about the person with an address, as private.stored_about() says (GDPR, Articles 15 and 20).';

create function private.lock_guest(p_event text, p_id bigint) returns private.registrations_and_guests
  language plpgsql volatile security definer set search_path = '' as $$
declare
  guest private.registrations_and_guests;
begin
  perform from private.events where id = p_event for no key update;
  select * into guest from private.registrations_and_guests
    where id = p_id and event_id = p_event and state <> 'cancelled';
  return guest;
end
$$;
comment on function private.lock_guest is 'Locks an event, and finds one of its registrations. Null if it is cancelled or erased.';

create function private.make_room(p_event text, p_seats int, p_over boolean) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_over then
    update private.events set capacity = greatest(capacity, taken + p_seats) where id = p_event;
    return true;
  end if;
  return exists (
    select from private.events
      where id = p_event and taken + p_seats <= capacity
  );
end
$$;
comment on function private.make_room is
  'Whether an event has so many further seats. With p_over it gets them, and more than its content says, until seats become free. The caller holds the lock of the event.';

create function public.add_guest(
  p_organiser text, p_facts jsonb, p_submission_id uuid, p_full_name text, p_email text, p_attendance text, p_persons int,
  p_locale text, p_over boolean, p_waiting boolean, p_mail boolean
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  earlier private.registrations_and_guests;
  new_state text := 'registered';
begin
  perform private.set_mail(p_mail);
  event := private.follow_build(p_facts);
  if event.called_off then
    return jsonb_build_object('outcome', 'called_off');
  end if;
  earlier := private.registration_of_submission(event.id, p_submission_id);
  -- The answer was lost, and the form is sent again.
  if earlier.id is not null then
    return jsonb_build_object('outcome', earlier.state);
  elsif (private.registration_of_address(event.id, p_email)).id is not null then
    return jsonb_build_object('outcome', 'email_taken');
  end if;
  if p_waiting then
    new_state := 'waiting';
  elsif not p_over and private.next_waiting(event.id) is not null
    or not private.make_room(event.id, private.seats_of(p_attendance, p_persons), p_over) then
    return jsonb_build_object('outcome', 'capacity_full', 'may_wait', event.waiting_list and public.mail_is_set_up());
  end if;
  perform private.queue_mail(private.add_registration(
    event.id, new_state, p_submission_id, p_full_name, p_email, p_attendance, p_persons, p_locale, 'by hand'
  ), new_state);
  perform private.log(p_organiser, event.id, case when p_over then 'add_over' else 'add' end);
  return jsonb_build_object('outcome', new_state);
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.add_guest is
  'Registers a guest by hand, whatever the times of the event are, and queues the mail unless the event is over. Answers the outcome: registered, waiting, called_off, email_taken, or capacity_full with may_wait. With p_over the event takes more than its capacity.';

create function public.edit_guest(
  p_organiser text, p_event text, p_id bigint, p_revision bigint, p_full_name text, p_email text, p_seats int,
  p_locale text, p_over boolean, p_mail boolean
) returns text language plpgsql volatile security definer set search_path = '' as $$
declare
  guest private.registrations_and_guests;
  is_other_address boolean;
begin
  perform private.set_mail(p_mail);
  guest := private.lock_guest(p_event, p_id);
  if guest.id is null then
    return 'gone';
  end if;
  is_other_address := guest.address is distinct from private.normalise(p_email);
  if (guest.full_name, guest.email, guest.seats, guest.locale) is not distinct from (p_full_name, p_email, p_seats, p_locale) then
    -- Also for an organiser whose answer was lost.
    return 'changed';
  elsif guest.revision <> p_revision then
    return 'changed_meanwhile';
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
comment on function public.edit_guest is
  'Changes a registration. p_revision is that of the registration when the organiser saw it. A new address or number of seats is mailed, with a new link; the links of another address end. Answers changed, gone, changed_meanwhile, arrived, email_taken, invited (the address is that of a personal invitation) or capacity_full.';

create function public.cancel_guests(p_organiser text, p_event text, p_ids bigint[], p_send boolean) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  pending int;
begin
  perform from private.events where id = p_event for no key update;
  insert into private.pending_cancellations (registration_id, due_at, send_mail)
    select id, now() + interval '1 minute', p_send
      from private.registrations where event_id = p_event and id = any (p_ids) and state <> 'cancelled'
    on conflict (registration_id) do update set send_mail = excluded.send_mail;
  get diagnostics pending = row_count;
  if pending > 0 then
    perform private.log(p_organiser, p_event, 'cancel', pending);
  end if;
  return pending;
end
$$;
comment on function public.cancel_guests is
  'Cancels registrations in a minute, with a mail to each guest or without. Answers how many.';

create function public.keep_guests(p_organiser text, p_event text, p_ids bigint[]) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  kept int;
begin
  perform from private.events where id = p_event for no key update;
  delete from private.pending_cancellations as pending using private.registrations as registration
    where registration.id = pending.registration_id and registration.event_id = p_event
      and registration.id = any (p_ids) and registration.state <> 'cancelled';
  get diagnostics kept = row_count;
  if kept > 0 then
    perform private.log(p_organiser, p_event, 'keep', kept);
  end if;
  return kept;
end
$$;
comment on function public.keep_guests is
  'Takes back the cancellations that have not been carried out. Answers how many: 0 if it is too late.';

create function public.resend_to_guest(p_organiser text, p_event text, p_id bigint, p_mail boolean) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  guest private.registrations_and_guests;
begin
  perform private.set_mail(p_mail);
  guest := private.lock_guest(p_event, p_id);
  if guest.email is null then
    return 'gone';
  elsif not public.mail_is_set_up() then
    return 'no_mail';
  elsif private.is_over(p_event) then
    return 'over';
  end if;
  perform private.queue_mail(guest, guest.state);
  perform private.log(p_organiser, p_event, 'resend');
  return 'changed';
end
$$;
comment on function public.resend_to_guest is
  'Queues the mail that says the state of a registration, with a new link. Answers changed, gone, no_mail or over: after the event, no such mail is sent.';

create function public.move_up_guest(p_organiser text, p_event text, p_id bigint, p_over boolean, p_mail boolean)
  returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  guest private.registrations_and_guests;
begin
  perform private.set_mail(p_mail);
  guest := private.lock_guest(p_event, p_id);
  if guest.id is null then
    return 'gone';
  elsif guest.state = 'registered' then
    -- Also for an organiser whose answer was lost.
    return 'changed';
  elsif guest.state <> 'waiting' then
    return 'changed_meanwhile';
  elsif (select called_off from private.events where id = p_event) then
    return 'called_off';
  elsif not private.make_room(p_event, guest.seats, p_over) then
    return 'capacity_full';
  end if;
  update private.registrations set state = 'registered' where id = guest.id;
  select * into guest from private.registrations_and_guests where id = guest.id;
  perform private.queue_mail(guest, 'promoted');
  perform private.log(p_organiser, p_event, case when p_over then 'move_up_over' else 'move_up' end);
  return 'changed';
end
$$;
comment on function public.move_up_guest is
  'Gives a guest who waits a seat before the others, and queues the mail. Answers changed, gone, changed_meanwhile, called_off or capacity_full. With p_over the event takes more than its capacity.';

create function private.erase_everywhere(p_organiser text, p_address text) returns int
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

create function public.erase_guest(p_organiser text, p_event text, p_id bigint) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  person private.registrations_and_guests;
begin
  select * into person from private.registrations_and_guests where id = p_id and event_id = p_event;
  if person.address is not null then
    return private.erase_everywhere(p_organiser, person.address);
  end if;
  -- Added at the door, without an address.
  person := private.lock_guest(p_event, p_id);
  if person.id is null then
    return 0;
  end if;
  delete from private.registrations where id = person.id;
  perform private.log(p_organiser, p_event, 'erase');
  perform private.promote(p_event);
  return 1;
end
$$;
comment on function public.erase_guest is
  'Erases everything about the person of a registration, as private.erase_everywhere() does. Answers how many registrations and invitations were erased.';

create function public.erase_person(p_organiser text, p_email text) returns int
  language sql volatile security definer set search_path = '' as $$
  select private.erase_everywhere(p_organiser, private.normalise(p_email))
$$;
comment on function public.erase_person is
  'Erases everything about the person with an address, as private.erase_everywhere() does. Answers how many registrations and invitations were erased.';

create function public.erase_guests(p_organiser text, p_event text, p_ids bigint[]) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  erased int;
begin
  if cardinality(p_ids) > 500 then
    raise exception 'too_many_at_once' using errcode = 'PT400';
  end if;
  perform from private.events where id = p_event for no key update;
  delete from private.registrations where event_id = p_event and id = any (p_ids) and state <> 'cancelled';
  get diagnostics erased = row_count;
  if erased > 0 then
    update private.organiser_log set guests = guests + erased, at = now()
      where action = 'erase_selected' and at > now() - interval '1 minute' and id = (
        select max(id) from private.organiser_log where event_id = p_event and organiser = p_organiser
      );
    if not found then
      perform private.log(p_organiser, p_event, 'erase_selected', erased);
    end if;
    perform private.promote(p_event);
  end if;
  return erased;
end
$$;
comment on function public.erase_guests is
  'Erases up to 500 registrations of an event, without a mail, and frees the seats. Answers how many. Calls that follow each other within a minute are one entry of the log.';

create function public.erase_event(p_organiser text, p_event text) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  erased int;
begin
  perform from private.events where id = p_event for no key update;
  if not private.has_guests(p_event) then
    return 0;
  end if;
  select count(*) into erased from private.personal_invitations where event_id = p_event;
  erased := erased + private.erase(p_event);
  perform private.log(p_organiser, p_event, 'erase_event', erased);
  return erased;
end
$$;
comment on function public.erase_event is
  'Erases everything about the guests of an event before its time, without mails, as private.erase() says. Answers how many registrations, apart from cancelled ones, and invitations were erased.';

create function public.find_guests(p_from timestamptz, p_until timestamptz, p_domain text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object('guests', coalesce(jsonb_agg(jsonb_build_object(
        'id', id::text, 'event', event_id, 'name', full_name, 'email', email, 'state', state, 'seats', seats,
        'created_at', created_at, 'walk_in', walk_in
      ) order by id), '[]'))
      from (
        select * from private.registrations_and_guests
          where state <> 'cancelled'
            and created_at >= coalesce(p_from, '-infinity')
            and created_at < coalesce(p_until, 'infinity')
            and (p_domain is null or split_part(address, '@', 2) = lower(p_domain collate "C"))
          order by id limit 5000
      ) as guest
  $$;
comment on function public.find_guests is
  'The guests of all events who registered in a time span or with addresses of a domain (null: any), in the order of registration: the first 5,000.';

create function public.organiser_door(p_event text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'links', (select count(*) from private.door_links where event_id = p_event and now() < valid_until),
        'devices', (
          select coalesce(jsonb_agg(jsonb_build_object(
              'id', id::text, 'device', device, 'guide', may_write
            ) order by id), '[]')
            from private.door_keys where event_id = p_event and now() < valid_until
        )
      )
  $$;
comment on function public.organiser_door is
  'How many links to the door of an event are or will be valid, and the devices there.';

create function public.change_door(
  p_organiser text, p_event text, p_action text, p_facts jsonb, p_times timestamptz[], p_device bigint
) returns text language plpgsql volatile security definer set search_path = '' as $$
declare
  answer text;
begin
  if p_facts is not null then
    perform private.follow_build(p_facts);
  else
    perform from private.events where id = p_event for no key update;
  end if;
  delete from private.door_links where event_id = p_event and now() >= valid_until;
  delete from private.door_keys where event_id = p_event and now() >= valid_until;
  case p_action
    when 'open_door', 'open_guide' then
      answer := private.random_token();
      insert into private.door_links (hash, event_id, valid_from, admits_until, valid_until, may_write) values (
        private.hash_of(answer), p_event, p_times[1], p_times[2], p_times[3], p_action = 'open_guide'
      );
    when 'close_door' then
      delete from private.door_keys where event_id = p_event;
      delete from private.door_links where event_id = p_event;
      get diagnostics answer = row_count;
    when 'end_device' then
      delete from private.door_keys where event_id = p_event and id = p_device;
      get diagnostics answer = row_count;
  end case;
  -- No device needs them.
  delete from private.erased_guests where event_id = p_event and not private.has_open_door(p_event);
  perform private.log(p_organiser, p_event, p_action, 0);
  return answer;
end
$$;
comment on function public.change_door is
  'Does at the door what an organiser asks for, and deletes what no device there needs any more. open_door, or open_guide for a link that may write to the guests, makes a link with the facts of the event and three times, and answers its key; earlier links remain valid. close_door ends all links and the keys of all devices, and answers how many links were valid, or were to become valid. end_device ends the key of one device, and answers how many were ended: 1 or 0.';
-- What organisers send: personal invitations and messages, and what has become of them.

create function public.organiser_invitations(p_event text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'to_remind', cardinality(private.to_remind(event.id, true)),
        'invitations', (
          select coalesce(jsonb_agg(jsonb_build_object(
              'id', answer.id::text, 'name', answer.full_name, 'email', answer.email, 'locale', answer.locale,
              'max_seats', invitation.max_seats, 'state', answer.state, 'seats', answer.seats,
              'waiting', answer.registration_state is not distinct from 'waiting', 'created_at', answer.created_at,
              'mail', (
                select jsonb_build_object('sent_at', mail.sent_at, 'refused_at', mail.refused_at, 'fault', mail.fault)
                  from private.outbox as mail
                  where mail.invitation_id = answer.id and mail.kind in ('invitation', 'reminder')
                  order by mail.created_at desc limit 1
              )
            ) order by answer.id), '[]')
            from private.answers as answer join private.personal_invitations as invitation on invitation.id = answer.id
            where answer.event_id = event.id
        )
      )
      from private.events as event where event.id = p_event
  $$;
comment on function public.organiser_invitations is
  'The invitations of an event with their state (silent, accepted, declined or revoked; a revoked one has no name and no address), the seats of the registration, and the last mail that asked for an answer; and how many would be reminded by mail now. Null for an unknown event.';

create function private.refusal_to_invite(p_event private.events, p_send boolean) returns text
  language sql stable security definer set search_path = '' as $$
    select case
      when p_event.called_off or p_event.availability = 'closed' or private.is_past(p_event.as_of, p_event.closes_at)
        then 'registration_closed'
      when p_send and not public.mail_is_set_up() then 'no_mail'
    end
  $$;
comment on function private.refusal_to_invite is
  'Why nobody is asked to come to an event: registration is closed, by the content or by an organiser, or there is no mail; null if guests can be asked.';

create function public.organiser_invite(p_organiser text, p_facts jsonb, p_guests jsonb, p_send boolean, p_mail boolean)
  returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  refusal text;
  guest record;
  new_id bigint;
  new_invitations bigint[] := '{}';
  linked bigint[];
  skipped jsonb := '[]';
begin
  perform private.set_mail(p_mail);
  event := private.follow_build(p_facts);
  refusal := private.refusal_to_invite(event, p_send);
  if refusal is not null then
    return jsonb_build_object('refusal', refusal);
  end if;
  for guest in
    select * from jsonb_to_recordset(p_guests) as guest(full_name text, email text, locale text, max_seats int)
  loop
    if exists (
      select from private.invited_guests where event_id = event.id and address = private.normalise(guest.email)
    ) then
      skipped := skipped || jsonb_build_object('email', guest.email, 'why', 'existing');
    elsif exists (
      select from private.personal_invitations
        where event_id = event.id and revoked_hash = private.hash_of(private.normalise(guest.email))
    ) then
      skipped := skipped || jsonb_build_object('email', guest.email, 'why', 'revoked');
    else
      insert into private.personal_invitations (event_id, locale, max_seats) values (event.id, guest.locale, guest.max_seats)
        returning id into new_id;
      insert into private.invited_guests (invitation_id, event_id, full_name, email)
        values (new_id, event.id, guest.full_name, guest.email);
      new_invitations := new_invitations || new_id;
    end if;
  end loop;
  -- A mail asks whether the guest will come.
  linked := array(
    select id from private.answers where id = any (new_invitations) and (state = 'silent' or not p_send)
  );
  if cardinality(linked) > 0 then
    perform private.log(p_organiser, event.id, 'invite', cardinality(linked));
  end if;
  return jsonb_build_object(
    'created', private.invite(linked, 'invitation', p_send),
    'skipped', skipped || (
      select coalesce(jsonb_agg(jsonb_build_object('email', email, 'why', 'registered') order by invitation_id), '[]')
        from private.invited_guests where invitation_id = any (new_invitations) and invitation_id <> all (linked)
    )
  );
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation then
    raise exception 'personal_invitation_invalid' using errcode = 'PT400';
end
$$;
comment on function public.organiser_invite is
  'Invites those of a list who have no invitation yet, each with a new link. Answers {"created": [guest with token], "skipped": [{"email", "why"}]}; or {"refusal": registration_closed or no_mail}. Why somebody was skipped: existing or revoked, for an invitation of before; or registered. With p_send the links are mailed, and token is null; those who are registered or wait already are invited, but get no mail.';

create function public.organiser_remind(p_organiser text, p_facts jsonb, p_send boolean, p_mail boolean)
  returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  refusal text;
  reminded jsonb;
begin
  perform private.set_mail(p_mail);
  event := private.follow_build(p_facts);
  refusal := private.refusal_to_invite(event, p_send);
  if refusal is not null then
    return jsonb_build_object('refusal', refusal);
  end if;
  reminded := private.invite(private.to_remind(event.id, p_send), 'reminder', p_send);
  if jsonb_array_length(reminded) > 0 then
    perform private.log(
      p_organiser, event.id, case when p_send then 'remind' else 'link' end, jsonb_array_length(reminded)
    );
  end if;
  return jsonb_build_object('created', reminded);
end
$$;
comment on function public.organiser_remind is
  'Makes a new link for everybody who has not answered; earlier links remain valid. Answers {"created": [guest with token]}; or {"refusal": registration_closed or no_mail}. With p_send the links are mailed, and nobody is reminded within 24 hours after the invitation or another reminder.';

create function public.edit_invitation(
  p_organiser text,
  p_event text,
  p_id bigint,
  -- What the organiser saw, and what it shall be: full_name, email, locale and max_seats.
  p_seen jsonb,
  p_changed jsonb,
  p_send boolean,
  p_mail boolean
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  invited private.invited_guests;
  invitation private.personal_invitations;
  guest private.registrations_and_guests;
  stored jsonb;
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
  end if;
  guest := private.registration_of_address(p_event, invited.email);
  -- As private.answers shows it: a guest may have accepted with another name.
  stored := jsonb_build_object(
    'full_name', coalesce(guest.full_name, invited.full_name), 'email', invited.email, 'locale', invitation.locale, 'max_seats', invitation.max_seats
  );
  if stored = p_changed and stored <> p_seen then
    -- The answer to this very change was lost, and with it a link that was not mailed.
    if private.normalise(p_seen ->> 'email') <> invited.address and not (p_send and public.mail_is_set_up()) then
      link := private.new_personal_invitation_token(invitation.id);
    end if;
    return jsonb_build_object('outcome', 'changed', 'token', link);
  elsif p_seen is distinct from stored then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  is_other_address := invited.address <> private.normalise(new_email);
  if is_other_address and (
    (private.personal_invitation_of(p_event, new_email)).id is not null
    or (private.registration_of_address(p_event, new_email)).id is not null
  ) then
    return jsonb_build_object('outcome', 'email_taken');
  end if;

  if is_other_address then
    -- Whoever has the old address may open its links no more.
    delete from private.personal_invitation_tokens where invitation_id = invitation.id;
    perform private.forget_invitation_mail(invitation.id);
    if guest.id is not null then
      perform private.end_links(guest);
      update private.guests set email = new_email, submission_id = gen_random_uuid() where registration_id = guest.id;
    end if;
  end if;
  update private.guests set full_name = p_changed ->> 'full_name'
    where registration_id = guest.id and full_name <> p_changed ->> 'full_name';
  update private.invited_guests set full_name = p_changed ->> 'full_name', email = new_email
    where invitation_id = invitation.id;
  update private.personal_invitations
    set locale = p_changed ->> 'locale', max_seats = (p_changed ->> 'max_seats')::int
    where id = invitation.id;
  if is_other_address and p_send and public.mail_is_set_up() then
    if guest.id is not null then
      perform private.queue_mail(private.registration_of_address(p_event, new_email), guest.state);
    else
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
comment on function public.edit_invitation is
  'Changes an invitation, unless somebody else has changed it since the organiser saw it. Another address ends all links of the old one, also where the guest has accepted, and gets a mail with a new link; without p_send or mail, the token of the new link is answered. Answers the outcome: changed, gone, changed_meanwhile or email_taken.';

create function public.link_of_invitation(p_organiser text, p_event text, p_id bigint) returns text
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from private.events where id = p_event for no key update;
  if not exists (select from private.invited_guests where invitation_id = p_id and event_id = p_event) then
    return null;
  end if;
  perform private.log(p_organiser, p_event, 'link');
  return private.new_personal_invitation_token(p_id);
end
$$;
comment on function public.link_of_invitation is
  'The token of a new link to an invitation; earlier links remain valid. Null if there is no such invitation, or it is revoked.';

create function public.revoke_invitation(p_organiser text, p_event text, p_id bigint, p_mail boolean) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  invited private.invited_guests;
  guest private.registrations_and_guests;
begin
  perform private.set_mail(p_mail);
  perform from private.events where id = p_event for no key update;
  select * into invited from private.invited_guests where invitation_id = p_id and event_id = p_event;
  if not found then
    return 0;
  end if;
  guest := private.registration_of_address(p_event, invited.email);
  perform private.forget_invitation_mail(p_id);
  if guest.id is not null then
    delete from private.tokens where registration_id = guest.id;
    perform private.cancel(guest);
    perform private.promote(p_event);
  end if;
  update private.personal_invitations set revoked_at = now() where id = p_id;
  perform private.log(p_organiser, p_event, 'revoke');
  return 1;
end
$$;
comment on function public.revoke_invitation is
  'Ends all links of an invited guest, erases the guest, and cancels their registration with the usual mail. Answers how many were revoked: 1 or 0.';

create function private.add_message_to_silent(p_invitation bigint, p_message bigint) returns void
  language sql volatile security definer set search_path = '' as $$
    insert into private.outbox (invitation_id, kind, message_id, token)
      values (p_invitation, 'message', p_message, private.new_personal_invitation_token(p_invitation))
  $$;
comment on function private.add_message_to_silent is 'Adds a message to a guest who is invited and has not answered.';

create function public.write_to_guests(
  -- An address; or guide, from door_message().
  p_organiser text,
  p_event text,
  -- The registrations; null for all, or with p_silent for the invitations without an answer.
  p_ids bigint[],
  p_silent boolean,
  p_subject jsonb,
  p_text jsonb,
  p_again boolean,
  p_mail boolean
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  new_message bigint;
  queued int;
begin
  perform private.set_mail(p_mail);
  perform from private.events where id = p_event for no key update;
  if not public.mail_is_set_up() then
    return jsonb_build_object('outcome', 'no_mail');
  elsif not p_again and exists (
    select from private.messages
      where event_id = p_event and not is_test and subject = p_subject and text = p_text
        and created_at > now() - interval '24 hours'
  ) then
    return jsonb_build_object('outcome', 'message_repeated');
  end if;
  insert into private.messages (event_id, subject, text) select id, p_subject, p_text from private.events where id = p_event
    returning id into new_message;
  if p_silent then
    perform private.add_message_to_silent(id, new_message) from private.answers
      where event_id = p_event and state = 'silent' order by id;
  else
    perform private.add_mail(guest, 'message', new_message) from private.registrations_and_guests as guest
      where event_id = p_event and state <> 'cancelled' and email is not null and (p_ids is null or id = any (p_ids))
      order by id;
  end if;
  get diagnostics queued = row_count;
  if queued = 0 then
    delete from private.messages where id = new_message;
    return jsonb_build_object('outcome', 'gone');
  end if;
  perform private.log(
    p_organiser, p_event, case p_organiser when 'guide' then 'guide_message' else 'write' end, queued
  );
  return jsonb_build_object('outcome', 'changed', 'changed', queued);
end
$$;
comment on function public.write_to_guests is
  'Queues a message, with its texts by language, to some registrations of an event, to all, or to everybody who is invited and has not answered. Answers the outcome: changed with how many, gone (nobody), no_mail, or message_repeated: the same message to the same event within 24 hours needs p_again.';

create function public.mail_progress(p_event text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'waiting', count(*) filter (where mail.refused_at is null and mail.fault is null),
        'failed', count(*) filter (where mail.refused_at is null and mail.fault is not null),
        'refused', count(*) filter (where mail.refused_at is not null),
        'faults', coalesce(jsonb_agg(distinct mail.fault) filter (where mail.fault is not null), '[]')
      )
      from private.outbox as mail join private.recipients as recipient on recipient.mail_id = mail.id
      where mail.sent_at is null and private.concerns_organisers(mail) and recipient.event_id = p_event
  $$;
comment on function public.mail_progress is
  'How many mails of an event wait for their first attempt, have failed and will be tried again, and were refused for good; and why.';

create function public.retry_mail(p_organiser text, p_event text) returns int
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
-- What organisers set without a build: whether an event takes registrations, how many seats it has, and the urgent notice.

create table private.overrides (
  event_id text not null references private.events,
  fact text not null check (fact in ('state', 'capacity')),
  state text check (state in ('open', 'full', 'closed')),
  capacity int check (capacity between 1 and 100000),
  since timestamptz not null default now(),
  primary key (event_id, fact),
  constraint overrides_value check ((fact = 'state') = (state is not null) and (fact = 'capacity') = (capacity is not null))
);
comment on table private.overrides is
  'What an organiser says of an event in place of its content. A row holds until the content says something else of the same fact, or the organiser takes it back. Who said it is in private.organiser_log, at the same time.';
comment on column private.overrides.state is
  'open: whatever the opening time and the availability of the content are, until its closing time, or until the event ends if that was over. full, closed: as the availability of the content.';

create table private.notice (
  is_only_row boolean primary key default true check (is_only_row),
  id uuid not null default gen_random_uuid(),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and octet_length(texts::text) <= 10000),
  ends_at timestamptz not null,
  since timestamptz not null default now(),
  constraint notice_ends_soon check (ends_at > since and ends_at <= since + interval '7 days')
);
comment on table private.notice is
  'The urgent notice on every page of the site, by the real clock. Deleted after its end. Who set it is in private.organiser_log, at the same time.';
comment on column private.notice.id is 'Another one for each notice: a visitor who closes one sees the next.';
comment on column private.notice.texts is 'The text in each language of the site.';

alter table private.overrides enable row level security;
alter table private.notice enable row level security;

create function private.wanted_capacity(p_event private.events) returns int
  language sql stable security definer set search_path = '' as $$
    select coalesce(
      (select capacity from private.overrides where event_id = p_event.id and fact = 'capacity'), p_event.content_capacity
    )
  $$;
comment on function private.wanted_capacity is 'How many seats an organiser, or else the content, gives an event.';

create function private.end_overrides(p_before private.events) returns void
  language sql volatile security definer set search_path = '' as $$
    delete from private.overrides as override using private.events as event
      where event.id = p_before.id and override.event_id = event.id and case override.fact
        when 'capacity' then event.content_capacity <> p_before.content_capacity
        else (event.content_availability, event.called_off)
            is distinct from (p_before.content_availability, p_before.called_off)
          or override.state = 'open' and (event.content_opens_at, event.content_closes_at)
            is distinct from (p_before.content_opens_at, p_before.content_closes_at)
      end
  $$;
comment on function private.end_overrides is
  'Ends what an organiser said of an event where the content now says something else of the same fact than before. The caller holds the lock of the event.';

create function private.apply_overrides(p_event text) returns void
  language sql volatile security definer set search_path = '' as $$
    update private.events as event
      set availability = case when said.state = 'open' then null else coalesce(said.state, content_availability) end,
        opens_at = case when said.state = 'open' then null else content_opens_at end,
        -- Who opens an event before it closes does not mean another closing time.
        closes_at = case
          when said.state = 'open'
            and (content_closes_at is null or private.is_past(coalesce(as_of, said.since), content_closes_at))
            then ends_at
          else content_closes_at
        end,
        capacity = greatest(private.wanted_capacity(event), taken)
      from (values (null)) as always
      left join private.overrides as said on said.event_id = p_event and said.fact = 'state'
      where event.id = p_event
  $$;
comment on function private.apply_overrides is
  'Sets what counts of an event: what an organiser says, or else the content. The caller holds the lock of the event.';

create function public.override_event(
  p_organiser text, p_facts jsonb, p_fact text, p_state text, p_capacity int, p_mail boolean
) returns text language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
begin
  perform private.set_mail(p_mail);
  perform private.store_facts(p_facts);
  select * into event from private.events where id = p_facts ->> 'id';
  if private.is_past(event.as_of, event.ends_at) then
    return 'over';
  elsif p_state is not null and event.called_off then
    return 'called_off';
  elsif p_state is null and p_capacity is null then
    delete from private.overrides where event_id = event.id and fact = p_fact;
    if not found then
      return 'changed';
    end if;
  else
    insert into private.overrides (event_id, fact, state, capacity) values (event.id, p_fact, p_state, p_capacity)
      on conflict (event_id, fact) do update
        set state = excluded.state, capacity = excluded.capacity, since = excluded.since;
  end if;
  perform private.log(p_organiser, event.id, coalesce(
    case p_state when 'open' then 'open' when 'full' then 'mark_full' when 'closed' then 'close' end,
    case
      when p_capacity is not null then 'set_capacity'
      when p_fact = 'capacity' then 'reset_capacity'
      else 'follow_content'
    end
  ), coalesce(p_capacity, 0));
  perform private.apply_overrides(event.id);
  perform private.promote(event.id);
  return 'changed';
exception
  when check_violation or not_null_violation then
    raise exception 'override_invalid' using errcode = 'PT400';
end
$$;
comment on function public.override_event is
  'Says a fact of an event in place of its content: its state (open, full, closed) or its capacity; with neither, the content counts again. Nobody loses a seat, and who waits moves up. Answers changed, over (the event has ended) or called_off.';

create function public.event_settings(p_event text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'as_of', event.as_of, 'availability', event.availability, 'opens_at', event.opens_at,
        'closes_at', event.closes_at, 'ends_at', event.ends_at, 'capacity', event.capacity, 'taken', event.taken,
        'waiting', (
          select count(*) from private.registrations where event_id = event.id and registrations.state = 'waiting'
        ),
        'waiting_list', event.waiting_list, 'called_off', event.called_off,
        'untold', exists (
          select from private.registrations_and_guests as guest
            where guest.event_id = event.id and guest.state <> 'cancelled' and guest.email is not null
              and guest.created_at < event.changed_at and not exists (
                select from private.outbox as mail join private.messages as message on message.id = mail.message_id
                  where mail.registration_id = guest.id and message.created_at >= event.changed_at
              )
        ),
        'stored', (
          (select count(*) from private.registrations where event_id = event.id and registrations.state <> 'cancelled')
            + (select count(*) from private.personal_invitations where event_id = event.id)
        ),
        'content', jsonb_build_object('availability', event.content_availability, 'capacity', event.content_capacity),
        'overrides', (
          select coalesce(jsonb_object_agg(said.fact, jsonb_build_object(
              'state', said.state, 'capacity', said.capacity, 'since', said.since, 'organiser', (
                select organiser from private.organiser_log where event_id = event.id and at = said.since limit 1
              )
            )), '{}')
            from private.overrides as said where said.event_id = event.id
        )
      )
      from private.events as event where event.id = p_event
  $$;
comment on function public.event_settings is
  'What decides whether an event takes registrations, what its content says, what an organiser says in place of it, whether a guest has got no message since it was called off, moved, or takes place after all (untold), and how many registrations and invitations are stored. Null for an unknown event.';

create function public.set_notice(p_organiser text, p_texts jsonb, p_ends_at timestamptz) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  changed int;
begin
  if p_texts is null then
    delete from private.notice where ends_at > now();
  else
    insert into private.notice (texts, ends_at) values (p_texts, p_ends_at)
      on conflict (is_only_row) do update
        set id = excluded.id, texts = excluded.texts, ends_at = excluded.ends_at, since = excluded.since;
  end if;
  get diagnostics changed = row_count;
  if changed > 0 then
    insert into private.organiser_log (organiser, action, guests)
      values (p_organiser, case when p_texts is null then 'end_notice' else 'set_notice' end, 0);
  end if;
  return changed;
exception
  when check_violation or not_null_violation then
    raise exception 'notice_invalid' using errcode = 'PT400';
end
$$;
comment on function public.set_notice is
  'Sets the urgent notice, in place of an earlier one, until a time at most seven days ahead. Without texts, ends it. Answers how many notices were set or ended: 1 or 0.';

create function public.current_notice() returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'id', id, 'texts', texts, 'seconds', ceil(extract(epoch from ends_at - now()))::int, 'ends_at', ends_at,
        'since', since, 'organiser', (
          select organiser from private.organiser_log where event_id is null and at = since limit 1
        )
      )
      from private.notice where now() < ends_at
  $$;
comment on function public.current_notice is
  'The urgent notice that holds now, with the seconds until its end and who set it; null if there is none.';
-- Trouble that the organisers should hear of: in one mail a day at most, and on their page.

create function private.is_nearly_full(p_event private.events) returns boolean
  language sql stable set search_path = '' as $$
    -- The same as in src/site/features/organisers/attention.ts.
    select not p_event.called_off and p_event.capacity > 0 and p_event.taken >= 0.9 * p_event.capacity
      and p_event.ends_at > now() and not private.is_past(p_event.as_of, p_event.ends_at)
  $$;

create function private.trouble() returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'schedule_stopped', (select ran_at < now() - interval '1 hour' from private.settings),
        'late', (
          select coalesce(jsonb_agg(event.id order by event.id), '[]') from private.events as event
            -- The function that erases runs once a day.
            where event.ends_at + event.retention_days * interval '24 hours' < now() - interval '2 days'
              and private.has_guests(event.id)
              and private.kept_until(event) < now() - interval '2 days'
        ),
        'held_back', public.health() -> 'held_back',
        'refused', (
          select count(*) from private.outbox where refused_at > now() - interval '1 day'
        ),
        -- A server may refuse a first attempt.
        'failing', (
          select count(*) from private.outbox
            where sent_at is null and refused_at is null and fault is not null and created_at < now() - interval '1 hour'
        ),
        'nearly_full', (
          select coalesce(jsonb_agg(jsonb_build_object(
              'event', event.id, 'free', event.capacity - event.taken
            ) order by event.id), '[]')
            from private.events as event
            where private.is_nearly_full(event) and event.told_capacity is distinct from event.capacity
        )
      )
  $$;
comment on function private.trouble is
  'What organisers should hear of: whether the schedule has not run for an hour; events whose guests should have been erased two days ago; those whose guests are kept longer than their end says; mails that were refused for good within a day, and that fail for an hour; and events that are nearly full, unless the organisers were told.';

create function private.is_trouble(p_trouble jsonb) returns boolean
  language sql immutable set search_path = '' as $$
    select exists (
      select from jsonb_each(p_trouble) where value not in ('false', '0', '[]')
    )
  $$;

create function public.claim_trouble() returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  yesterday constant timestamptz := now() - interval '1 day';
  trouble jsonb;
begin
  -- Most calls end here or at the next return, without a lock.
  if exists (select from private.settings where told_at > yesterday) then
    return null;
  end if;
  trouble := private.trouble();
  if not private.is_trouble(trouble) then
    return null;
  end if;
  update private.settings set told_at = now() where coalesce(told_at <= yesterday, true);
  return case when found then trouble end;
end
$$;
comment on function public.claim_trouble is
  'Gives the trouble, as trouble() does, to one caller a day, who tells the organisers. Null: there is none, or they have been told.';

create function public.record_trouble(p_sent boolean, p_full text[]) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  event text;
begin
  if not p_sent then
    update private.settings set told_at = now() - interval '23 hours';
    return;
  end if;
  for event in
    select id from private.events where id = any (p_full) order by id for no key update
  loop
    update private.events set told_capacity = capacity where id = event;
  end loop;
end
$$;
comment on function public.record_trouble is
  'Records that the organisers were told of trouble, with the events that are nearly full, of which they hear once; or that the mail could not be sent: then another one is tried in an hour.';
-- PostgreSQL lets everyone execute a new function, and Supabase grants it to anon and authenticated by name as well.
-- The functions in `public` are for the secret key alone. Nothing else in this database may have functions there.
revoke all on all functions in schema private from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;

-- The settings of all our functions in `public`, where Supabase may have its own. PostgREST (from 12.2) sets
-- statement_timeout and the isolation level for the whole transaction, before it calls the function. Only the daily
-- erasure may take as long as Supabase lets it (8 s).
--   statement_timeout: how long a guest waits, in a queue too. The Netlify Function waits longer.
--   lock_timeout: for callers that do not do so. PostgreSQL counts it anew for each lock.
--   default_transaction_isolation: stricter levels would read what there was before the lock.
-- A migration that makes or replaces a function ends with this block, too.
do $$
declare
  signature regprocedure;
begin
  for signature in
    select oid from pg_catalog.pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef and proowner = current_user::regrole
        and proname <> 'erase_ended_registrations'
  loop
    execute format('alter function %s set statement_timeout = ''3s''', signature);
    execute format('alter function %s set lock_timeout = ''3s''', signature);
    execute format('alter function %s set default_transaction_isolation = ''read committed''', signature);
  end loop;
end
$$;
