-- A page offers to take a cancellation back only while registration is open (supabase/schemas/6_own_changes.sql).
create or replace function private.found_registration(p_guest private.registrations_and_guests) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'event', event.id, 'state', p_guest.state, 'seats', p_guest.seats, 'arrived', p_guest.arrived,
        'attendance', p_guest.attendance, 'full_name', p_guest.full_name, 'revision', p_guest.revision,
        'invited', invitation.id is not null,
        'free', case
          when p_guest.state = 'registered' and invitation.id is null and refusal.code is null
            then event.capacity - event.taken
          else 0
        end,
        'full', refusal.code is not distinct from 'capacity_full',
        'withdrawn', coalesce(refusal.code, 'capacity_full') = 'capacity_full'
          and (private.withdrawn_guest(p_guest.id)).registration_id is not null
      )
      from private.events as event,
        private.personal_invitation_of(event.id, p_guest.email) as invitation,
        private.refusal_of(event, 1) as refusal (code)
      where event.id = p_guest.event_id and not private.is_past(event.as_of, event.ends_at)
  $$;
