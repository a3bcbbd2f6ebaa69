import fp from 'fastify-plugin'

import { languageOf } from '../texts/language.ts'

import type { App } from '../base/http/app.ts'

/** Sets `request.language` to the language that the caller asks for. */
export const language = fp(async function language(app: App) {
  app.decorateRequest('language', 'zh-Hans')
  app.addHook('onRequest', async (request, reply) => {
    request.language = languageOf(request.headers['accept-language'])
    void reply.header('content-language', request.language)
  })
})
