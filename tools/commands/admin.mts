import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { contentFolder } from '../../src/model/content-folder'
import { writeAdmin } from '../admin/admin-files.mts'
import { createAdminServer, portOf } from '../admin/admin-server'
import { assertPortIsFree, chosenPort } from '../server/server.mts'

type Admin = { url: string; stop: () => Promise<void> }

/**
 * The form for editors on the files of a working tree: the page, what it asks of the files, and the content check.
 * @param port 0 for any free one
 * @param tree the working tree that the form changes
 */
export async function startAdmin({ port = 0, tree = process.cwd() } = {}): Promise<Admin> {
  const files = await mkdtemp(path.join(os.tmpdir(), 'admin-'))
  await writeAdmin(files, { local: '/api/v1' })
  const server = createAdminServer({ files, tree })
  // Only this machine: whoever reaches the form can write files.
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${portOf(server)}/admin`,
    stop: async () => {
      await closed(server)
      await rm(files, { recursive: true, force: true })
    },
  }
}

function closed(server: Server): Promise<unknown> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}

// npm run admin [-- <folder>]: the form on this working tree, or on another one.
if (import.meta.main) {
  const port = process.env.PORT ? chosenPort() : 8890
  await assertPortIsFree(port)
  const tree = path.resolve(process.argv[2] ?? '.')
  const { url, stop } = await startAdmin({ port, tree })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit()))
  console.log(
    `\n  The form works on the files in ${path.resolve(tree, contentFolder())}: ${url}\n  End it with Ctrl+C.\n`,
  )
}
