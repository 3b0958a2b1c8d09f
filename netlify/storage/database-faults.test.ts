/** @jest-environment node */
// The function as a whole before a real PostgreSQL that fails; numbers in brackets are the cases of the study of faults.
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newestRegister } from '../../supabase/tests/submission'
import { postGuest } from '../testing/testing'
import { newGuest, codesOf, startDatabase, type RealDatabase } from '../testing/testing-database'

jest.setTimeout(120_000)

let real: RealDatabase
beforeAll(async () => {
  real = await startDatabase()
})
afterAll(() => real?.stop())

test.each([
  ['a wrong key', 'sb_secret_wrong'],
  ['the public key', 'public'],
])('%s stores nothing: 503 [54, 58]', async (_what, key) => {
  const variables = {
    SUPABASE_URL: real.api.url,
    SUPABASE_SECRET_KEY: key === 'public' ? real.api.publishableKey : key,
  }
  const { handle, stored, lines } = real.anInvitation({}, { variables })
  expect((await handle(postGuest(newGuest()))).status).toBe(503)
  expect(lines.join()).toMatch(/Supabase refuses the key|may not call the functions/)
  expect((await stored()).emails).toEqual([])
})

/** Passes requests on, but breaks off the first answers after the database has given them. */
async function cuttingProxy(cuts: number): Promise<{ url: string; server: Server }> {
  const proxy = createServer((incoming, outgoing) => {
    const onward = ask(`${real.api.url}${incoming.url}`, { method: 'POST', headers: incoming.headers }, (answer) => {
      if (cuts-- > 0) answer.resume().on('end', () => outgoing.socket?.resetAndDestroy())
      else answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers))
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, server: proxy }
}

test('an answer that is cut off after the commit: the guest is told that they are registered, and are once [50]', async () => {
  const { url, server: proxy } = await cuttingProxy(1)
  const variables = { SUPABASE_URL: url, SUPABASE_SECRET_KEY: real.api.secretKey }
  const { handle, stored } = real.anInvitation({ capacity: 1 }, { variables })
  const sent = newGuest()
  expect(await codesOf(handle, [sent])).toEqual({ registered: 1 })
  expect((await stored()).emails).toEqual([sent.email])
  proxy.close()
})

test('both answers are cut off: the guest tries again, and is registered once [44, 50]', async () => {
  const { url, server: proxy } = await cuttingProxy(2)
  const variables = { SUPABASE_URL: url, SUPABASE_SECRET_KEY: real.api.secretKey }
  const { handle, stored } = real.anInvitation({ capacity: 1 }, { variables })
  const sent = newGuest()
  expect(await codesOf(handle, [sent])).toEqual({ unavailable: 1 })
  expect(await codesOf(handle, [sent])).toEqual({ registered: 1 })
  expect((await stored()).emails).toEqual([sent.email])
  proxy.close()
})

test('a lock that is held for long: 503 in time, and registered as soon as it is free [52]', async () => {
  const { event, handle } = real.anInvitation({ capacity: 5 })
  await codesOf(handle, [newGuest()])
  const sent = newGuest()
  const sql = real.server.connect(real.database)
  await sql.begin(async (holder) => {
    await holder`select 1 from private.events where id = ${event} for update`
    const start = Date.now()
    expect(await codesOf(handle, [sent])).toEqual({ unavailable: 1 })
    expect(Date.now() - start).toBeLessThan(10_000)
  })
  expect(await codesOf(handle, [sent])).toEqual({ registered: 1 })
})

test('a migration that is missing: 503, the log says what to do, and then it works [54]', async () => {
  const { handle, lines } = real.anInvitation({})
  const sql = real.server.connect(real.database)
  const { signature } = await newestRegister(sql)
  await sql.unsafe(`alter function ${signature} rename to register_of_yesterday`)
  expect(await codesOf(handle, [newGuest()])).toEqual({ unavailable: 1 })
  expect(lines.join()).toContain('apply supabase/migrations')
  await sql`alter function public.register_of_yesterday rename to register`
  expect(await codesOf(handle, [newGuest()])).toEqual({ registered: 1 })
})

test('the database is killed while guests register: acknowledged guests are stored, the others can register later', async () => {
  const { handle, stored } = real.anInvitation({ capacity: 1000 })
  const guests = Array.from({ length: 60 }, () => newGuest())
  const told: string[] = []
  let killed: Promise<void> | undefined
  const send = async (guest: { email: string }, index: number) => {
    await new Promise((wait) => setTimeout(wait, index * 10))
    if ((await handle(postGuest(guest))).status === 201) told.push(guest.email)
    if (told.length === 10) killed ??= real.killAndStart()
  }
  await Promise.all(guests.map(send))
  await killed
  expect(told.length).toBeGreaterThanOrEqual(10)
  expect(told.length).toBeLessThan(60)
  expect((await stored()).emails).toEqual(expect.arrayContaining(told))

  // The form sends the same registration again.
  expect(await codesOf(handle, guests)).toEqual({ registered: 60 })
  expect((await stored()).emails.sort()).toEqual(guests.map(({ email }) => email).sort())
})
