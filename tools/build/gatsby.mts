import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { run } from '../command-line/run-program.mts'

/** Runs Gatsby in this folder. @returns whether it succeeded */
export function gatsby(args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return run('gatsby', args, { env: { ...gatsbyEnvironment(), ...env } })
}

/**
 * The variables with which Gatsby makes good use of this machine. A variable that is set already keeps its value.
 * Measurements: docs/decisions/021-build-speed.md.
 */
export function gatsbyEnvironment(): NodeJS.ProcessEnv {
  const cores = os.availableParallelism()
  const isFirstBuild = !existsSync('.cache/redux')
  return {
    // A first build encodes pictures, and Gatsby would not use one core. In a later build, to start workers takes longer
    // than their work; with one core Gatsby starts none.
    GATSBY_CPU_COUNT: String(isFirstBuild ? cores + 1 : 1),
    // sharp encodes in the threads of libuv: 4 by default on any machine.
    UV_THREADPOOL_SIZE: String(Math.max(4, cores)),
    // glibc keeps an arena of memory for each thread, and pictures fragment it. Two arenas are enough, and blocks from
    // 64 kB on are returned to the system at once.
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '65536',
    // Node caches the compiled code of Gatsby's modules, which saves a sixth of a build with a warm cache.
    NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node'),
    ...process.env,
    // Gatsby reads all files at once, each with a WebAssembly memory. With trap handlers, Node reserves 10 GB of addresses
    // for each: after some 12,000 pictures no address is left, and the build never ends.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-wasm-trap-handler`,
  }
}
