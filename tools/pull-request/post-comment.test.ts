/** @jest-environment node */
import { getAll, type GitHub, gitHub } from './github'
import { postComment } from './post-comment'
import type { Report } from './report'

const report: Report = {
  pullRequest: 42,
  errors: 1,
  warnings: 2,
  movedEnds: [],
  missingUpdates: [],
  records: [
    {
      file: 'content/artists/jana-nova/artist.yaml',
      slug: 'jana-nova',
      status: { texts: 9, missing: { cs: [], en: ['works[1].alt'] }, same: [] },
    },
    { file: 'content/events/dilna.yaml', slug: 'dilna', status: { texts: 2, missing: { cs: [], en: [] }, same: [] } },
  ],
}

const sha = '3f9f1c2a7be84d7c1a9a2fb1d1f9f8f0a1b2c3d4'
const fork = { id: 432100777 }
const pullRequest = { state: 'open', head: { sha, repo: fork } }
const run = { event: 'pull_request', head_sha: sha, html_url: 'https://github.com/x/y/actions/runs/1' }
const event = { workflow_run: { ...run, head_repository: fork }, repository: { full_name: 'majakka/sedm' } }
const files = report.records.map(({ file }) => ({ filename: file }))

/** Of others: one has copied the marker. */
const comments = [
  { id: 1, user: { login: 'vilemina', type: 'User' }, body: '<!-- content-check -->\r\nTohle jsem si zkopírovala.' },
  { id: 2, user: { login: 'netlify[bot]', type: 'Bot' }, body: '### Deploy Preview for *sedm* ready!' },
]

type Recorded = { pull?: object; comments?: object[]; files?: object[] }

/** Answers as GitHub does, and records what is sent. */
function recorded({ pull = pullRequest, comments: existing = comments, files: changed = files }: Recorded = {}) {
  const sent: { method: string; path: string; body: string }[] = []
  const answers: Record<string, unknown> = {
    'pulls/42': pull,
    'pulls/42/files?per_page=100&page=1': changed,
    'issues/42/comments?per_page=100&page=1': existing,
  }
  const github: GitHub = {
    get: async <T>(path: string) => {
      if (!(path in answers)) throw new Error(`There is no recorded response for ${path}`)
      return answers[path] as T
    },
    send: async (method, path, body) => void sent.push({ method, path, body: (body as { body: string }).body }),
  }
  return { github, sent }
}

const own = (body: string) => ({ id: 77, user: { login: 'github-actions[bot]', type: 'Bot' }, body })

test('the first check of a pull request from a fork writes a comment', async () => {
  const { github, sent } = recorded()
  await expect(postComment(github, event, report, 'sedm')).resolves.toBe('created')
  expect(sent).toMatchObject([{ method: 'POST', path: 'issues/42/comments' }])
  expect(sent[0]!.body).toContain('1 chyba, 2 varování / 1 error, 2 warnings')
  expect(sent[0]!.body).toContain('https://deploy-preview-42--sedm.netlify.app/en/artist-jana-nova')
})

test('the next check updates that comment and no other', async () => {
  const { github, sent } = recorded({ comments: [...comments, own('<!-- content-check -->\nold')] })
  await expect(postComment(github, event, report)).resolves.toBe('updated')
  expect(sent).toMatchObject([{ method: 'PATCH', path: 'issues/comments/77' }])
})

test('a file that was moved into the content counts as a file outside it', async () => {
  const moved = [
    { filename: 'content/old.ts', previous_filename: 'src/editors/check/run/registry.ts', status: 'renamed' },
  ]
  const { github, sent } = recorded({ files: moved })
  await postComment(github, event, report)
  expect(sent[0]!.body).toContain('Files outside `content/` change too')
  expect(sent[0]!.body).toContain('`src/editors/check/run/registry.ts`')
})

test('a comment with the same text is not updated', async () => {
  const first = recorded()
  await postComment(first.github, event, report)
  const again = recorded({ comments: [own(first.sent[0]!.body.replaceAll('\n', '\r\n'))] })
  await expect(postComment(again.github, event, report)).resolves.toBe('unchanged')
  expect(again.sent).toEqual([])
})

test.each([
  ['a pull request of another branch', { head: { ...pullRequest.head, repo: { id: 1 } } }],
  ['a pull request whose fork is deleted', { head: { ...pullRequest.head, repo: null } }],
  ['a pull request that is closed', { state: 'closed' }],
])('%s gets no comment', async (_name, change) => {
  const { github, sent } = recorded({ pull: { ...pullRequest, ...change } })
  await expect(postComment(github, event, report)).resolves.toBe('not-this-pull-request')
  expect(sent).toEqual([])
})

test('the check of an older commit writes no comment', async () => {
  const { github, sent } = recorded({ pull: { ...pullRequest, head: { ...pullRequest.head, sha: 'f00' } } })
  await expect(postComment(github, event, report)).resolves.toBe('outdated')
  expect(sent).toEqual([])
})

test('a run that was not started by a pull request writes no comment', async () => {
  const { github, sent } = recorded()
  const push = { ...event, workflow_run: { ...event.workflow_run, event: 'push' } }
  await expect(postComment(github, push, report)).resolves.toBe('not-this-pull-request')
  expect(sent).toEqual([])
})

test('all pages of a list are read', async () => {
  const asked: string[] = []
  const github = { get: async (path: string) => (asked.push(path), Array(asked.length < 3 ? 100 : 5).fill(0)) }
  await expect(getAll(github as unknown as GitHub, 'pulls/42/files')).resolves.toHaveLength(205)
  expect(asked).toEqual([1, 2, 3].map((page) => `pulls/42/files?per_page=100&page=${page}`))
})

test('the client sends its token, and an error does not contain it', async () => {
  const requests: [string, RequestInit][] = []
  const request = (status: number) =>
    (async (url: string, init: RequestInit) => (
      requests.push([url, init]),
      Response.json({}, { status })
    )) as typeof fetch
  await gitHub('majakka/sedm', 'secret', request(200)).get('pulls/42')
  expect(requests).toMatchObject([
    ['https://api.github.com/repos/majakka/sedm/pulls/42', { headers: { Authorization: 'Bearer secret' } }],
  ])
  await expect(gitHub('majakka/sedm', 'secret', request(403)).get('pulls/42')).rejects.toThrow(
    /^GitHub answered 403 to GET pulls\/42$/,
  )
})
