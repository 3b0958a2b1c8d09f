import { spawn } from 'node:child_process'

type Where = {
  env?: NodeJS.ProcessEnv
  /** The working directory; this project's by default. */
  cwd?: string
}

/** Runs a program of this project's in this terminal. @returns whether it ended well */
export function run(command: string, args: string[], { env = {}, cwd }: Where = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, ...(cwd && { cwd }) })
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
}
