import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { dropStaleCache } from '../src/gatsby/build-cache'
import { siteUrl } from '../src/gatsby/site-url'
import { writeAdmin } from './admin-files.mts'
import { adminSettings } from './admin-settings'
import { checkContent } from './check-content.mts'
import { writeOpenHouse } from './open-house.mts'

/** Runs a program of this project's in this terminal. @returns whether it ended well */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
}

/**
 * The first time, pictures are what takes time: Gatsby leaves one core to itself, though it only waits meanwhile, and
 * sharp works in the threads of Node's pool, of which there are four whatever the machine has. Later, when little has
 * changed, starting workers takes longer than what they do; with one core, Gatsby runs its queries by itself.
 * The C library of Linux gives each thread a memory of its own, and pictures leave it full of holes: two are enough.
 * Node keeps what it has compiled of Gatsby's thousands of modules, a sixth of a warm build.
 */
function resources(): NodeJS.ProcessEnv {
  const cores = os.availableParallelism()
  const gatsby = existsSync('.cache/redux') ? 1 : cores + 1
  return {
    GATSBY_CPU_COUNT: String(gatsby),
    UV_THREADPOOL_SIZE: String(Math.max(4, cores)),
    MALLOC_ARENA_MAX: '2',
    NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node'),
    ...process.env,
  }
}

/** Checks the environment and the content, then lets Gatsby build the site into `public/`. */
export async function build(): Promise<boolean> {
  try {
    siteUrl(process.env)
  } catch (error) {
    console.error((error as Error).message)
    return false
  }
  if (!(await checkContent())) return false
  await dropStaleCache()
  if (!(await run('gatsby', ['build'], resources()))) return false
  await writeOpenHouse()
  await writeAdmin('public', adminSettings(process.env))
  return true
}

if (import.meta.main) process.exitCode = (await build()) ? 0 : 1
