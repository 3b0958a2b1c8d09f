-- What is stored about a person includes an address that is not confirmed (supabase/schemas/8_organisers.sql).
create or replace function private.stored_about(p_address text, p_event text, p_id bigint) returns jsonb
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
