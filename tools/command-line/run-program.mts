import { spawn } from 'node:child_process'
import os from 'node:os'

type Where = {
  /** Variables in addition to those of this process. */
  env?: NodeJS.ProcessEnv
  /** The working directory; by default that of this process. */
  cwd?: string
  /** Whether the program gets little more than the processor time that others leave. */
  isBackground?: boolean
}

/**
 * Runs a program to its end. Its output appears in this terminal.
 * @param command a program on the PATH; `npm run` adds those of `node_modules/.bin`
 * @returns whether it ended with the exit code 0
 */
export function run(
  command: string,
  args: string[],
  { env = {}, cwd, isBackground = false }: Where = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, ...(cwd && { cwd }) })
    if (isBackground && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
}
