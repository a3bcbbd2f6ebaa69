import fp from 'fastify-plugin'

import type { App } from '../base/http/app.ts'

const ALLOWED_HEADERS =
  'authorization, content-type, accept-language, idempotency-key, device-token, platform, __tenant, x-request-id'

interface CorsOptions {
  readonly origins: readonly string[]
}

/** Lets pages of the configured origins call the API. */
export const cors = fp(async function cors(app: App, { origins }: CorsOptions) {
  if (origins.length === 0) return

  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return
    void reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', 'x-request-id, retry-after')
      .header('vary', 'Origin')
    if (request.method !== 'OPTIONS') return
    await reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', ALLOWED_HEADERS)
      .header('access-control-max-age', '600')
      .send()
  })
})
