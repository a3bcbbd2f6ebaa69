import { extname } from 'node:path'

import { readUpload, renewUploadLinks, uploadPictures } from '../../contracts/calls/upload.ts'
import { readPictures } from './multipart.ts'

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
  route(uploadPictures, async ({ caller, query, request }) =>
    uploads.store(caller, await readPictures(request), query.isPublic === true),
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
