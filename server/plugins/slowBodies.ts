import fp from 'fastify-plugin'

import { ApiProblem } from '../base/http/problem.ts'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { App } from '../base/http/app.ts'
import type { Patience } from '../base/http/patience.ts'

interface SlowBodyOptions {
  readonly patience: Patience
}

/** Cuts bodies that trickle in: 408, or no more than the end of the connection if the request is answered already. */
export const slowBodies = fp(async function slowBodies(app: App, { patience }: SlowBodyOptions) {
  app.addHook('onRequest', async (request, reply) => {
    if (mayHaveBody(request)) watch(request, reply, patience)
  })
})

function mayHaveBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function watch({ raw }: FastifyRequest, reply: FastifyReply, patience: Patience): void {
  const { graceMs, bytesPerSecond, checkMs } = patience
  const { socket } = raw
  const startedAt = performance.now()
  const before = socket.bytesRead
  const timer = setInterval(() => {
    const seconds = (performance.now() - startedAt - graceMs) / 1000
    if (raw.complete || raw.destroyed) clearInterval(timer)
    if (raw.complete || raw.destroyed || socket.bytesRead - before >= seconds * bytesPerSecond) return
    clearInterval(timer)
    if (reply.sent) raw.destroy()
    else void reply.header('connection', 'close').send(new ApiProblem(408, 'RequestTooSlow'))
  }, checkMs).unref()
  const stop = (): void => clearInterval(timer)
  raw.once('end', stop).once('close', stop)
}
