-- The next migration makes the schema `private`. Where one exists that is not from these migrations, this one stops
-- before anything is changed, and says what to do: the guests must not share a schema whose rights somebody else grants.
--
-- It was added later than the next two. A database that has them already gets it with
-- `npx supabase db push --include-all`, and nothing changes there.

do $$
begin
  if to_regnamespace('private') is not null and to_regclass('private.registrations') is null then
    raise exception 'This database has a schema "private" already, and not from these migrations.'
      using hint = 'Use a Supabase project of its own for the guests; or, if nothing depends on that name, rename the schema with "alter schema private rename to private_of_before", and apply the migrations again.';
  end if;
end
$$;
