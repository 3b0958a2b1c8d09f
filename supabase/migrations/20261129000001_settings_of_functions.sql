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

-- Those who call it have it.
alter function private.trouble reset statement_timeout;
