/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Workflow = {
  name: string
  on: unknown
  permissions: Record<string, string>
  jobs: Record<string, { steps: Step[]; permissions?: Record<string, string> }>
}

const read = (name: string) => parse(readFileSync(`.github/workflows/${name}`, 'utf8')) as Workflow
const names = readdirSync('.github/workflows')
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps)

test('only the workflow that runs the code of main has a write permission, to pull requests', () => {
  for (const name of names) {
    const workflow = read(name)
    const granted = [workflow.permissions, ...Object.values(workflow.jobs).map(({ permissions }) => permissions ?? {})]
    const written = granted.flatMap((each) => Object.entries(each)).filter(([, right]) => right !== 'read')
    expect([name, written]).toEqual([name, name === 'content-comment.yml' ? [['pull-requests', 'write']] : []])
  }
})

test('no workflow runs the code of a pull request with write permissions', () => {
  for (const name of names) {
    // `pull_request_target` has write permissions. A ref or an expression in a script could run code of the branch.
    expect([name, JSON.stringify(read(name).on)]).toEqual([name, expect.not.stringContaining('pull_request_target')])
    for (const { run = '', with: options = {} } of stepsOf(read(name))) {
      expect(run).not.toContain('${{')
      expect(options).not.toHaveProperty('ref')
    }
  }
})

test('the comment is written after the check, and the report is read outside the checkout', () => {
  const comment = read('content-comment.yml')
  expect(comment.on).toEqual({ workflow_run: { workflows: [read('content.yml').name], types: ['completed'] } })
  const download = stepsOf(comment).find(({ uses }) => uses?.startsWith('actions/download-artifact'))
  const upload = stepsOf(read('content.yml')).find(({ uses }) => uses?.startsWith('actions/upload-artifact'))
  expect(download?.with?.name).toBe(upload?.with?.name)
  expect(download?.with?.path).toMatch(/^\$\{\{ runner\.temp \}\}\//)
})

test('the check compares the change with the commit that it is merged into', () => {
  const steps = stepsOf(read('content.yml'))
  const checks = steps.flatMap(({ run = '' }) => run.match(/check-content\.mts.*/g) ?? [])
  expect(checks.length).toBeGreaterThan(0)
  for (const check of checks) expect(check).toContain('--since HEAD^1 ')
  // GitHub's merge of the branch, and its parents.
  expect(steps[0]?.with?.['fetch-depth']).toBe(2)
})

test('only GitHub’s actions are used, and no checkout keeps credentials', () => {
  for (const { uses, with: options } of names.map(read).flatMap(stepsOf)) {
    if (!uses) continue
    expect(uses).toMatch(/^actions\/[a-z-]+@(v\d+|[0-9a-f]{40})$/)
    if (uses.startsWith('actions/checkout')) expect(options?.['persist-credentials']).toBe(false)
  }
})

test('every program that a workflow runs exists', () => {
  const programs = names
    .map(read)
    .flatMap(stepsOf)
    .flatMap(({ run = '' }) => run.match(/tools\/[\w./-]+/g) ?? [])
  expect(programs.length).toBeGreaterThan(3)
  expect(programs.filter((program) => !existsSync(program))).toEqual([])
})

test('every path in CODEOWNERS exists', () => {
  const lines = readFileSync('.github/CODEOWNERS', 'utf8').split('\n')
  const paths = lines.filter((line) => line.startsWith('/')).map((line) => line.split(/\s+/)[0]!)
  // Another exhibition in `content` may lack what the tests' exhibition has.
  const exists = (path: string) =>
    existsSync(`.${path}`) || existsSync(`.${path.replace(/^\/content/, '/tests/exhibition')}`)
  expect(paths.filter((path) => !exists(path))).toEqual([])
})

test('the guide names the checks as GitHub lists them: by their jobs', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8')
  const [ci, content] = [read('ci.yml'), read('content.yml')]
  const [[ciJob], [contentJob]] = [Object.keys(ci.jobs), Object.keys(content.jobs)]
  expect(guide).toContain(`\`${ciJob}\` (of the workflow ${ci.name}) and \`${contentJob}\` (of ${content.name})`)
})
