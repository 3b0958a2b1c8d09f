-- What this migration brought is in the baseline now. Only a database with the earlier baseline still needs it.
do $$
begin
  if to_regclass('private.corrections') is null then
    raise exception 'This database has an earlier baseline.'
      using hint = 'Apply this migration as commit 1f4a5367 has it, then the later ones.';
  end if;
end
$$;
