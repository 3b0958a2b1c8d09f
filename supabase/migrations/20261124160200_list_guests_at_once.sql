-- Lists of guests are one JSON value. Supabase answers at most 1,000 rows, and a guest who is erased between two pages
-- of rows moves another one out of the list.

drop function public.list_registrations(text);
create function public.list_registrations(p_event text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select coalesce(jsonb_agg(jsonb_build_object(
        'full_name', full_name, 'email', email, 'attendance', attendance, 'persons', persons, 'seats', seats,
        'locale', locale, 'created_at', created_at, 'state', state, 'arrived', arrived, 'walk_in', walk_in
      ) order by id), '[]')
      from private.registrations where event_id = p_event and state <> 'cancelled'
  $$;
comment on function public.list_registrations is
  'The guests of an event in the order in which they registered, which is the order of the waiting list. A guest who was added at the door has no e-mail.';

drop function public.list_invitations(text);
create function public.list_invitations(p_event text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select coalesce(jsonb_agg(jsonb_build_object(
        'full_name', full_name, 'email', email, 'locale', locale, 'persons', persons, 'state', state, 'places', seats,
        'created_at', created_at
      ) order by id), '[]')
      from private.answers where event_id = p_event
  $$;
comment on function public.list_invitations is
  'The invitations of an event, with their state: silent, accepted, declined or revoked. Places are those of a registration, or null.';

-- PostgreSQL lets everyone execute a new function, and Supabase grants it to anon and authenticated by name as well.
revoke all on function public.list_registrations, public.list_invitations from public, anon, authenticated;
grant execute on function public.list_registrations, public.list_invitations to service_role;
