import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { applyMigrations, readMigrations } from './migrations'
import type { Keys } from './supabase-api.mts'

export type Supabase = Keys & { url: string; stop(): Promise<void> }

export const defaultFolder = '.supabase'

/**
 * Starts the embedded Supabase: @supabase/lite on PGlite, with the data and the keys in a folder, and the URL while it runs.
 *
 * A confirmed registration survives a kill of this process: PGlite passes its writes to the operating system before it
 * answers, and replays its log at the next start. It may not survive a power failure, because PGlite has no fsync.
 * @throws Error if another process uses the folder, such as another `npm start`
 */
export async function startSupabase({ folder = defaultFolder }: { folder?: string } = {}): Promise<Supabase> {
  // Personal data: only this user may read it.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unlock = lock(folder)
  try {
    await rm(addressFile(folder), { force: true })
    const keys = await readKeys(folder)
    const connection = await openDatabase(path.join(folder, 'data'))
    // Loaded here, because it loads @supabase/lite, and nothing else of this module needs that.
    const { serveApi } = await import('./supabase-api.mts')
    const api = await serveApi({ connection, ...keys, oneAtATime: true })
    await writeFile(addressFile(folder), JSON.stringify({ url: api.url }))
    const stop = async () => {
      await api.close()
      await connection.close()
      await rm(addressFile(folder), { force: true })
      unlock()
    }
    let stopped: Promise<void> | undefined
    return { ...keys, url: api.url, stop: () => (stopped ??= stop()) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Browser tests read it (tests/e2e/call-database.ts). */
const addressFile = (folder: string) => path.join(folder, 'address.json')

/**
 * Locks the folder for this process.
 * @returns a function that unlocks it; the operating system also unlocks it when this process ends
 */
function lock(folder: string): () => void {
  const database = new DatabaseSync(path.join(folder, 'lock'))
  try {
    database.exec('begin exclusive')
  } catch {
    database.close()
    throw new Error(`Another program uses the database in ${path.resolve(folder)}. Stop that program first.`)
  }
  return () => database.close()
}

async function readKeys(folder: string): Promise<Keys> {
  const file = path.join(folder, 'keys.json')
  if (!existsSync(file)) {
    const random = () => randomBytes(24).toString('base64url')
    const keys: Keys = { secretKey: `sb_secret_${random()}`, publishableKey: `sb_publishable_${random()}` }
    await writeFile(`${file}.new`, JSON.stringify(keys), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  return JSON.parse(await readFile(file, 'utf8')) as Keys
}

async function openDatabase(folder: string): Promise<PgliteConnection> {
  // Created in another folder and then renamed: an interrupted first start must not leave half a database.
  if (!existsSync(folder)) {
    await rm(`${folder}.new`, { recursive: true, force: true })
    await (await connect(`${folder}.new`)).close()
    await rename(`${folder}.new`, folder)
  }
  const connection = await connect(folder)
  try {
    await applyMigrations(
      {
        exec: (sql) => connection.driver.exec(sql),
        strings: async (sql) =>
          (await connection.driver.query<[string]>(sql, [], { rowMode: 'array' })).rows.map(([text]) => text),
      },
      await readMigrations(),
    )
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}

async function connect(folder: string): Promise<PgliteConnection> {
  const { createPgliteConnection } = await import('@supabase/lite/pglite')
  const connection = await createPgliteConnection({ url: folder })
  await connection.driver.waitReady
  return connection
}
