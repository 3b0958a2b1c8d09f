/** @jest-environment node */
import { cachePrefix, type Kept } from './kept'

type Message = { data: Kept; waitUntil: (work: Promise<unknown>) => void }

const site = 'https://site.example'

/** The worker, with a cache in memory. @param answer what the network answers to an address */
async function startWorker(answer: (address: string) => Promise<Response>) {
  const stored = new Map<string, Response>()
  const addressOf = (key: string | { url: string }) => (typeof key === 'string' ? key : key.url.replace(site, ''))
  const cache = {
    put: async (address: string, response: Response) => void stored.set(address, response),
    match: async (address: string) => stored.get(address)?.clone(),
    keys: async () => [...stored.keys()].map((address) => ({ url: site + address })),
    delete: async (key: { url: string }) => stored.delete(addressOf(key)),
  }
  const listeners = new Map<string, (event: Message) => void>()
  Object.assign(globalThis, {
    BUILD: '1',
    location: { origin: site },
    fetch: answer,
    caches: { open: async (name: string) => name === `${cachePrefix}1` && cache },
    addEventListener: (type: string, act: (event: Message) => void) => listeners.set(type, act),
  })
  await import('./worker')
  return {
    kept: () => [...stored.keys()].toSorted(),
    keep: (pages: string[]) =>
      new Promise<unknown>((resolve) => {
        listeners.get('message')!({ data: { pages, pictures: [] }, waitUntil: resolve })
      }),
  }
}

test('what was marked last is kept, also while a slow network still loads what was marked before', async () => {
  let answerSlowly = () => {}
  const slow = new Promise<void>((resolve) => (answerSlowly = resolve))
  const asked: string[] = []
  const worker = await startWorker(async (address) => {
    asked.push(address)
    if (asked.filter((each) => each === '/a').length === 1 && address === '/a') await slow
    return new Response(address)
  })
  const [before, last] = [worker.keep(['/plan', '/a']), worker.keep(['/plan', '/a', '/b'])]
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
  answerSlowly()
  await Promise.all([before, last])
  expect(worker.kept()).toEqual(['/a', '/b', '/plan'])
  await worker.keep(['/plan'])
  expect(worker.kept()).toEqual(['/plan'])
})
