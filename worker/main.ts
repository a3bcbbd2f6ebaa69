import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as askWhileStarting } from 'workbox-navigation-preload'
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'

import type { RouteMatchCallback } from 'workbox-core/types.js'

import { networkOrLastAnswer } from './lastAnswers.ts'
import { isRemembered } from './remembered.ts'

declare const self: ServiceWorkerGlobalScope

/** The document, and what it and the tabs need; the build fills it in (`config/serviceWorker.ts`). */
declare const PRECACHED: readonly PrecacheEntry[]

const DAY_SECONDS = 24 * 60 * 60

// A new worker may take over at once: documents come from the network, and names of files contain their hash.
void self.skipWaiting()
clientsClaim()
askWhileStarting()

const document = new NetworkOnly({ networkTimeoutSeconds: 5 })
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.origin === self.origin && url.pathname === '/',
  async (options) => {
    try {
      return await document.handle(options)
    } catch (failure) {
      const kept = await matchPrecache('/')
      if (kept) return kept
      throw failure
    }
  },
)

precacheAndRoute([...PRECACHED])

const inFolder =
  (folder: RegExp): RouteMatchCallback =>
  ({ url }) =>
    url.origin === self.origin && folder.test(url.pathname)

registerRoute(
  inFolder(/^\/(js|css|static)\//),
  new CacheFirst({
    cacheName: 'files',
    plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY_SECONDS })],
  }),
)

/** Public ones only: a link to a customer's own picture is private. */
registerRoute(
  inFolder(/^\/pictures\//),
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 7 * DAY_SECONDS })],
  }),
)

for (const method of ['GET', 'POST'] as const)
  registerRoute(({ url }) => isRemembered(method, url.pathname), networkOrLastAnswer, method)
