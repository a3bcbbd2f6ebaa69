import { Type } from 'typebox'

import { CARDS_PATH } from '../../base/http/publicPaths.ts'

import type { App } from '../../base/http/app.ts'
import type { ShareCardService } from './service.ts'

const A_DAY = 'public, max-age=86400'

/** Not part of the described API: these urls are given out, never put together by a client. */
const SCHEMA = {
  params: Type.Object({
    source: Type.Union([Type.Literal('pictures'), Type.Literal('uploads')]),
    name: Type.String(),
  }),
}

/** Pictures as WeChat's share cards take them. */
export function shareCardRoutes(app: App, cards: ShareCardService): void {
  app.get(`${CARDS_PATH}:source/:name`, { schema: SCHEMA }, async ({ params }, reply) => {
    const card = await cards.read(params.source, params.name)
    return reply.header('content-type', 'image/jpeg').header('cache-control', A_DAY).send(card)
  })
}
