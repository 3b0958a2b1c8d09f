import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { preparedFolder } from '../../tests/support/prepared-folder'
import { readMigrations } from '../../tools/database/migrations'

const root = path.join(__dirname, '../..')
/** What makes a database, and the versions of its packages. */
const makers = ['tools/database/supabase.mts', 'tools/database/migrations.ts', 'package-lock.json']

/**
 * Makes a folder of the embedded Supabase, with the migrations and without guests.
 * @param folder where to put it
 */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  cpSync(await preparedDatabase(), folder, { recursive: true })
}

/** @returns the path of a database to copy: PGlite takes seconds to make one */
async function preparedDatabase(): Promise<string> {
  const code = await Promise.all(makers.map((file) => readFile(path.join(root, file), 'utf8')))
  return preparedFolder('supabase', [await readMigrations(), code], async (folder) => {
    const program = path.join(root, 'supabase/tests/supabase-process.mts')
    const env = { ...process.env, SUPABASE_FOLDER: folder }
    const made = promisify(execFile)(process.execPath, ['--import', require.resolve('tsx'), program], { env })
    made.child.stdin?.end()
    await made
  })
}
