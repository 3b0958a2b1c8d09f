import { spawn, type StdioOptions } from 'node:child_process'
import os from 'node:os'
import { createInterface } from 'node:readline'

type Where = {
  /** Variables in addition to those of this process. */
  env?: NodeJS.ProcessEnv
  /** The working directory; by default that of this process. */
  cwd?: string
  /** Whether the program gets little more than the processor time that others leave. */
  isBackground?: boolean
  /** Is called with each piece of its output, which then does not go to a terminal directly. */
  onOutput?: (text: string) => void
  /** Is called with each line of its output, which then does not appear. */
  onLine?: (line: string) => void
}

/**
 * Runs a program to its end. Its output appears in this terminal. SIGTERM, with which editors of code stop this process,
 * also ends the program.
 * @param command a program on the PATH; `npm run` adds those of `node_modules/.bin`
 * @returns whether it ended with the exit code 0
 */
export function run(
  command: string,
  args: string[],
  { env = {}, cwd, isBackground = false, onOutput, onLine }: Where = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const output = onOutput || onLine ? 'pipe' : 'inherit'
    const stdio: StdioOptions = ['inherit', output, output]
    const child = spawn(command, args, { stdio, env: { ...process.env, ...env }, ...(cwd && { cwd }) })
    for (const [from, to] of [[child.stdout, process.stdout] as const, [child.stderr, process.stderr] as const]) {
      if (from && onOutput) from.setEncoding('utf8').on('data', onOutput).pipe(to)
      if (from && onLine) createInterface({ input: from }).on('line', onLine)
    }
    if (isBackground && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(false)
    })
    const terminate = () => {
      child.once('close', () => process.exit(143)).kill()
    }
    process.once('SIGTERM', terminate)
    child.on('close', (code) => {
      process.off('SIGTERM', terminate)
      resolve(code === 0)
    })
  })
}
