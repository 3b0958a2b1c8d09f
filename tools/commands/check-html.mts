import { runCommand } from '../command-line/command'
import { checkHtml } from '../html/check-html.mts'
import { fetchPackage } from '../installation/on-demand-package.mts'

const usage = `Usage: npm run check:html

Validates every page of the built site with html-validate and, if Java is installed, the Nu checker.

  --help   print this help`

process.exitCode = await runCommand({
  usage,
  run: async () => {
    const nuChecker = await fetchPackage('vnu-jar').catch((error: Error) => void console.error(error.message))
    return (await checkHtml('.', nuChecker ?? undefined)).failed > 0 ? 1 : 0
  },
})
