-- A demonstration shows an event that is still to come, whatever its date. No organiser is told that its guests should be gone.

create or replace function private.is_held_back(p_event text) returns boolean
  language sql stable security definer set search_path = '' as $$
    select coalesce(
        event.ends_at + event.retention_days * interval '24 hours' <= now()
          and private.is_past(event.as_of, event.ends_at)
          and private.kept_until(event) > now()
          and private.has_guests(event.id),
        false
      )
      from private.events as event where event.id = p_event
  $$;
comment on function private.is_held_back is
  'Whether the guests of an event are still kept although its end says that they are to be erased: its end was moved earlier, or is wrong. Not of a demonstration in which the event is still to come.';

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
