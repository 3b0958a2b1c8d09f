import type { ISql } from 'postgres'

/** The time in this many hours. */
export const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000)

/** Moves what is stored into the past, as if this time had passed since. The times of events stay. */
export async function pass(sql: ISql, time: string): Promise<void> {
  await sql`
    update private.outbox
      set created_at = created_at - ${time}::interval, claimed_at = claimed_at - ${time}::interval,
        due_at = due_at - ${time}::interval, sent_at = sent_at - ${time}::interval`
  await sql`update private.recent set at = at - ${time}::interval`
  await sql`update private.messages set created_at = created_at - ${time}::interval`
  await sql`update private.events set changed_at = changed_at - ${time}::interval`
  await sql`update private.registrations set created_at = created_at - ${time}::interval`
  await sql`update private.corrections set created_at = created_at - ${time}::interval`
  await sql`update private.new_addresses set created_at = created_at - ${time}::interval`
  await sql`update private.withdrawn_guests set withdrawn_at = withdrawn_at - ${time}::interval`
  await sql`update private.personal_invitations set created_at = created_at - ${time}::interval`
}

/** Empties the database, past its triggers. `truncate` takes fifty times as long: it makes a file for each table and index. */
export const clear = (sql: ISql) =>
  sql.unsafe(`
    do $$ declare emptied regclass; begin
      set local session_replication_role = replica;
      for emptied in
        select oid from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r' and relname <> 'settings'
      loop execute format('delete from %s', emptied); end loop;
    end $$`)
