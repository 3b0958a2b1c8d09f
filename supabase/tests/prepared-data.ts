import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdtemp, readFile, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { readMigrations } from '../../tools/database/migrations'
import { nobody, programs, runPostgres, runSql } from './postgres-server'

const run = promisify(execFile)

/** A database with all migrations, to copy. */
export const migrated = 'migrated'

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '600',
  // Tests kill the server, never the operating system, which still writes what the server gave it.
  fsync: 'off',
}
const flags = [
  ...['--username=postgres', '--auth=trust', '--no-sync', '--wal-segsize=1', '--encoding=UTF8'],
  ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ...Object.entries(settings).map(([name, value]) => `--set=${name}=${value}`),
]

/** Copies the data of a server that has a database `migrated`. @returns the new folder */
export async function copyData(): Promise<string> {
  const folder = path.join(tmpdir(), `test-postgres-${randomUUID()}`)
  await run('cp', ['-Rp', await preparedData(), folder])
  return folder
}

/** Makes the data once for each version of PostgreSQL and of the migrations, in node_modules/.cache. */
async function preparedData(): Promise<string> {
  const migrations = (await readMigrations()).map(({ sql }) => sql)
  const version = await readFile(path.join(programs, 'package.json'), 'utf8')
  const digest = createHash('sha256')
    .update(JSON.stringify([version, flags, migrations]))
    .digest('hex')
    .slice(0, 16)
  const folder = path.resolve(`node_modules/.cache/postgres-${digest}`)
  if (existsSync(folder)) return folder

  // Make it in a temporary folder and rename that, so that nobody copies half a database.
  const temporaryFolder = await mkdtemp(`${folder}-`)
  if (nobody) await chown(temporaryFolder, nobody, nobody)
  for (const program of ['initdb', 'postgres']) await chmod(path.join(programs, 'native/bin', program), 0o755)
  await run(path.join(programs, 'native/bin/initdb'), [...flags, temporaryFolder], { uid: nobody, gid: nobody })
  const server = await runPostgres(temporaryFolder)
  await runSql(server.urlOf('postgres'), [`create database ${migrated}`])
  await runSql(server.urlOf(migrated), migrations)
  await server.kill('SIGINT')
  // Another test file may have been faster; then `stop` deletes this folder.
  await rename(temporaryFolder, folder).catch(() => undefined)
  await server.stop()
  return folder
}
