import { fork } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'

/** How many files of a part, such as 'Pictures', were missing, and how many of them are made. */
export type Made = { part: string; made: number; all: number }

type Making = {
  /** Whether all pictures are there; the reason why not was printed. */
  isComplete: Promise<boolean>
  /** Gatsby has ended: now the social images can be drawn. */
  siteIsBuilt: () => void
  stop: () => void
}

/**
 * Makes the pictures that `public/` lacks, in a process of low priority.
 * @param onProgress is called when the number of missing pictures is known, and after each picture
 */
export function startMaking(onProgress: (state: Made) => void): Making {
  const child = fork(path.join(__dirname, 'make-pictures.mts'), {
    execArgv: ['--import', require.resolve('tsx')],
    env: {
      // sharp encodes in the threads of libuv: 4 by default on any machine.
      UV_THREADPOOL_SIZE: String(Math.max(4, os.availableParallelism())),
      // glibc keeps an arena of memory for each thread, and pictures fragment it. Two arenas are enough, and blocks from
      // 64 kB on are returned to the system at once.
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '65536',
      ...process.env,
    },
  })
  // At once: a thread keeps the priority that the process has when the thread starts.
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW)
  child.on('message', onProgress)
  return {
    isComplete: new Promise((resolve) => child.on('exit', (code) => resolve(code === 0))),
    siteIsBuilt: () => {
      // A picture may have failed before.
      if (child.connected) child.send('built')
    },
    stop: () => child.kill(),
  }
}
