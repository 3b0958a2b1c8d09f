import type { AddressInfo } from 'node:net'
import { createSiteServer, listen } from '../server/server.mts'

// Serves the built site of the folder that it is started in, and says at which port: each commit from its own files,
// all of them by this server.
const server = await createSiteServer()
await listen(server, 0)
console.log((server.address() as AddressInfo).port)
