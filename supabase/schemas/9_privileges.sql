-- PostgreSQL lets everyone execute a new function, and Supabase grants it to anon and authenticated by name as well.
-- The functions in `public` are for the secret key alone. Nothing else in this database may have functions there.
revoke all on all functions in schema private from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
