-- The page of a registration says what a cancellation erases: an invitation keeps the name and the e-mail address.

create or replace function public.find_registration(p_token text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'event', event.id, 'state', guest.state, 'seats', guest.seats, 'attendance', guest.attendance,
        'full_name', guest.full_name,
        'invited', (private.invitation_of(event.id, guest.email)).id is not null
      )
      from private.tokens as link
      join private.registrations as guest on guest.id = link.registration_id
      join private.events as event on event.id = guest.event_id
      where link.hash = private.hash_of(p_token)
        and not private.is_past(event.as_of, event.ends_at)
  $$;
comment on function public.find_registration is
  'The registration of a link; null if the link is unknown, or the event is over. A cancelled one has no name. invited says whether there is an invitation of the address, also a revoked one.';
