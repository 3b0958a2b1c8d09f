import path from 'node:path'
import { startProgram } from '../command-line/start-program'
import { freePort } from './ports'

type Options = {
  /** Options of the command. */
  args?: string[]
  /** Variables in addition to those of this process. */
  env?: NodeJS.ProcessEnv
  /** The folder of the project whose server is started; by default the working directory of this process. */
  project?: string
}

type RunningSite = {
  /** The address of the site, without a slash at the end. */
  origin: string
  stop: () => Promise<void>
}

/**
 * Serves a built site as `npm run serve` does, in another process.
 * @param folder has the built site in `public/`
 */
export async function startSite(folder: string, { args, env, project = '.' }: Options = {}): Promise<RunningSite> {
  const port = await freePort()
  const { stop } = await startProgram(path.join(project, 'tools/commands/serve.mts'), {
    args,
    cwd: folder,
    env: { ...env, PORT: String(port) },
    ready: /is open/,
  })
  return { origin: `http://127.0.0.1:${port}`, stop }
}
