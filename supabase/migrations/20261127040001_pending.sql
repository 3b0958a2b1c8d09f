-- Pending cancellations are found without reading the other registrations of an event (supabase/schemas).

set check_function_bodies = off;

create or replace function private.cancellations_due(p_event text) returns bigint[]
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
