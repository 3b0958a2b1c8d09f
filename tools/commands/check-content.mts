import { parseArgs } from 'node:util'

// The modules of the check know the languages of the site from the start: those of the folder that is checked.
const { content } = parseArgs({ options: { content: { type: 'string' } }, strict: false }).values
if (typeof content === 'string') process.env.CONTENT_FOLDER = content

const { checkContentCommand } = await import('../content/check-content-command')
process.exitCode = await checkContentCommand(process.argv.slice(2))
