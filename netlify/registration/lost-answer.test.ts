/** @jest-environment node */
// Uses real sockets.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { faults } from '../http/fault'
import { guest, testFunctionOverFetch, outcomesOf, postGuest, variables } from '../testing/testing'

/** A database that stores a registration, and cuts the connection before its first answer. */
async function startDatabaseThatLosesAnswer() {
  const stored = new Map<string, string>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { p_submission_id, p_email } = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>
      const known = stored.has(p_submission_id ?? '')
      stored.set(p_submission_id ?? '', p_email ?? '')
      if (known) return void response.writeHead(200, { 'Content-Type': 'application/json' }).end('"registered"')
      response.socket?.resetAndDestroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { stored, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

test('if the answer is lost after the commit, the second call answers that the guest is registered, once', async () => {
  const database = await startDatabaseThatLosesAnswer()
  const { handle } = testFunctionOverFetch(fetch, { variables: { ...variables, SUPABASE_URL: database.url } })
  try {
    expect((await handle(postGuest())).status).toBe(201)
    expect([...database.stored]).toEqual([[guest.submissionId, guest.email]])
  } finally {
    database.close()
  }
})

test('a closed port: 503', async () => {
  const closed = await startDatabaseThatLosesAnswer()
  closed.close()
  const { handle, lines } = testFunctionOverFetch(fetch, { variables: { ...variables, SUPABASE_URL: closed.url } })
  expect((await handle(postGuest())).status).toBe(503)
  expect(outcomesOf(lines)).toEqual([`unavailable: ${faults.unreachable}`])
})
