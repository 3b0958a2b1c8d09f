/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { listenLocally } from '../server/ports'
import { guestDatabaseAt, NoAnswer, type GuestDatabase } from './guest-database'

/** Passes a database whose requests `answer` answers. */
async function withDatabase(
  answer: RequestListener,
  act: (database: GuestDatabase) => Promise<void>,
  key = 'secret',
): Promise<void> {
  const gateway = createServer(answer)
  try {
    await act(guestDatabaseAt(`http://127.0.0.1:${await listenLocally(gateway)}`, key))
  } finally {
    gateway.closeAllConnections()
    gateway.close()
  }
}

test.each([502, 504])('the answer %i of a gateway is no answer of the database', (status) =>
  withDatabase(
    (_request, response) => response.writeHead(status).end('<html>Gateway</html>'),
    (database) => expect(database.remindPersonalInvitations('vecer', true)).rejects.toThrow(NoAnswer),
  ),
)

test('a list is one call, however long it is: no guest can move from one page to another', async () => {
  const rows = Array.from({ length: 2500 }, (_, index) => ({ full_name: `Guest ${index}` }))
  let calls = 0
  await withDatabase(
    (_request, response) => response.end(JSON.stringify(calls++ ? [] : rows)),
    async (database) => expect(await database.listGuests('vecer')).toHaveLength(2500),
  )
  expect(calls).toBe(1)
})

test('a secret key is not sent as a token, which PostgREST refuses', async () => {
  const sent: IncomingHttpHeaders[] = []
  await withDatabase(
    ({ headers }, response) => {
      sent.push(headers)
      response.end('true')
    },
    async (database) => expect(await database.isMailSetUp()).toBe(true),
    'sb_secret_example',
  )
  expect(sent.map(({ apikey, authorization }) => [apikey, authorization])).toEqual([['sb_secret_example', undefined]])
})
