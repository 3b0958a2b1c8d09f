-- The guests of an event by invitation: never more than the seats, nobody twice, nothing readable from outside.
--
-- Runs unchanged on hosted Supabase, on @supabase/lite with PGlite and on plain PostgreSQL. The tables stand in a
-- schema that no API exposes; the functions of the next migration are the only way in.

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

create table private.events (
  id text primary key,
  capacity int not null,
  seats_taken int not null default 0,
  closes_at timestamptz,
  -- Holds even where nothing else does: an edit by hand, a function written anew, a lock forgotten.
  constraint seats_within_capacity check (seats_taken between 0 and capacity)
);
comment on table private.events is
  'Events with a registration. The content of the site is their source: register() keeps a row in step with it.';
comment on column private.events.id is 'The slug of the event in content/events.';
comment on column private.events.capacity is 'Seats; never fewer than are taken, whatever the content says.';
comment on column private.events.seats_taken is 'Counted by triggers on private.registrations; cannot be set by hand.';

create table private.registrations (
  event_id text not null references private.events (id),
  submission_id uuid not null default gen_random_uuid(),
  full_name text not null check (
    full_name = btrim(full_name) and char_length(full_name) between 1 and 200 and full_name !~ '[[:cntrl:]]'
  ),
  -- ASCII only: beyond it, JavaScript and PostgreSQL do not agree on which letters are the same.
  email text not null check (
    octet_length(email) = char_length(email) and char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'
  ),
  attendance text not null check (attendance in ('solo', 'plusOne')),
  seats int not null generated always as (case attendance when 'plusOne' then 2 else 1 end) stored,
  locale text not null check (locale in ('cs', 'en')),
  notice_version text not null,
  created_at timestamptz not null default now(),
  primary key (event_id, submission_id)
);
-- lower() follows the language of the database (Turkish has two letters i); by "C" it is the same everywhere.
create unique index registrations_email_key on private.registrations (event_id, lower(email collate "C"));
comment on table private.registrations is
  'Guests of an event: stored to welcome them at the door and to keep to the capacity; erased 30 days after the event by `npm run guests -- --erase-all`.';
comment on column private.registrations.submission_id is
  'Made by the form once: the same submission sent again is the same registration.';
comment on column private.registrations.notice_version is
  'Which version of the notice on personal data the guest saw.';

-- No policies: even were the schema exposed by mistake, nobody would see a row.
alter table private.events enable row level security;
alter table private.registrations enable row level security;

-- Whoever touches a registration waits for the event first, as register() does. Were the order another (first the
-- unique index, then the event), an insert by hand and a guest with the same e-mail could wait for each other.
create function private.lock_event() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform from private.events where id in (old.event_id, new.event_id) order by id for no key update;
  return coalesce(new, old);
end
$$;

create function private.count_seats() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    update private.events set seats_taken = 0 where seats_taken <> 0;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    update private.events set seats_taken = seats_taken - old.seats where id = old.event_id;
  end if;
  if tg_op <> 'DELETE' then
    update private.events set seats_taken = seats_taken + new.seats where id = new.event_id;
  end if;
  return null;
end
$$;

create function private.refuse_own_count() returns trigger language plpgsql set search_path = '' as $$
begin
  if pg_trigger_depth() = 1 then
    raise exception 'seats_taken counts the registrations: add or delete a registration instead';
  end if;
  return new;
end
$$;

create trigger lock_event before insert or update or delete on private.registrations
  for each row execute function private.lock_event();
create trigger count_seats after insert or delete or update of event_id, attendance on private.registrations
  for each row execute function private.count_seats();
create trigger count_no_seats after truncate on private.registrations
  for each statement execute function private.count_seats();
create trigger refuse_own_count before update on private.events
  for each row when (new.seats_taken <> old.seats_taken) execute function private.refuse_own_count();
create trigger refuse_first_count before insert on private.events
  for each row when (new.seats_taken <> 0) execute function private.refuse_own_count();

-- PostgreSQL lets everyone execute a new function.
revoke all on all functions in schema private from public, anon, authenticated;
