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
