import { languageOf } from '../texts/language.ts'

import type { App } from '../base/http/app.ts'

/** Answers in the language that the caller asks for. */
export function language(app: App): void {
  app.decorateRequest('language', 'zh-Hans')
  app.addHook('onRequest', async (request, reply) => {
    request.language = languageOf(request.headers['accept-language'])
    void reply.header('content-language', request.language)
  })
}
