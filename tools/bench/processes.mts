import { execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

export type Ran = {
  seconds: number
  /** The most memory that the program and all its children held together, in MB, looked at every half second. */
  megabytes: number
}

/** Runs a program to its end. @throws with the end of what it said, where it fails */
export async function timed(command: string, args: string[], folder: string): Promise<Ran> {
  const start = performance.now()
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said = `${said}${data}`.slice(-4000)))
  let megabytes = 0
  const watch = setInterval(() => {
    void treeMemory(child.pid).then((found) => (megabytes = Math.max(megabytes, found)))
  }, 500)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  clearInterval(watch)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} in ${folder} failed:\n${said}`)
  return { seconds: (performance.now() - start) / 1000, megabytes }
}

/** The memory of a process and its descendants, in MB; `ps` is on Linux and on macOS. */
async function treeMemory(root = 0): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const all = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, resident: number])
  const tree = new Set([root])
  // A child has a higher number than its parent but for the rare overflow, so one pass in this order finds them.
  for (const [pid, parent] of all.toSorted(([a], [b]) => a - b)) if (tree.has(parent)) tree.add(pid)
  const kilobytes = await Promise.all(
    all.filter(([pid]) => tree.has(pid)).map(([pid, , resident]) => own(pid, resident)),
  )
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024)
}

/**
 * What a process holds, in kB: where Linux tells it, what several processes share, such as the program itself, is
 * divided between them; elsewhere it counts for each.
 */
async function own(pid: number, resident: number): Promise<number> {
  const details = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss: +(\d+)/m.exec(details)?.[1] ?? resident)
}
