import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { run } from '../command-line/run-program.mts'

/** Runs Gatsby on this folder, with what it needs of this machine. @returns whether it ended well */
export function gatsby(args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return run('gatsby', args, { env: { ...resources(), ...env } })
}

/**
 * The first time, pictures are what takes time: Gatsby leaves one core to itself, though it only waits meanwhile, and
 * sharp works in the threads of Node's pool, of which there are four whatever the machine has. Later, when little has
 * changed, starting workers takes longer than what they do; with one core, Gatsby runs its queries by itself.
 * The C library of Linux gives each thread a memory of its own, and pictures leave it full of holes: two are enough,
 * and pieces from 64 kB on, which all files are read in, go back at once.
 * Node keeps what it has compiled of Gatsby's thousands of modules, a sixth of a warm build.
 * Gatsby reads all files at once, each with a WebAssembly of its own, for which Node reserves ten gigabytes of
 * addresses where it can: a processor has addresses for some 12,000 pictures, and then the build never ends.
 */
export function resources(): NodeJS.ProcessEnv {
  const cores = os.availableParallelism()
  const workers = existsSync('.cache/redux') ? 1 : cores + 1
  return {
    GATSBY_CPU_COUNT: String(workers),
    UV_THREADPOOL_SIZE: String(Math.max(4, cores)),
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '65536',
    NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node'),
    ...process.env,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-wasm-trap-handler`,
  }
}
