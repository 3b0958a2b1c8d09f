import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { percentile } from './calls.mts'

const loads = 15

/** Measures how long the code of the function `register` takes to load, and prints it. */
export function measureColdStart(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'function-'))
  try {
    execFileSync(process.execPath, ['--import', 'tsx', 'netlify/testing/bundle.mts', folder])
    const root = path.join(folder, 'register')
    const code = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.c?js$/.test(file) && statSync(path.join(root, file)).isFile())
      .map((file) => readFileSync(path.join(root, file)))
    const script = `const start = performance.now(); require('./netlify/functions/register/register.cjs'); console.log(performance.now() - start)`
    const times = Array.from({ length: loads }, () =>
      Number(execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' })),
    )
    const size = code.reduce((sum, file) => sum + file.length, 0)
    const packed = code.reduce((sum, file) => sum + gzipSync(file).length, 0)
    console.log(
      `\nThe bundle’s own code, without Netlify’s: ${code.length} files, ${kilobytes(size)}, packed ${kilobytes(packed)}`,
    )
    console.log(
      `Loading it in a new process, ${loads} times: median ${percentile(times, 0.5).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms\n`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
