import { Annotated } from '../base/annotated.ts'
import { withoutProof, type UploadLinks } from '../base/http/uploadLinks.ts'

import type { App } from '../base/http/app.ts'

/**
 * Signs the private pictures of every answer, and takes them as plain addresses from every request: what a customer
 * got can be sent back. Only what its contract calls a `PrivatePicture` is signed; a remark that a customer words like
 * an address stays a remark, so nobody can have somebody else's picture signed.
 */
export function uploadLinks(app: App, links: UploadLinks): void {
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
}

/** Changes the value in place: it was read from the request and is nobody else's. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return withoutProof(value)
  if (typeof value === 'object' && value !== null) {
    const container = value as Record<string, unknown>
    for (const key of Object.keys(container)) container[key] = plain(container[key])
  }
  return value
}
