import { checkContentCommand } from '../content/check-content-command'

process.exitCode = await checkContentCommand(process.argv.slice(2))
