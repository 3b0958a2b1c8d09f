/** @jest-environment node */
import { createDatabaseClient } from './call-database'
import { publishedDeploy, type Deploy } from './deploy'
import { createEraser } from './erase-guests'
import { faults } from '../http/fault'
import { factsForDatabase } from '../registration/invitation'
import { builtFiles, invitation, outcomesOf, readFrom, variables } from '../testing/testing'

type Call = { name: string; body: unknown }

/** The function with a database that gives these answers. */
function anEraser(answers: Record<string, () => Response>, dependencies: Parameters<typeof createEraser>[0] = {}) {
  const lines: string[] = []
  const calls: Call[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const name = String(input).split('/').at(-1) ?? ''
    calls.push({ name, body: JSON.parse(String(init?.body)) as unknown })
    return answers[name]?.() ?? new Response(null, { status: 204 })
  }
  const createClient = (environment: { url: string; key: string }) => createDatabaseClient(environment, fetch)
  const erase = createEraser({ variables, createClient, read: readFrom(builtFiles), log: (line) => lines.push(line), ...dependencies }) // prettier-ignore
  const run = (deploy: Deploy | undefined = publishedDeploy) =>
    erase(new Request('https://site.example/.netlify/functions/erase-guests', { method: 'POST' }), { deploy })
  return { run, lines, calls }
}

const erasedThree = { erase_ended_registrations: () => Response.json(3) }

test('brings the event up to date, erases whose time has come, and logs the count alone', async () => {
  const { run, lines, calls } = anEraser(erasedThree)
  expect((await run()).status).toBe(204)
  expect(calls).toEqual([
    { name: 'update_event', body: factsForDatabase(invitation) },
    { name: 'erase_ended_registrations', body: {} },
  ])
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    { outcome: 'erased', erased: 3, durationMs: expect.any(Number) as number },
  ])
})

test('a site that no longer invites erases the guests of before, and tells the database nothing', async () => {
  const { run, lines, calls } = anEraser(erasedThree, { read: async () => 'null' })
  expect((await run()).status).toBe(204)
  expect(calls.map(({ name }) => name)).toEqual(['erase_ended_registrations'])
  expect(outcomesOf(lines)).toEqual(['erased'])
})

test('a site that never invited anybody needs no database', async () => {
  const { run, lines, calls } = anEraser(erasedThree, { read: async () => 'null', variables: {} })
  expect((await run()).status).toBe(204)
  expect(calls).toEqual([])
  expect(outcomesOf(lines)).toEqual(['erased'])
})

test.each<[string, Deploy | undefined, keyof typeof faults]>([
  ['a preview', { context: 'deploy-preview', published: false }, 'not_published'],
  ['an earlier deploy of production', { context: 'production', published: false }, 'not_published'],
  ['a deploy that Netlify says nothing of', {}, 'no_deploy'],
])('%s erases nobody, and says so', async (_what, deploy, fault) => {
  const { run, lines, calls } = anEraser(erasedThree)
  expect((await run(deploy)).status).toBe(503)
  expect(calls).toEqual([])
  expect(outcomesOf(lines)).toEqual([`not erased: ${faults[fault]}`])
})

test.each<[string, Record<string, () => Response>, Parameters<typeof createEraser>[0], keyof typeof faults]>([
  ['the facts of the build are missing', {}, { read: readFrom({}) }, 'no_facts'],
  ['they cannot be stored', { update_event: () => new Response(null, { status: 500 }) }, {}, 'upstream'],
])(
  'where %s, the guests are erased by what is known, and the log tells of it',
  async (_what, answers, dependencies, fault) => {
    const { run, lines } = anEraser({ ...erasedThree, ...answers }, dependencies)
    expect((await run()).status).toBe(204)
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      { outcome: `erased: ${faults[fault]}`, erased: 3, durationMs: expect.any(Number) as number },
    ])
  },
)

test.each<[string, () => Response, keyof typeof faults]>([
  ['is out of order', () => new Response('<html>jana@example.org', { status: 502 }), 'upstream'],
  ['answers something else', () => Response.json('jana@example.org'), 'unexpected_answer'],
])(
  'a database that %s: nobody is erased, and the log says why without quoting the database',
  async (_what, answer, fault) => {
    const { run, lines } = anEraser({ erase_ended_registrations: answer })
    expect((await run()).status).toBe(503)
    expect(outcomesOf(lines)).toEqual([`not erased: ${faults[fault]}`])
  },
)

test('without its variables it erases nobody, and says so', async () => {
  const { run, lines } = anEraser(erasedThree, { variables: {} })
  expect((await run()).status).toBe(503)
  expect(outcomesOf(lines)).toEqual([`not erased: ${faults.no_url}`])
})
