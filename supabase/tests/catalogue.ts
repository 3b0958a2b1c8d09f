import type { ISql } from 'postgres'

/**
 * Everything that the project's files make in a database, a line each, in the order of the alphabet: so the order of
 * columns and of files does not count.
 */
export async function catalogueOf(sql: ISql): Promise<string[]> {
  const rows = await sql.unsafe<{ line: string }[]>(queries.join('\nunion all\n'))
  return rows.map(({ line }) => line).sort()
}

const schemas = `('private'::regnamespace, 'public'::regnamespace)`

const queries = [
  `select format('schema %s: %s, %s', nspname, nspacl, obj_description(oid)) as line
    from pg_namespace where oid in ${schemas}`,
  `select format('relation %s %s: %s, row security %s, %s, %s, %s', relkind, oid::regclass, relacl, relrowsecurity,
      reloptions, obj_description(oid), case relkind when 'v' then pg_get_viewdef(oid) end)
    from pg_class where relnamespace in ${schemas} and relkind in ('r', 'v', 'S')`,
  `select format('column %s.%s: %s, not null %s, generated %s, identity %s, default %s, %s', attrelid::regclass, attname,
      format_type(atttypid, atttypmod), attnotnull, attgenerated, attidentity, pg_get_expr(adbin, adrelid),
      col_description(attrelid, attnum))
    from pg_attribute
      join pg_class on pg_class.oid = attrelid and relnamespace in ${schemas} and relkind in ('r', 'v')
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped`,
  `select format('constraint %s of %s: %s', conname, conrelid::regclass, pg_get_constraintdef(oid))
    from pg_constraint where connamespace in ${schemas}`,
  `select format('index %s', pg_get_indexdef(indexrelid))
    from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace in ${schemas}`,
  `select format('trigger %s', pg_get_triggerdef(pg_trigger.oid))
    from pg_trigger join pg_class on pg_class.oid = tgrelid where relnamespace in ${schemas} and not tgisinternal`,
  `select format('policy %s on %s.%s', policyname, schemaname, tablename) from pg_policies`,
  `select format('function %s: %s, %s', pg_get_functiondef(oid), proacl, obj_description(oid))
    from pg_proc where pronamespace in ${schemas}`,
  `select format('default privileges %s: %s', defaclobjtype, defaclacl) from pg_default_acl`,
]
