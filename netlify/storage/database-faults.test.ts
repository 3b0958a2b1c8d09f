/** @jest-environment node */
// Tests the whole function with a real PostgreSQL that fails.
import { createServer, request as sendRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { registerSignature } from '../../supabase/tests/submission'
import { formNames } from '../../src/registration/form-names'
import { postGuest } from '../testing/testing'
import { codesOf, persistent, real, useRealDatabase } from '../testing/testing-database'

useRealDatabase()

test.each([
  ['a wrong key', 'sb_secret_wrong'],
  ['the public key', 'public'],
])('%s stores nothing: 503', async (_what, key) => {
  const variables = {
    SUPABASE_URL: real.api.url,
    SUPABASE_SECRET_KEY: key === 'public' ? real.api.publishableKey : key,
  }
  const { handle, stored, lines, newGuest } = real.testEvent('invitation', {}, { variables })
  expect((await handle(postGuest(newGuest()))).status).toBe(503)
  expect(lines.join()).toMatch(/Supabase refuses the key|may not call the functions/)
  expect((await stored()).emails).toEqual([])
})

/** A proxy that cuts the connection instead of passing on the first answers of the database. */
async function startCuttingProxy(cuts: number): Promise<{ url: string; server: Server }> {
  const proxy = createServer((incoming, outgoing) => {
    const forwarded = sendRequest(
      `${real.api.url}${incoming.url}`,
      { method: 'POST', headers: incoming.headers },
      (answer) => {
        if (cuts-- > 0) answer.resume().on('end', () => outgoing.socket?.resetAndDestroy())
        else answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers))
      },
    )
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, server: proxy }
}

test.each(formNames)(
  'if an answer is cut off after the commit, the guest is registered once and gets that answer (%s)',
  async (form) => {
    const { url, server: proxy } = await startCuttingProxy(1)
    const variables = { SUPABASE_URL: url, SUPABASE_SECRET_KEY: real.api.secretKey }
    const { handle, stored, newGuest } = real.testEvent(form, { capacity: 1 }, { variables })
    const sent = newGuest()
    expect(await codesOf(handle, [sent])).toEqual({ registered: 1 })
    expect((await stored()).emails).toEqual([sent.email])
    proxy.close()
  },
)

test.each(formNames)(
  'if both answers are cut off, the guest can try again, and is registered once (%s)',
  async (form) => {
    const { url, server: proxy } = await startCuttingProxy(2)
    const variables = { SUPABASE_URL: url, SUPABASE_SECRET_KEY: real.api.secretKey }
    const { handle, stored, newGuest } = real.testEvent(form, { capacity: 1 }, { variables })
    const sent = newGuest()
    expect(await codesOf(handle, [sent])).toEqual({ unavailable: 1 })
    expect(await codesOf(handle, [sent])).toEqual({ registered: 1 })
    expect((await stored()).emails).toEqual([sent.email])
    proxy.close()
  },
)

// How long the function waits is tested with a clock of its own (registration/time-budget.test.ts).
test('a lock that is held too long: 503 while it is held, and registered as soon as it is released', async () => {
  const { event, handle, newGuest } = real.testEvent('programme', { capacity: 5 })
  await codesOf(handle, [newGuest()])
  const sent = newGuest()
  const sql = real.server.connect(real.database)
  await sql.begin(async (holder) => {
    await holder`select 1 from private.events where id = ${event} for update`
    expect(await codesOf(handle, [sent])).toEqual({ unavailable: 1 })
  })
  expect(await codesOf(handle, [sent])).toEqual({ registered: 1 })
})

test('a missing migration: 503, the log says what to do, and registration works once it is applied', async () => {
  const { handle, lines, newGuest } = real.testEvent('programme')
  const sql = real.server.connect(real.database)
  const { signature } = await registerSignature(sql)
  await sql.unsafe(`alter function ${signature} rename to register_renamed`)
  expect(await codesOf(handle, [newGuest()])).toEqual({ unavailable: 1 })
  expect(lines.join()).toContain('apply supabase/migrations')
  await sql`alter function public.register_renamed rename to register`
  expect(await codesOf(handle, [newGuest()])).toEqual({ registered: 1 })
})

test.each(formNames)(
  'the database is killed while guests register: acknowledged guests are stored, the others can register later (%s)',
  async (form) => {
    const { handle, stored, newGuest } = real.testEvent(form, { capacity: 1000 })
    const guests = Array.from({ length: 60 }, () => newGuest())
    const acknowledged: string[] = []
    const send = async (guest: { email: string }) => {
      if ((await handle(postGuest(guest))).status === 201) acknowledged.push(guest.email)
    }
    for (const guest of guests.slice(0, 10)) await send(guest)
    const sending = guests.slice(10).map(send)
    await Promise.race(sending)
    await Promise.all([real.killAndStart(), ...sending])
    expect(acknowledged.length).toBeGreaterThanOrEqual(10)
    expect(acknowledged.length).toBeLessThan(60)
    expect((await stored()).emails).toEqual(expect.arrayContaining(acknowledged))

    // The form sends the same registration again.
    expect(await codesOf(persistent(handle), guests)).toEqual({ registered: 60 })
    expect((await stored()).emails.sort()).toEqual(guests.map(({ email }) => email).sort())
  },
)
