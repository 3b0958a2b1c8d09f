/** @jest-environment node */
import { createDatabaseClient } from '../storage/call-database'
import { publishedDeploy, type Deploy } from '../http/deploy'
import { createEraser, type Dependencies } from './erase-guests'
import { faults } from '../http/fault'
import { rowOf } from '../storage/facts'
import { builtFiles, facts, invitation, outcomesOf, readFrom, variables, workshop } from '../testing/testing'

type Call = { name: string; body: unknown }

/** The function with a database that gives these answers. */
function testEraser(answers: Record<string, () => Response>, dependencies: Partial<Dependencies> = {}) {
  const lines: string[] = []
  const calls: Call[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const name = String(input).split('/').at(-1) ?? ''
    calls.push({ name, body: JSON.parse(String(init?.body)) as unknown })
    return answers[name]?.() ?? Response.json(0)
  }
  const createClient = (environment: { url: string; key: string }) => createDatabaseClient(environment, fetch)
  const erase = createEraser({ variables, createClient, read: readFrom(builtFiles), log: (line) => lines.push(line), ...dependencies }) // oxfmt-ignore
  const run = (deploy: Deploy | undefined = publishedDeploy) =>
    erase(new Request('https://site.example/.netlify/functions/erase-guests', { method: 'POST' }), { deploy })
  return { run, lines, calls }
}

const erasedThree = { erase_ended_registrations: () => Response.json({ erased: 3, held_back: [] }) }

test('updates every event in one call, erases guests whose retention is over, and logs only their number', async () => {
  const { run, lines, calls } = testEraser(erasedThree)
  expect((await run()).status).toBe(204)
  expect(calls).toEqual([
    { name: 'update_events', body: { p_events: [rowOf(facts, invitation), rowOf(facts, workshop)], p_mail: false } },
    { name: 'erase_ended_registrations', body: {} },
  ])
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    { outcome: 'erased', erased: 3, heldBack: [], durationMs: expect.any(Number) as number },
  ])
})

test('the log names the events whose guests are kept longer than their end says', async () => {
  const heldBack = { erase_ended_registrations: () => Response.json({ erased: 0, held_back: ['dilna'] }) }
  const { run, lines } = testEraser(heldBack)
  expect((await run()).status).toBe(204)
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ outcome: 'erased', heldBack: ['dilna'] }])
})

test('records that mail is set up', async () => {
  const mail = { SMTP_URL: 'smtps://smtp.example', MAIL_FROM: 'sest@majakka.example' }
  const { run, calls } = testEraser(erasedThree, { variables: { ...variables, ...mail } })
  await run()
  expect(calls[0]).toMatchObject({ name: 'update_events', body: { p_mail: true } })
})

test('a site without registrations still erases guests of earlier events, and updates no event', async () => {
  const { run, lines, calls } = testEraser(erasedThree, { read: async () => 'null' })
  expect((await run()).status).toBe(204)
  expect(calls.map(({ name }) => name)).toEqual(['erase_ended_registrations'])
  expect(outcomesOf(lines)).toEqual(['erased'])
})

test('a site that never had registrations needs no database', async () => {
  const { run, lines, calls } = testEraser(erasedThree, { read: async () => 'null', variables: {} })
  expect((await run()).status).toBe(204)
  expect(calls).toEqual([])
  expect(outcomesOf(lines)).toEqual(['erased'])
})

test.each<[string, Deploy | undefined, keyof typeof faults]>([
  ['a preview', { context: 'deploy-preview', published: false }, 'not_published'],
  ['an earlier deploy of production', { context: 'production', published: false }, 'not_published'],
  ['an unidentified deploy', {}, 'no_deploy'],
])('%s erases nobody, and logs why', async (_what, deploy, fault) => {
  const { run, lines, calls } = testEraser(erasedThree)
  expect((await run(deploy)).status).toBe(503)
  expect(calls).toEqual([])
  expect(outcomesOf(lines)).toEqual([`not erased: ${faults[fault]}`])
})

test.each<[string, Record<string, () => Response>, Partial<Dependencies>, keyof typeof faults]>([
  ['the facts of the build are missing', {}, { read: readFrom({}) }, 'no_facts'],
  ['the events cannot be updated', { update_events: () => new Response(null, { status: 500 }) }, {}, 'upstream'],
])(
  'if %s, guests are erased by the facts in the database, and the log says why',
  async (_what, answers, dependencies, fault) => {
    const { run, lines } = testEraser({ ...erasedThree, ...answers }, dependencies)
    expect((await run()).status).toBe(204)
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      { outcome: `erased: ${faults[fault]}`, erased: 3, heldBack: [], durationMs: expect.any(Number) as number },
    ])
  },
)

test.each<[string, () => Response, keyof typeof faults]>([
  ['answers with a server error', () => new Response('<html>jana@example.org', { status: 502 }), 'upstream'],
  ['sends an unexpected response', () => Response.json('jana@example.org'), 'unexpected_answer'],
])(
  'a database that %s: nobody is erased, and the log says why without quoting the database',
  async (_what, answer, fault) => {
    const { run, lines } = testEraser({ erase_ended_registrations: answer })
    expect((await run()).status).toBe(503)
    expect(outcomesOf(lines)).toEqual([`not erased: ${faults[fault]}`])
  },
)

test('without its environment variables it erases nobody, and logs why', async () => {
  const { run, lines } = testEraser(erasedThree, { variables: {} })
  expect((await run()).status).toBe(503)
  expect(outcomesOf(lines)).toEqual([`not erased: ${faults.no_url}`])
})
