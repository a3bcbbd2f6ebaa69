import fp from 'fastify-plugin'

import { Annotated } from '../base/annotated.ts'
import { withoutProof, type UploadLinks } from '../base/http/uploadLinks.ts'

import type { App } from '../base/http/app.ts'

interface UploadLinkOptions {
  readonly links: UploadLinks
}

/**
 * Signs the private pictures of every answer, and strips the signatures from every request, so that customers can send
 * back what they got. Only what the contract calls a `PrivatePicture` is signed: a customer can't have somebody else's
 * picture signed by writing its address into a remark.
 */
export const uploadLinks = fp(async function uploadLinks(app: App, { links }: UploadLinkOptions) {
  const pictures = new Annotated('x-private-picture')

  app.addHook('onRoute', (route) => {
    const response = (route.schema?.response ?? {}) as Readonly<Record<string, unknown>>
    const answer = response['200']
    if (answer === undefined || !pictures.isIn(answer)) return
    route.preSerialization = [
      ...[route.preSerialization ?? []].flat(),
      async (_request, reply, payload) =>
        reply.statusCode === 200 ? pictures.map(payload, answer, (url) => links.sign(url)) : payload,
    ]
  })

  app.addHook('preValidation', async (request) => {
    plain(request.body)
    plain(request.query)
  })
})

/** Changes the value in place: it was parsed for this request alone. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return withoutProof(value)
  if (typeof value === 'object' && value !== null) {
    const container = value as Record<string, unknown>
    for (const key of Object.keys(container)) container[key] = plain(container[key])
  }
  return value
}
