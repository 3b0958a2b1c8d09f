-- A list that was read before notices that a guest was erased (supabase/schemas/8_organisers.sql).
create or replace function public.organiser_guests(p_event text, p_since bigint) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'revision', list.revision,
        'capacity', event.capacity, 'taken', event.taken, 'waiting_list', event.waiting_list,
        'ends_at', event.ends_at,
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
                where sent_at is null and (fault is not null or refused_at is not null)
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
