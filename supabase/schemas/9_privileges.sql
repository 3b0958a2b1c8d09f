-- PostgreSQL lets everyone execute a new function, and Supabase grants it to anon and authenticated by name as well.
-- The functions in `public` are for the secret key alone. Nothing else in this database may have functions there.
revoke all on all functions in schema private from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;

-- The settings of all our functions in `public`, where Supabase may have its own. PostgREST (from 12.2) sets
-- statement_timeout and the isolation level for the whole transaction, before it calls the function. Only the daily
-- erasure may take as long as Supabase lets it (8 s).
--   statement_timeout: how long a guest waits, in a queue too. The Netlify Function waits longer.
--   lock_timeout: for callers that do not do so. PostgreSQL counts it anew for each lock.
--   default_transaction_isolation: stricter levels would read what there was before the lock.
-- A migration that makes or replaces a function ends with this block, too.
do $$
declare
  signature regprocedure;
begin
  for signature in
    select oid from pg_catalog.pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef and proowner = current_user::regrole
        and proname <> 'erase_ended_registrations'
  loop
    execute format('alter function %s set statement_timeout = ''3s''', signature);
    execute format('alter function %s set lock_timeout = ''3s''', signature);
    execute format('alter function %s set default_transaction_isolation = ''read committed''', signature);
  end loop;
end
$$;
