import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { listenLocally } from '../server/ports'
import { writeAdmin } from './admin-files.mts'
import { createAdminServer } from './admin-server'

type Admin = { url: string; stop: () => Promise<void> }

/**
 * Starts the form for editors on the files of a working tree: its page, the API that it saves with, and the content
 * check. Only programs of this machine can connect, because everybody who reaches the form can write files.
 * @param port 0 for any free port
 * @param tree the working tree that the form changes
 * @param develop the origin of `npm run develop`
 */
export async function startAdmin(port: number, tree: string, develop: string): Promise<Admin> {
  const files = await mkdtemp(path.join(os.tmpdir(), 'admin-'))
  await writeAdmin(files, path.join(files, 'admin.html'), { local: '/api/v1', develop })
  const server = createAdminServer({ files, tree, develop })
  const url = `http://127.0.0.1:${await listenLocally(server, port)}/admin`

  return {
    url,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(files, { recursive: true, force: true })
    },
  }
}
