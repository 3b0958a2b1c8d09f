import { readFile } from 'node:fs/promises'
import { runCommand } from '../command-line/command'
import { gitHub } from '../pull-request/github'
import { postComment, type WorkflowRunEvent } from '../pull-request/post-comment'
import { parseReport } from '../pull-request/report'

const usage = `Usage: npx tsx tools/commands/pull-request-comment.mts REPORT

Writes the report of the content check into the comment on its pull request.

  --help   print this help

Environment variables:
  GITHUB_EVENT_PATH   the file with the event workflow_run
  GITHUB_TOKEN        may write to pull requests
  NETLIFY_SITE_NAME   the name of the site at Netlify, for links to the deploy preview; may be absent`

process.exitCode = await runCommand({
  usage,
  positionals: { min: 1, max: 1 },
  run: async (_options, [file = '']) => {
    const { GITHUB_EVENT_PATH, GITHUB_TOKEN, NETLIFY_SITE_NAME } = process.env
    if (!GITHUB_EVENT_PATH || !GITHUB_TOKEN) throw new Error('GITHUB_EVENT_PATH or GITHUB_TOKEN is not set.')
    const event = JSON.parse(await readFile(GITHUB_EVENT_PATH, 'utf8')) as WorkflowRunEvent
    const report = parseReport(await readFile(file, 'utf8'))
    if (!report) throw new Error(`${file} is not a valid report. No comment was written.`)
    const github = gitHub(event.repository.full_name, GITHUB_TOKEN)
    console.log(await postComment(github, event, report, NETLIFY_SITE_NAME || undefined))
  },
})
