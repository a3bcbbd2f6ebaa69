import fp from 'fastify-plugin'

import { ApiProblem } from '../base/http/problem.ts'

import type { App } from '../base/http/app.ts'

/** Refuses compressed bodies: a small one could unpack to any size, and no client of ours compresses. */
export const contentEncodings = fp(async function contentEncodings(app: App) {
  app.addHook('preParsing', async (request, reply) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? ''
    if (encoding === '' || encoding === 'identity') return
    void reply.header('accept-encoding', 'identity').header('connection', 'close')
    throw new ApiProblem(415, 'MediaTypeNotTaken')
  })
})
