import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

type Options = {
  args?: string[]
  cwd?: string
  /** Variables in addition to those of this process. */
  env?: NodeJS.ProcessEnv
  /** Matches the line that the program prints when it is ready. */
  ready: RegExp
}

type StartedProgram = {
  /** The line by which the program said that it is ready. */
  line: string
  /** Ends the program with SIGTERM. Resolves when it has ended. */
  stop: () => Promise<void>
}

/**
 * Starts a TypeScript program of this project in a process of its own, and waits until it is ready.
 * @param file relative to the working directory of this process
 * @throws Error if the program ends before it is ready; its errors appear in this terminal
 */
export async function startProgram(file: string, { args = [], cwd, env, ready }: Options): Promise<StartedProgram> {
  const child = spawn(process.execPath, ['--import', require.resolve('tsx'), path.resolve(file), ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const line = await new Promise<string>((resolve, reject) => {
    // Keeps reading after the line: a program whose output nobody reads would stop when the pipe is full.
    createInterface({ input: child.stdout }).on('line', (text) => {
      if (ready.test(text)) resolve(text)
    })
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`${file} ended with the exit code ${code} before it was ready.`)))
  })
  return {
    line,
    stop: async () => {
      child.kill()
      await exit
    },
  }
}
