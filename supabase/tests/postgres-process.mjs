/**
 * Guards a PostgreSQL server: stops it and deletes its data when the standard input ends, which also happens when the
 * process that started this one is killed. Plain JavaScript, because it starts faster.
 *
 * node postgres-process.mjs <program> <folder of the data> <port> [<number of a user and a group>]
 * Prints the number of the server's process when it is ready, and again after each line on the standard input, which
 * starts a killed server again.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'

const [program, folder, port, user] = process.argv.slice(2)
const rights = user ? { uid: Number(user), gid: Number(user) } : {}

let server
let stopping = false

async function start() {
  // While connections of a killed server live, which is a moment, the next one refuses to start.
  for (let attempt = 1; !stopping; attempt++) {
    server = spawn(program, ['-D', folder, '-p', port], { ...rights, stdio: ['ignore', 'ignore', 'pipe'] })
    const output = []
    for await (const line of createInterface({ input: server.stderr })) {
      output.push(line)
      if (line.includes('ready to accept connections')) {
        process.stdout.write(`${server.pid}\n`)
        server.stderr.resume()
        return
      }
    }
    if (attempt === 100) throw new Error(`PostgreSQL did not start:\n${output.join('\n')}`)
  }
}

async function stop() {
  if (stopping) return
  stopping = true
  const runs = server.exitCode === null && server.signalCode === null
  // Stops at once and writes nothing more: the data are deleted.
  if (runs && server.kill('SIGQUIT')) await once(server, 'exit')
  await rm(folder, { recursive: true, force: true })
  process.exit()
}

createInterface({ input: process.stdin }).on('line', start).on('close', stop)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
await start()
