import { randomUUID } from 'node:crypto'

import fp from 'fastify-plugin'

import type { IncomingMessage } from 'node:http'

import type { App } from '../base/http/app.ts'

const HEADER = 'x-request-id'

/** The ID that the request brings, if it is fit for logs; a new one otherwise. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const own = request.headers[HEADER]
  return typeof own === 'string' && /^[\w-]{8,64}$/.test(own) ? own : randomUUID()
}

/** Answers with the ID that the logs give the request. */
export const requestIds = fp(async function requestIds(app: App) {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(HEADER, request.id)
  })
})
