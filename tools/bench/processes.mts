import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { contentOf } from './workspace.mts'

export type Run = {
  seconds: number
  /** The maximum memory of the program and its children together, in MB, sampled every half second. */
  megabytes: number
}

/** Runs a program to its end, and measures it. @throws Error with the end of its output if it fails */
export async function timed(command: string, args: string[], folder: string): Promise<Run> {
  const start = performance.now()
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, CI: 'true', CONTENT_FOLDER: contentOf(folder) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => (output = `${output}${data}`.slice(-4000)))
  let megabytes = 0
  const sampling = setInterval(() => {
    void treeMemory(child.pid).then((found) => (megabytes = Math.max(megabytes, found)))
  }, 500)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  clearInterval(sampling)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} in ${folder} failed:\n${output}`)
  return { seconds: (performance.now() - start) / 1000, megabytes }
}

/** The memory of a process and its descendants, in MB, from `ps` of Linux or macOS. What they share counts for each. */
async function treeMemory(root = 0): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const all = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, kilobytes: number])
  const tree = new Set([root])
  // A child has a higher number than its parent, except after an overflow, so one pass in this order finds all.
  for (const [pid, parent] of all.toSorted(([a], [b]) => a - b)) if (tree.has(parent)) tree.add(pid)
  return Math.round(all.reduce((sum, [pid, , kilobytes]) => sum + (tree.has(pid) ? kilobytes : 0), 0) / 1024)
}
