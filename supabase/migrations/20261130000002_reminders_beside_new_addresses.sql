-- A mail to a new address keeps no reminder from the address of the guest (supabase/schemas/5_mail.sql).
create or replace function private.to_tell_of_upcoming(p_event text, p_limit int) returns setof private.registrations_and_guests
  language sql stable security definer set search_path = '' as $$
    select guest.* from private.registrations_and_guests as guest
      where guest.event_id = p_event and guest.state = 'registered' and guest.email is not null
        and not exists (
          select from private.outbox as mail
            where mail.registration_id = guest.id
              and (
                mail.kind = 'upcoming'
                -- A mail that says nearly the same has been sent just now, or waits; or the address was refused for good.
                or (
                  mail.kind not in ('message', 'address')
                    and (mail.sent_at is null or mail.created_at > now() - interval '6 hours')
                )
              )
        )
        and not exists (select from private.pending_cancellations where registration_id = guest.id)
      order by guest.id
      limit p_limit
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
