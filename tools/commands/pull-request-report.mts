import { runCommand } from '../command-line/command'
import { writeReport } from '../pull-request/make-report'

const usage = `Usage: npx tsx tools/commands/pull-request-report.mts PROBLEMS REPORT

Writes the report that the comment on a pull request is made from. PROBLEMS is the JSON of the content check. The
checkout must be GitHub's merge of the branch into main.

  --help   print this help

Environment variables:
  GITHUB_EVENT_PATH   the file with the event pull_request`

process.exitCode = await runCommand({
  usage,
  positionals: { min: 2, max: 2 },
  run: async (_options, [problems = '', report = '']) => {
    const { GITHUB_EVENT_PATH } = process.env
    if (!GITHUB_EVENT_PATH) throw new Error('GITHUB_EVENT_PATH is not set. This command runs in a workflow of GitHub.')
    await writeReport(GITHUB_EVENT_PATH, problems, report)
  },
})
