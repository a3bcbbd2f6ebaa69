import { randomUUID } from 'node:crypto'

import type { IncomingMessage } from 'node:http'

import type { App } from '../base/http/app.ts'

const HEADER = 'x-request-id'

/** The request's own id, if it brings one that is fit for logs; a new one otherwise. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const own = request.headers[HEADER]
  return typeof own === 'string' && /^[\w-]{8,64}$/.test(own) ? own : randomUUID()
}

/** Tells every caller the id under which the logs know the request. */
export function requestIds(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(HEADER, request.id)
  })
}
