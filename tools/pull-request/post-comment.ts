import { commentMarkdown, marker } from './comment'
import { getAll, type GitHub } from './github'
import type { Report } from './report'

/** The part of the event `workflow_run` that is used here (https://docs.github.com/webhooks/webhook-events-and-payloads#workflow_run). */
export type WorkflowRunEvent = {
  workflow_run: { event: string; head_sha: string; html_url: string; head_repository: { id: number } | null }
  repository: { full_name: string }
}

type PullRequest = { state: string; head: { sha: string; repo: { id: number } | null } }
type Comment = { id: number; body?: string | null; user: { login: string; type: string } | null }

type Outcome = 'created' | 'updated' | 'unchanged' | 'not-this-pull-request' | 'outdated'

/** The author of comments that a workflow writes. */
const bot = 'github-actions[bot]'

/**
 * Writes the comment on a pull request, or updates it.
 * The report is not trusted: it could name any pull request. GitHub says which branch and commit were checked, and only
 * the pull request of that branch gets the comment.
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
  // The check of a newer commit will write the comment.
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
