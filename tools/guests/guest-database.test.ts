/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guestDatabaseAt, NoAnswer } from './guest-database'

test.each([502, 504])('the answer %i of a gateway is no answer of the database', async (status) => {
  const gateway = createServer((_request, response) => response.writeHead(status).end('<html>Gateway</html>'))
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo
  const database = guestDatabaseAt(`http://127.0.0.1:${port}`, 'secret')
  await expect(database.remindInvitations('vecer', true)).rejects.toThrow(NoAnswer)
  await new Promise((resolve) => gateway.close(resolve))
})
