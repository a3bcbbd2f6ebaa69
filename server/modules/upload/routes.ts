import { extname } from 'node:path'

import { readUpload, renewUploadLinks, uploadPictures } from '../../contracts/calls/upload.ts'
import { readPictures } from './multipart.ts'

import type { FastifyRequest } from 'fastify'

import type { Router } from '../../routing/route.ts'
import type { UploadService } from './service.ts'

const FOREVER = 'public, max-age=31536000, immutable'

const CONTENT_TYPE: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** Uploading pictures, and serving them. */
export function uploadRoutes({ route, serve }: Router, uploads: UploadService): void {
  route(uploadPictures, ({ caller, query, request }) =>
    uploads.receive(caller, query.isPublic === true, {
      size: declaredSize(request),
      read: (folder) => readPictures(request, folder),
    }),
  )

  route(renewUploadLinks, async ({ caller, body }) => ({
    items: await uploads.findOwn(caller.userId, body.urls),
  }))

  serve(readUpload, async ({ params: { name }, query: { expires, signature }, reply }) => {
    const proof = expires === undefined || signature === undefined ? null : { expires, signature }
    const { content, size, secondsLeft } = await uploads.read(name, proof)
    return reply
      .header('content-type', CONTENT_TYPE[extname(name)])
      .header('content-length', size)
      .header('cache-control', secondsLeft === null ? FOREVER : `private, max-age=${secondsLeft}, immutable`)
      .send(content)
  })
}

function declaredSize({ headers }: FastifyRequest): number | undefined {
  const length = headers['content-length']
  return length === undefined ? undefined : Number(length)
}
