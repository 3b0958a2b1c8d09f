-- A tick says what it replaces: an older one that was made without network does not undo a newer one.

create or replace function public.door_arrivals(p_key text, p_actions jsonb) returns jsonb
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
