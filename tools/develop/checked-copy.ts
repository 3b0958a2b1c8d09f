import { existsSync } from 'node:fs'
import { cp, realpath, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { subscribe } from '@parcel/watcher'

type Options = {
  /** The folder that the editor changes. */
  source: string
  /** The folder that Gatsby reads. */
  copy: string
  /** Checks the source and prints its problems. @returns whether the site can be built from it */
  check: () => Promise<boolean>
  /** Is called after each update of the copy. */
  updated: () => Promise<void>
}

/**
 * Keeps a copy of the last content without errors, so that Gatsby never reads content with errors: an editor reads the
 * messages of the content check instead of a stack trace (docs/decisions/010-develop-on-a-checked-copy.md).
 * Resolves after the first copy, for which the editor may have to fix errors; from then on it follows each change.
 * @returns a function that ends this, and resolves when nothing is read or copied any more
 */
export async function keepCheckedCopy({ source, copy, check, updated }: Options): Promise<() => Promise<void>> {
  await rm(copy, { recursive: true, force: true })
  const update = async (changed: string[]): Promise<boolean> => {
    if (!(await check())) return false
    await cp(source, copy, { recursive: true, preserveTimestamps: true, filter: isChanged })
    await Promise.all(changed.map((file) => removeIfDeleted(source, copy, file)))
    await updated()
    return true
  }
  let hasCopy = false
  let isShown = false
  let resolveFirst = () => {}
  const firstCopy = new Promise<void>((resolve) => (resolveFirst = resolve))
  const stop = await followChanges(source, async (changed) => {
    const wasShown = isShown
    isShown = await update(changed)
    if (isShown && hasCopy && !wasShown) console.error('The content has no errors any more. The browser shows it.')
    else if (!isShown && hasCopy) console.error('The browser still shows the last content without errors.')
    else if (!isShown) console.error('Waiting until the content has no errors …')
    if (!isShown) return
    hasCopy = true
    resolveFirst()
  })
  await firstCopy
  return stop
}

/** Whether a file differs from its copy. A file that is copied without need makes Gatsby run its queries again. */
async function isChanged(source: string, copy: string): Promise<boolean> {
  const [original, copied] = await Promise.all([stat(source), stat(copy).catch(() => undefined)])
  if (original.isDirectory() || !copied) return true
  // Copying may round the time to a millisecond.
  return Math.abs(original.mtimeMs - copied.mtimeMs) > 1 || original.size !== copied.size
}

/**
 * Calls `follow` once, and after each change with the files that were created, renamed or deleted. Several changes within
 * 50 ms, which is how editors save, are one change. Only one call runs at a time, because two would write the same files.
 * Node's own watcher loses a file on Linux when another file takes its place, which is how many editors save.
 * @returns a function that ends this
 */
async function followChanges(
  folder: string,
  follow: (changed: string[]) => Promise<void>,
): Promise<() => Promise<void>> {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  const callAfterLast = () => {
    last = last
      .then(() => {
        const files = [...changed]
        changed.clear()
        return follow(files)
      })
      // A file that is deleted while it is copied causes another change.
      .catch((error: Error) => console.error(error.message))
  }
  const root = await realpath(folder)
  const { unsubscribe } = await subscribe(root, (error, events) => {
    for (const event of error ? [] : events) if (event.type !== 'update') changed.add(path.relative(root, event.path))
    clearTimeout(timer)
    timer = setTimeout(callAfterLast, 50)
  })
  callAfterLast()
  return async () => {
    await unsubscribe()
    clearTimeout(timer)
    await last
  }
}

async function removeIfDeleted(source: string, copy: string, file: string): Promise<void> {
  if (!existsSync(path.join(source, file))) await rm(path.join(copy, file), { recursive: true, force: true })
}
