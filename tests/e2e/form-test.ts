import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { contentFolder } from '../../src/model/content-folder.ts'
import { freePort } from '../../tools/server/ports.ts'
import { findChromium } from './chromium.ts'
import { startForm } from './form-steps.ts'

type Tree = {
  /** The address of the form. */
  url: string
  /** The path of one of its content files. */
  file: (path: string) => string
  text: (path: string) => Promise<string>
  /** The port of the development server that the preview shows. None runs. */
  developPort: number
}

/** A copy of the content with the form on it, as `npm run admin` starts it. The tests of a worker share it. */
export const test = base.extend<object, { tree: Tree }>({
  launchOptions: [
    async ({ launchOptions }, provide) => provide({ ...launchOptions, ...(await findChromium()) }),
    { scope: 'worker' },
  ],
  tree: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the needed fixtures from the pattern.
    async ({}, provide) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'tree-'))
      await cp(contentFolder(), path.join(folder, 'content'), { recursive: true })
      const developPort = await freePort()
      const { url, stop } = await startForm(folder, { PREVIEW_URL: `http://localhost:${developPort}` })
      const file = (name: string) => path.join(folder, 'content', name)
      await provide({ url, file, text: (name) => readFile(file(name), 'utf8'), developPort })
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})
