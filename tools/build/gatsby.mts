import path from 'node:path'
import type { Progress } from '../command-line/progress'
import { run } from '../command-line/run-program.mts'
import { buildSteps, developSteps, firstStep, isBundled, isReady, readGatsbyLine } from './gatsby-steps'

const gatsbyProgram = 'node_modules/gatsby/cli.js'

const part = 'Pages'

/**
 * Builds the site in this folder with Gatsby. Of what it prints, warnings and errors stay; the rest becomes progress.
 * @returns whether it succeeded
 */
export async function gatsbyBuild(progress: Progress): Promise<boolean> {
  progress.show(part, firstStep(buildSteps))
  const isBuilt = await run('node', [gatsbyProgram, 'build'], {
    env: gatsbyEnvironment(),
    onLine: (line) => showLine(line, buildSteps, progress),
  })
  progress.end(part)
  return isBuilt
}

type Develop = { port: number; env: NodeJS.ProcessEnv; progress: Progress; onReady: () => void }

/** Runs Gatsby's development server until it ends. Of what it prints, warnings and errors stay. */
export async function gatsbyDevelop({ port, env, progress, onReady }: Develop): Promise<void> {
  let state: 'starting' | 'ready' | 'running' = 'starting'
  progress.show(part, firstStep(developSteps))
  const onLine = (line: string) => {
    if (state === 'starting' && isReady(line)) {
      state = 'ready'
      progress.stop()
      onReady()
    }
    if (state === 'starting') showLine(line, developSteps, progress)
    if (state === 'running' && !readGatsbyLine(line, developSteps).isProgress) console.log(line)
    // Until then, Gatsby names an address without the functions.
    if (isBundled(line)) state = 'running'
  }
  await run('node', [gatsbyProgram, 'develop', '--port', String(port)], {
    env: { ...gatsbyEnvironment(), ...env },
    onLine,
  })
  progress.stop()
}

function showLine(line: string, steps: typeof buildSteps, progress: Progress): void {
  const { step, isProgress } = readGatsbyLine(line, steps)
  if (step) progress.show(part, step)
  if (!isProgress) progress.print(line)
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
    // Gatsby would ask for feedback among the lines of progress.
    GATSBY_FEEDBACK_DISABLED: '1',
    ...process.env,
    // Gatsby reads all files at once, each with a WebAssembly memory. With trap handlers, Node reserves 10 GB of addresses
    // for each: after some 12,000 pictures no address is left, and the build never ends.
    // Gatsby would report as an error that it uses `punycode`.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ./tools/build/compile-gatsby-files.cjs --disable-wasm-trap-handler --disable-warning=DEP0040`,
  }
}
