import { cachePrefix, type Kept, resourcesIn } from './kept'

// The service worker of the plan. The build bundles it (src/gatsby/public-files/plan-worker.ts). It keeps what the page of
// the plan names (keep-offline.ts), and gives it only where the network fails, so nobody online sees a page of yesterday.

/** Identifies the build. */
declare const BUILD: string

type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Asking = Waiting & { request: Request; respondWith: (answer: Promise<Response>) => void }

type Worker = {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: ((type: 'install' | 'activate', act: (event: Waiting) => void) => void) &
    ((type: 'message', act: (event: Waiting & { data: Kept }) => void) => void) &
    ((type: 'fetch', act: (event: Asking) => void) => void)
}

const worker = globalThis as unknown as Worker
const own = cachePrefix + BUILD
/** One message at a time: an earlier one would remove what a later one keeps. */
let last = Promise.resolve<unknown>(undefined)

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(removeOldCaches().then(() => worker.clients.claim())))
worker.addEventListener('message', (event) => {
  last = last.then(() => keep(event.data)).catch(() => undefined)
  event.waitUntil(last)
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // Functions know what is true now; the pages of the door and of organisers keep nothing either.
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  event.respondWith(fetch(request).catch((error) => answerFromCache(request, error)))
})

/** A new build ends what the one before has kept. */
async function removeOldCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix) && name !== own).map((name) => caches.delete(name)),
  )
}

async function answerFromCache(request: Request, error: unknown): Promise<Response> {
  const cache = await caches.open(own)
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept) return kept
  throw error
}

/**
 * Keeps pages, what they need to be read, and pictures, and removes everything else. What cannot be loaded stays as it
 * was.
 */
async function keep({ pages, pictures }: Kept): Promise<void> {
  const cache = await caches.open(own)
  const wanted = new Set([...pages, ...pictures])
  const load = async (address: string): Promise<Response | undefined> => {
    const answer = await fetch(address, { cache: 'no-cache' }).catch(() => undefined)
    if (!answer?.ok) return undefined
    // A new response, because browsers refuse one that was redirected for a page.
    const response = new Response(await answer.blob(), { headers: answer.headers })
    await cache.put(address, response.clone())
    return response
  }
  for (const page of pages) {
    const response = await load(page)
    const kept = response ?? (await cache.match(page))
    if (kept) resourcesIn(await kept.text()).forEach((path) => wanted.add(path))
  }
  const resources = [...wanted].filter((address) => !pages.includes(address))
  await Promise.all(resources.map(async (address) => (await cache.match(address)) ?? load(address)))
  const keys = await cache.keys()
  await Promise.all(
    keys.filter(({ url }) => !wanted.has(url.replace(location.origin, ''))).map((key) => cache.delete(key)),
  )
}
