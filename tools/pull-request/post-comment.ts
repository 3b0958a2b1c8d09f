import { commentMarkdown, marker } from './comment'
import { getAll, type GitHub } from './github'
import type { Report } from './report'

/** What of the event `workflow_run` is used (https://docs.github.com/webhooks/webhook-events-and-payloads#workflow_run). */
export type WorkflowRunEvent = {
  workflow_run: { event: string; head_sha: string; html_url: string; head_repository: { id: number } | null }
  repository: { full_name: string }
}

type PullRequest = { state: string; head: { sha: string; repo: { id: number } | null } }
type Comment = { id: number; body?: string | null; user: { login: string; type: string } | null }

export type Outcome = 'created' | 'updated' | 'unchanged' | 'not-this-pull-request' | 'outdated'

/** Who writes comments in a workflow. */
const bot = 'github-actions[bot]'

/**
 * Keeps one comment on a pull request up to date.
 * The report may name any pull request; only the one whose branch was really checked is written to.
 */
export async function postComment(
  github: GitHub,
  { workflow_run: run }: WorkflowRunEvent,
  report: Report,
  netlifySite?: string,
): Promise<Outcome> {
  const number = report.pullRequest
  const { state, head } = await github.get<PullRequest>(`pulls/${number}`)
  const isChecked = run.event === 'pull_request' && head.repo !== null && head.repo.id === run.head_repository?.id
  if (!isChecked || state !== 'open') return 'not-this-pull-request'
  // Somebody has pushed since; the check of that commit will comment.
  if (head.sha !== run.head_sha) return 'outdated'

  const files = await getAll<{ filename: string; previous_filename?: string }>(github, `pulls/${number}/files`)
  const body = commentMarkdown(report, {
    runUrl: run.html_url,
    headSha: run.head_sha,
    files: files.flatMap(({ filename, previous_filename }) => [filename, previous_filename ?? []].flat()),
    ...(netlifySite && { netlifySite }),
  })
  const comments = await getAll<Comment>(github, `issues/${number}/comments`)
  const own = comments.find(({ user, body }) => user?.login === bot && user.type === 'Bot' && body?.startsWith(marker))
  if (!own) {
    await github.send('POST', `issues/${number}/comments`, { body })
    return 'created'
  }
  if (own.body?.replaceAll('\r\n', '\n') === body) return 'unchanged'
  await github.send('PATCH', `issues/comments/${own.id}`, { body })
  return 'updated'
}
