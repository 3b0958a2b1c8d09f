import { readFile } from 'node:fs/promises'
import { gitHub } from '../pull-request/github'
import { postComment, type WorkflowRunEvent } from '../pull-request/post-comment'
import { parseReport } from '../pull-request/report'

/**
 * After the check of a pull request, with the right to write: keeps the comment up to date.
 * Usage: tsx tools/commands/pull-request-comment.mts <report>
 * Environment: GITHUB_EVENT_PATH (the event `workflow_run`), GITHUB_TOKEN, NETLIFY_SITE_NAME (may be absent).
 */
const [file] = process.argv.slice(2)
const { GITHUB_EVENT_PATH, GITHUB_TOKEN, NETLIFY_SITE_NAME } = process.env
if (!file || !GITHUB_EVENT_PATH || !GITHUB_TOKEN) throw new Error('Usage: pull-request-comment.mts <report>')

const event = JSON.parse(await readFile(GITHUB_EVENT_PATH, 'utf8')) as WorkflowRunEvent
const report = parseReport(await readFile(file, 'utf8'))
if (report) {
  const github = gitHub(event.repository.full_name, GITHUB_TOKEN)
  console.log(await postComment(github, event, report, NETLIFY_SITE_NAME || undefined))
} else {
  console.error('The report does not have the form that it should have; nothing is written.')
  process.exitCode = 1
}
