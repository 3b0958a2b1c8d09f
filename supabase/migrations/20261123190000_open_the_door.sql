-- The door: the staff tick off guests who arrive, and add guests without a registration, with a key for one event.
--
-- Each change of a registration gets a number, in the order of the commits of an event: every writer holds the lock of
-- the event until its commit. So a device that knows all changes up to a number misses none with a greater one.

create sequence private.revisions as bigint;

alter table private.registrations
  drop constraint registrations_erased_if_cancelled,
  add column walk_in boolean not null default false,
  add column arrived int not null default 0,
  add column revision bigint not null default 0,
  add constraint registrations_erased_if_cancelled check (
    case state
      when 'cancelled' then num_nonnulls(submission_id, full_name, email) = 0
      else num_nulls(submission_id, full_name) = 0 and (email is null) = walk_in
    end
  ),
  add constraint registrations_arrived check (arrived between 0 and seats);
-- The event comes second, as in registrations_submission_id_key: otherwise this index would be used to look for an
-- e-mail address.
create index registrations_revision on private.registrations (revision, event_id);
comment on column private.registrations.walk_in is
  'Whether the guest was added at the door: with a name and a number of persons, and without an e-mail.';
comment on column private.registrations.arrived is 'How many persons have arrived.';
comment on column private.registrations.revision is 'The number of the last change. It only grows.';

create table private.door_keys (
  hash bytea primary key,
  event_id text not null references private.events,
  valid_from timestamptz not null,
  valid_until timestamptz not null
);
create index door_keys_event on private.door_keys (event_id);
comment on table private.door_keys is 'The keys to the guests of an event at the door, by the real clock.';
comment on column private.door_keys.hash is 'SHA-256 of the key, which is stored nowhere.';

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

-- No policies, as for the other tables.
alter table private.door_keys enable row level security;
alter table private.door_actions enable row level security;
alter table private.erased_guests enable row level security;

create function private.number_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    insert into private.erased_guests (event_id, revision, registration_id)
      select old.event_id, nextval('private.revisions'), old.id
        where exists (select from private.door_keys where event_id = old.event_id and now() < valid_until);
    return old;
  end if;
  -- Fewer places lower it, and a guest without a place has not arrived.
  new.arrived := case new.state
    when 'registered' then least(new.arrived, private.seats_of(new.attendance, new.persons)) else 0
  end;
  new.revision := nextval('private.revisions');
  return new;
end
$$;
-- Triggers run in the order of their names: after lock_event.
create trigger number_change before insert or update or delete on private.registrations
  for each row execute function private.number_change();

create function private.last_revision(p_event text) returns bigint
  language sql stable security definer set search_path = '' as $$
    select coalesce(greatest(
      (select max(revision) from private.registrations where event_id = p_event),
      (select max(revision) from private.erased_guests where event_id = p_event)
    ), 0)
  $$;

create function private.event_of_key(p_key text) returns text
  language sql stable security definer set search_path = '' as $$
    select event_id from private.door_keys
      where hash = private.hash_of(p_key) and now() >= valid_from and now() < valid_until
  $$;
comment on function private.event_of_key is
  'The event that a key is for. Null if the key is unknown or closed, not valid yet, or no longer valid.';

create function private.lock_event_of_key(p_key text) returns private.events
  language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
begin
  perform from private.events where id = private.event_of_key(p_key) for no key update;
  -- Only now: while this transaction waited, the key may have been closed.
  select * into event from private.events where id = private.event_of_key(p_key);
  return event;
end
$$;
comment on function private.lock_event_of_key is 'Locks the event that a key is for. Null as event_of_key().';

create function public.open_door(p_facts jsonb, p_from timestamptz, p_until timestamptz)
  returns text language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  key constant text := private.random_token();
  event private.events;
begin
  event := private.follow_build(p_facts);
  delete from private.door_keys where event_id = event.id and now() >= valid_until;
  -- No device needs them.
  delete from private.erased_guests
    where event_id = event.id and not exists (select from private.door_keys where event_id = event.id);
  insert into private.door_keys (hash, event_id, valid_from, valid_until)
    values (private.hash_of(key), event.id, p_from, p_until);
  return key;
end
$$;
comment on function public.open_door is
  'Makes a key to the guests of an event at the door, and answers it. Earlier keys remain valid.';

create function public.close_door(p_event text) returns int language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  closed int;
begin
  perform from private.events where id = p_event for no key update;
  with gone as (
    delete from private.door_keys where event_id = p_event returning valid_until
  )
  select count(*) filter (where now() < valid_until) into closed from gone;
  delete from private.erased_guests where event_id = p_event;
  return closed;
end
$$;
comment on function public.close_door is 'Ends all keys of an event. Answers how many were valid, or were to become valid.';

-- One statement, so that all of it is of one moment: no change is missing that the cursor includes.
create function public.door_guests(p_key text, p_since bigint) returns jsonb
  language sql stable security definer
  set search_path = ''
  set statement_timeout = '3s'
