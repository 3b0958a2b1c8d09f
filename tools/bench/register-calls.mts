/**
 * `npm run bench -- register`: compares calls of the function with calls of the database alone, and measures how long the
 * function's code takes to load. The two kinds of call alternate on one PostgreSQL, so that their ratio is reliable.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { startPostgres } from '../../supabase/tests/postgres'
import { startSupabaseApi } from '../../supabase/tests/supabase'
import { publishedDeploy } from '../../netlify/storage/deploy'
import { createHandler } from '../../netlify/registration/handle-registration'
import { registerArguments } from '../../netlify/registration/save-registration'
import { factsWith, invitation } from '../../netlify/testing/testing'
import { exampleRegistration, type Registration } from '../../src/registration/fields'

const calls = Number(process.env.CALLS ?? 1000)
const rounds = 20
const loads = 15

type Call = (number: number) => Promise<void>

/**
 * Makes `count` calls.
 * @param atOnce how many calls run at the same time
 * @param times gets the duration of each call, in milliseconds
 * @returns the duration of all calls, in milliseconds
 */
async function measure(call: Call, count: number, atOnce: number, times: number[]): Promise<number> {
  let next = 0
  const start = performance.now()
  const caller = async () => {
    while (next < count) {
      const number = next++
      const begun = performance.now()
      await call(number)
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, caller))
  return performance.now() - start
}

const percentile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN

let guests = 0
const newRegistration = (): Registration<'invitation'> => ({
  ...exampleRegistration('invitation'),
  email: `guest.${++guests}@guest.example`,
  attendance: 'solo',
})

async function benchCalls(): Promise<void> {
  const server = await startPostgres()
  const api = await startSupabaseApi(await server.createDatabase())
  const facts = factsWith({ ...invitation, capacity: 1_000_000, closesAt: '2099-09-04T20:00:00.000Z' })
  const handle = createHandler({
    variables: { SUPABASE_URL: api.url, SUPABASE_SECRET_KEY: api.secretKey },
    read: async () => JSON.stringify(facts),
    log: () => undefined,
  })

  const viaFunction: Call = async () => {
    const request = new Request('https://site.example/api/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://site.example', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ ...newRegistration(), locale: 'cs', submissionId: crypto.randomUUID() }),
    })
    const response = await handle(request, { deploy: publishedDeploy })
    if (response.status !== 201) throw new Error(`The function answered ${response.status}`)
    await response.text()
  }
  const bare: Call = async () => {
    const submissionId = crypto.randomUUID()
    const submitted = { locale: 'cs', submissionId, noticeVersion: '2031-08', mail: false } as const
    const response = await fetch(`${api.url}/rest/v1/rpc/register`, {
      method: 'POST',
      headers: { apikey: api.secretKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(registerArguments(facts, invitation, { registration: newRegistration(), ...submitted })),
    })
    if ((await response.text()) !== '"registered"') throw new Error(`The database answered ${response.status}`)
  }

  try {
    for (const call of [bare, viaFunction]) await measure(call, 300, 10, [])
    console.log(`\n${calls} registrations each, in turns of ${calls / rounds}; milliseconds\n`)
    console.log('callers  what       per second     p50     p95     p99')
    for (const atOnce of [1, 10, 50]) await compare(bare, viaFunction, atOnce)
  } finally {
    await api.stop()
    await server.stop()
  }
}

async function compare(bare: Call, viaFunction: Call, atOnce: number): Promise<void> {
  const kinds = [
    { name: 'bare call', call: bare, times: [] as number[], total: 0 },
    { name: 'function', call: viaFunction, times: [] as number[], total: 0 },
  ]
  for (let round = 0; round < rounds; round++) {
    // The kinds take turns at being first.
    for (const kind of round % 2 ? kinds : kinds.toReversed()) {
      kind.total += await measure(kind.call, calls / rounds, atOnce, kind.times)
    }
  }
  const rows = kinds.map(({ name, times, total }) => ({
    name,
    figures: [(times.length / total) * 1000, ...[0.5, 0.95, 0.99].map((share) => percentile(times, share))],
  }))
  const line = (name: string, figures: string[]) =>
    console.log(`${String(atOnce).padStart(7)}  ${name.padEnd(9)}${figures.map((text) => text.padStart(8)).join('')}`)
  for (const { name, figures } of rows) {
    line(
      name,
      figures.map((figure, index) => figure.toFixed(index === 0 ? 0 : 2).padStart(index === 0 ? 11 : 8)),
    )
  }
  const ratios = rows[1]?.figures.map((figure, index) => figure / (rows[0]?.figures[index] ?? NaN)) ?? []
  line(
    'ratio',
    ratios.map((ratio, index) => ratio.toFixed(2).padStart(index === 0 ? 11 : 8)),
  )
}

function benchBundle(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'function-'))
  try {
    execFileSync(process.execPath, ['--import', 'tsx', 'netlify/testing/bundle.mts', folder])
    const root = path.join(folder, 'register')
    const code = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.c?js$/.test(file) && statSync(path.join(root, file)).isFile())
      .map((file) => readFileSync(path.join(root, file)))
    const script = `const start = performance.now(); require('./netlify/functions/register/register.cjs'); console.log(performance.now() - start)`
    const times = Array.from({ length: loads }, () =>
      Number(execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' })),
    )
    const size = code.reduce((sum, file) => sum + file.length, 0)
    const packed = code.reduce((sum, file) => sum + gzipSync(file).length, 0)
    console.log(
      `\nThe bundle’s own code, without Netlify’s: ${code.length} files, ${kilobytes(size)}, packed ${kilobytes(packed)}`,
    )
    console.log(
      `Loading it in a new process, ${loads} times: median ${percentile(times, 0.5).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms\n`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`

await benchCalls()
benchBundle()
