import path from 'node:path'
import type { Progress } from '../command-line/progress'
import { run } from '../command-line/run-program.mts'
import { firstStep, readGatsbyLine } from './gatsby-steps'

const gatsbyProgram = 'tools/build/start-gatsby.cjs'

const part = 'Pages'

/**
 * Builds the site in this folder with Gatsby. Of what it prints, warnings and errors stay; the rest becomes progress.
 * @returns whether it succeeded
 */
export async function gatsbyBuild(progress: Progress): Promise<boolean> {
  progress.show(part, firstStep)
  const onLine = (line: string) => {
    const { step, isProgress } = readGatsbyLine(line)
    if (step) progress.show(part, step)
    if (!isProgress) progress.print(line)
  }
  const isBuilt = await run('node', [gatsbyProgram, 'build'], { env: gatsbyEnvironment(), onLine })
  progress.end(part)
  return isBuilt
}

/** Runs Gatsby's development server until it ends. @returns whether it succeeded */
export function gatsbyDevelop(port: number, env: NodeJS.ProcessEnv): Promise<boolean> {
  return run('node', [gatsbyProgram, 'develop', '--port', String(port)], { env: { ...gatsbyEnvironment(), ...env } })
}

/**
 * The variables with which Gatsby makes good use of this machine. A variable that is set already keeps its value.
 * Measurements: docs/decisions/021-build-speed.md.
 */
export function gatsbyEnvironment(): NodeJS.ProcessEnv {
  return {
    // To start workers takes longer than their work; with one core Gatsby starts none.
    GATSBY_CPU_COUNT: '1',
    // Node caches the compiled code of Gatsby's modules, which saves a sixth of a build with a warm cache.
    NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node'),
    ...process.env,
    // Gatsby reads all files at once, each with a WebAssembly memory. With trap handlers, Node reserves 10 GB of addresses
    // for each: after some 12,000 pictures no address is left, and the build never ends.
    // Gatsby would report as an error that it uses `punycode`.
    // gatsby-config.js and gatsby-node.js import TypeScript.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require tsx/cjs --disable-wasm-trap-handler --disable-warning=DEP0040`,
  }
}
