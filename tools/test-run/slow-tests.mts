import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const startsDatabase = /\bstart(Postgres|Database|Supabase)/
/** Tests that start a server, or bundle the functions. */
const startsServer = /^netlify\/[a-z]+\/bundle\.test|^tools\/[a-z]+\/(admin-server|functions|server|supabase)\.test/

/** The unit tests that start a database or a server, each of which takes seconds to start. */
export async function slowTests(): Promise<string[]> {
  const folders = ['netlify', 'src', 'supabase', 'tests', 'tools']
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((file) => path.posix.join(folder, file)),
    ),
  )
  const tests = files.flat().filter((file) => /\.test\.(ts|tsx|mts)$/.test(file))
  const isSlow = async (file: string) =>
    startsServer.test(file) || startsDatabase.test(await readFile(file, 'utf8')) ? [file] : []
  return (await Promise.all(tests.map(isSlow))).flat().sort()
}
