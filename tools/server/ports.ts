import { randomInt } from 'node:crypto'
import { createServer, type AddressInfo, type Server } from 'node:net'

const thisMachine = '127.0.0.1'

/**
 * Ports that systems do not give to outgoing connections: Linux gives those from 32768 on, macOS and Windows from 49152.
 * Browsers refuse none of them.
 */
const quietPorts = { first: 11_000, last: 32_767 }

/** @returns a port of this machine that no program uses, and that no outgoing connection takes before one does */
export async function freePort(): Promise<number> {
  const port = randomInt(quietPorts.first, quietPorts.last + 1)
  const server = createServer()
  try {
    await listenLocally(server, port)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort()
    throw error
  }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * The port that the variable PORT names.
 * @param fallback the port without that variable
 * @throws Error if PORT is not a number of a port
 */
export function chosenPort(fallback: number): number {
  const port = process.env.PORT ? Number(process.env.PORT) : fallback
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535 (it is “${process.env.PORT}”).`)
  }
  return port
}

/** Starts listening on all addresses of this machine. @throws Error in one line if the port is in use */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}`
      reject(error.code === 'EADDRINUSE' ? new Error(inUse) : error)
    })
    server.listen(port, resolve)
  })
}

/** Starts listening where only programs of this machine can connect. @param port 0 for a free one @returns the port */
export async function listenLocally(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, thisMachine, resolve))
  return portOf(server)
}

/** The port of a server that is listening. */
export const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** @throws Error in one line if the port is in use */
export async function assertPortIsFree(port: number): Promise<void> {
  const server = createServer()
  await listen(server, port)
  await new Promise((resolve) => server.close(resolve))
}
