/** @jest-environment node */
import { randomInt } from 'node:crypto'
import { createServer } from 'node:http'
import { assertPortIsFree, chosenPort, freePort, listen } from './ports'

jest.mock('node:crypto', () => {
  const crypto = jest.requireActual<typeof import('node:crypto')>('node:crypto')
  return { ...crypto, randomInt: jest.fn(crypto.randomInt) }
})

const withPort = (PORT: string | undefined) => jest.replaceProperty(process, 'env', { ...process.env, PORT })
afterEach(() => jest.restoreAllMocks())

test('a command listens on the port that PORT names, else on its own', () => {
  withPort('4321')
  expect(chosenPort(8888)).toBe(4321)
  withPort(undefined)
  expect(chosenPort(8888)).toBe(8888)
})

test.each(['0', '65536', '80.5', 'web'])('PORT=%s is refused in one line', (port) => {
  withPort(port)
  expect(() => chosenPort(8888)).toThrow(`PORT must be a number from 1 to 65535 (it is “${port}”).`)
})

test('a port in use is an error that names another port; a free port is none', async () => {
  const server = createServer()
  const port = await freePort()
  await assertPortIsFree(port)
  await listen(server, port)
  await expect(assertPortIsFree(port)).rejects.toThrow(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}`,
  )
  await new Promise((resolve) => server.close(resolve))
})

test('a free port is none that systems give to outgoing connections, and none in use', async () => {
  const port = await freePort()
  expect(port).toBeGreaterThanOrEqual(11_000)
  expect(port).toBeLessThanOrEqual(32_767)
  const server = createServer()
  await listen(server, port)
  jest.mocked(randomInt).mockImplementationOnce(() => port)
  expect(await freePort()).not.toBe(port)
  await new Promise((resolve) => server.close(resolve))
})
