import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** What the code of such a test calls, or imports. */
const slow =
  /\bstart(Postgres|Database|Supabase|Site|LocalMail)\b|\buse(\w*Database|Server|Organisers)\b|from 'node:(child_process|http|net)'/

/** The unit tests that start a database, a server or another program. Some of these take seconds to start. */
export async function slowTests(): Promise<string[]> {
  const folders = ['netlify', 'src', 'supabase', 'tests', 'tools']
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((file) => path.posix.join(folder, file)),
    ),
  )
  const tests = files.flat().filter((file) => /\.test\.(ts|tsx|mts)$/.test(file))
  const slowIn = async (file: string) => (slow.test(await readFile(file, 'utf8')) ? [file] : [])
  return (await Promise.all(tests.map(slowIn))).flat().sort()
}
