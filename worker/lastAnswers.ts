import { readerOf } from './remembered.ts'

declare const self: ServiceWorkerGlobalScope

/** The app deletes it when a session begins or ends (`src/platform/offline/lastAnswers.h5.ts`). */
const CACHE = 'last-answers'
const MAX_ANSWERS = 150
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000

interface Asked {
  readonly request: Request
  readonly event: ExtendableEvent
}

/**
 * Asks the network and keeps its answer. Without a network it gives the last answer, and tells the page when that was
 * read.
 */
export async function networkOrLastAnswer({ request, event }: Asked): Promise<Response> {
  const { clientId } = event as FetchEvent
  // Opened before asking: if the session ends meanwhile, this cache is deleted, and the answer goes with it.
  const [key, cache] = await Promise.all([keyOf(request), caches.open(CACHE).catch(() => null)])
  try {
    const answer = await fetch(request)
    event.waitUntil(tell(clientId, null))
    if (key !== null && cache && answer.status === 200) event.waitUntil(keep(cache, key, answer.clone()))
    return answer
  } catch (failure) {
    const last = key === null ? undefined : await caches.match(key, { cacheName: CACHE })
    const readAt = Date.parse(last?.headers.get('date') ?? '')
    if (!last || !(readAt > Date.now() - MAX_AGE_MS)) throw failure
    event.waitUntil(tell(clientId, readAt))
    return last
  }
}

/** A URL, as the Cache API keeps no POST: who asks what, in which language. Null for what must not be kept. */
async function keyOf(request: Request): Promise<string | null> {
  const reader = readerOf(request.headers.get('authorization'))
  if (reader === null) return null
  const language = request.headers.get('accept-language') ?? ''
  const body = await request.clone().text()
  return `/last-answers?${String(new URLSearchParams({ reader, language, url: request.url, body }))}`
}

async function keep(cache: Cache, key: string, answer: Response): Promise<void> {
  const headers = { 'content-type': 'application/json', date: new Date().toUTCString() }
  await cache.put(key, new Response(await answer.text(), { headers }))
  // In the order in which they were put: the oldest come first.
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, -MAX_ANSWERS).map((old) => cache.delete(old)))
}

/** @param readAt null for an answer of the network's */
async function tell(clientId: string, readAt: number | null): Promise<void> {
  const client = await self.clients.get(clientId)
  client?.postMessage({ readAt })
}
