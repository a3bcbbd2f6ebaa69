import { readShareCard } from '../../contracts/calls/shareCard.ts'

import type { Serve } from '../../routing/route.ts'
import type { ShareCardService } from './service.ts'

const A_DAY = 'public, max-age=86400'

/** Pictures as WeChat's share cards take them. */
export function shareCardRoutes(serve: Serve, cards: ShareCardService): void {
  serve(readShareCard, async ({ params, reply }) => {
    const card = await cards.read(params.source, params.name)
    return reply.header('content-type', 'image/jpeg').header('cache-control', A_DAY).send(card)
  })
}
