import fp from 'fastify-plugin'

import type { App } from '../base/http/app.ts'

/** Lets a call send no body where all its fields are optional. */
export const optionalBodies = fp(async function optionalBodies(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else void parse(request, String(body), done)
  })

  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.body !== undefined) request.body ??= {}
  })
})
