import path from 'node:path'
import { contentFolder } from '../../src/model/content-folder'
import { developOrigin } from '../admin/admin-settings'
import { runCommand } from '../command-line/command'
import { assertPortIsFree, chosenPort } from '../server/ports'

const usage = `Usage: npm run admin [-- FOLDER]

Opens the form for editors on the content of this project, or of the copy of the project in FOLDER.

  --help   print this help

Environment variables:
  PORT             the port of the form (8890)
  CONTENT_FOLDER   the content that the form edits (content)
  PREVIEW_URL      where npm run develop serves the site (http://localhost:8888)`

process.exitCode = await runCommand({
  usage,
  positionals: { min: 0, max: 1 },
  run: async (_options, [folder = '.']) => {
    const port = chosenPort(8890)
    const develop = developOrigin(process.env)
    await assertPortIsFree(port)
    const tree = path.resolve(folder)
    const { url, stop } = await (await importForm(tree)).startAdmin(port, tree, develop)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void stop().then(() => process.exit()))
    console.log(
      `\n  The form edits the files in ${path.resolve(tree, contentFolder())}: ${url}\n  Its preview shows npm run develop, which you start beside it.\n  Stop it with Ctrl+C.\n`,
    )
  },
})

/** The modules of the form know the languages of the site from the start: those of the content that it edits. */
async function importForm(tree: string): Promise<typeof import('../admin/start-admin.mts')> {
  const { CONTENT_FOLDER = '' } = process.env
  process.env.CONTENT_FOLDER = path.resolve(tree, contentFolder())
  const form = await import('../admin/start-admin.mts')
  process.env.CONTENT_FOLDER = CONTENT_FOLDER
  return form
}