as $$
  select jsonb_build_object(
      'event', event.id,
      'cursor', private.last_revision(event.id),
      'free', event.capacity - event.seats_taken,
      'guests', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'id', id::text, 'name', full_name, 'places', seats, 'arrived', arrived
          ) order by id), '[]')
          from private.registrations
          where event_id = event.id and state = 'registered' and revision > coalesce(p_since, -1)
      ),
      'removed', (
        select coalesce(jsonb_agg(gone.id::text order by gone.id), '[]') from (
          select id from private.registrations
            where event_id = event.id and state <> 'registered' and revision > p_since
          union all
          select registration_id from private.erased_guests where event_id = event.id and revision > p_since
        ) as gone
      )
    )
    from private.events as event where event.id = private.event_of_key(p_key)
$$;
comment on function public.door_guests is
  'The guests who have a place; with p_since, only those that changed after it, and the ids of those who no longer have one. Null if the key is refused.';

create function public.door_arrivals(p_key text, p_actions jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  event private.events := private.lock_event_of_key(p_key);
  action jsonb;
  guest bigint;
  refused text[] := '{}';
begin
  if event.id is null then
    return null;
  end if;
  -- In the order in which they were sent: the last one wins.
  for action in
    select value from jsonb_array_elements(p_actions) with ordinality order by ordinality
  loop
    continue when exists (
      select from private.door_actions as applied join private.registrations as ticked on ticked.id = registration_id
        where applied.id = (action ->> 'id')::uuid and ticked.event_id = event.id
    );
    update private.registrations
      -- PostgreSQL may compute this for a tick that the conditions refuse, whose number is no int.
      set arrived = least(greatest((action ->> 'arrived')::bigint, 0), seats)::int
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
  return jsonb_build_object(
    'cursor', private.last_revision(event.id), 'free', event.capacity - event.seats_taken, 'refused', to_jsonb(refused)
  );
end
$$;
comment on function public.door_arrivals is
  'Applies ticks, each with its own id: how many persons of a guest have arrived. Answers which ones were refused, because the guest has no place (any more) or not as many. Null if the key is refused.';

create function public.door_walk_in(
  p_key text,
  p_full_name text,
  p_persons int,
  p_submission_id uuid,
  p_locale text,
  p_notice_version text
) returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  event private.events := private.lock_event_of_key(p_key);
  guest private.registrations;
begin
  if event.id is null then
    return null;
  end if;
  select * into guest from private.registrations where event_id = event.id and submission_id = p_submission_id;
  if found then
    if not guest.walk_in or (guest.full_name, guest.persons) is distinct from (p_full_name, p_persons) then
      return jsonb_build_object('outcome', 'submission_conflict');
    end if;
  else
    -- Guests who wait come first, as with a registration.
    perform private.promote(event.id);
    select * into event from private.events where id = event.id;
    -- Neither the times nor what the content says by hand: the staff see who is there.
    if event.seats_taken + p_persons > event.capacity then
      return jsonb_build_object('outcome', 'capacity_full');
    end if;
    insert into private.registrations (
      event_id, submission_id, full_name, persons, locale, notice_version, walk_in, arrived
    ) values (
      event.id, p_submission_id, p_full_name, p_persons, p_locale, p_notice_version, true, p_persons
    ) returning * into guest;
    select * into event from private.events where id = event.id;
  end if;
  return jsonb_build_object(
    'outcome', 'registered',
    'guest', jsonb_build_object(
      'id', guest.id::text, 'name', guest.full_name, 'places', guest.seats, 'arrived', guest.arrived
    ),
    'cursor', private.last_revision(event.id),
    'free', event.capacity - event.seats_taken
  );
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.door_walk_in is
  'Registers a guest who comes without a registration, and has arrived. Answers registered with the guest, capacity_full or submission_conflict. Null if the key is refused.';

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
        or (guest.walk_in and guest.full_name = p_email)
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
  'Erases what is stored of an address for an event, without a mail, and frees the places. A guest who was added at the door is found by name, which never has an @. Answers how many registrations and invitations were erased.';

drop function public.list_registrations(text);
create function public.list_registrations(p_event text)
  returns table (
    full_name text, email text, attendance text, persons int, seats int, locale text, created_at timestamptz, state text,
    arrived int, walk_in boolean
  )
  language sql stable security definer set search_path = '' as $$
    select full_name, email, attendance, persons, seats, locale, created_at, state, arrived, walk_in
      from private.registrations
      where event_id = p_event and state <> 'cancelled' order by id
  $$;
comment on function public.list_registrations is
  'The guests of an event in the order in which they registered, which is the order of the waiting list. A guest who was added at the door has no e-mail.';

revoke all on function
  private.number_change, private.last_revision, private.event_of_key, private.lock_event_of_key,
  public.open_door, public.close_door, public.door_guests, public.door_arrivals, public.door_walk_in,
  public.list_registrations
  from public, anon, authenticated;
grant execute on function
  public.open_door, public.close_door, public.door_guests, public.door_arrivals, public.door_walk_in,
  public.list_registrations
  to service_role;
