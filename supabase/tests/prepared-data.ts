import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, chown, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { preparedFolder } from '../../tests/support/prepared-folder'
import { readMigrations } from '../../tools/database/migrations'
import { freePort } from '../../tools/server/ports'
import { nobody, program, programs, runSql, urlOf } from './postgres-server'

const run = promisify(execFile)

/** A database with all migrations, to copy. */
export const migrated = 'migrated'

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '600',
  // Tests kill the server, never the operating system, which still writes what the server gave it.
  fsync: 'off',
  // Statistics, which it would gather at some moment, change plans of queries.
  autovacuum: 'off',
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

/** Makes the data once for each version of PostgreSQL and of the migrations. */
async function preparedData(): Promise<string> {
  const migrations = (await readMigrations()).map(({ sql }) => sql)
  const version = await readFile(path.join(programs, 'package.json'), 'utf8')
  return preparedFolder('postgres', [version, flags, migrations], async (folder) => {
    const rights = { uid: nobody, gid: nobody }
    if (nobody) await chown(folder, nobody, nobody)
    for (const name of ['initdb', 'pg_ctl', 'postgres'] as const) await chmod(program(name), 0o755)
    await run(program('initdb'), [...flags, folder], rights)
    const port = await freePort()
    const control = (...args: string[]) => run(program('pg_ctl'), ['-D', folder, ...args], rights)
    await control('start', '-o', `-p ${port}`, '-l', path.join(folder, 'log'))
    try {
      await runSql(urlOf(port, 'postgres'), [`create database ${migrated}`])
      await runSql(urlOf(port, migrated), migrations)
    } finally {
      await control('stop')
    }
  })
}
