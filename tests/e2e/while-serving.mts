import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../tools/server/free-port.ts'

const tsx = path.resolve('node_modules/tsx/dist/cli.mjs')

/**
 * Serves the site of a copy of the project, as `npm run serve` does, while a function runs.
 * @param act gets the address of the site, without a trailing slash
 */
export async function whileServing(
  site: string,
  env: NodeJS.ProcessEnv,
  act: (origin: string) => Promise<void>,
): Promise<void> {
  const port = await freePort()
  const server = spawn(process.execPath, [tsx, 'tools/commands/serve.mts'], {
    cwd: site,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(server, 'exit')
  try {
    for await (const line of createInterface({ input: server.stdout })) if (line.includes('is open')) break
    await act(`http://127.0.0.1:${port}`)
  } finally {
    server.kill()
    await exit
  }
}
