import { extname } from 'node:path'

import { Type } from 'typebox'

import { refusals } from '../../contracts/common.ts'
import { RenewedLinks, RenewLinksRequest, UploadAnswer, UploadQuery } from '../../contracts/upload.ts'
import { ref } from '../../contracts/schema.ts'
import { callerOf, customerOf } from '../../plugins/authentication.ts'
import { UPLOADS_PATH } from '../../base/http/publicPaths.ts'
import { readPictures } from './multipart.ts'

import type { App } from '../../base/http/app.ts'
import type { RateLimits } from '../../plugins/rateLimit.ts'
import type { UploadService } from './service.ts'

const FOREVER = 'public, max-age=31536000, immutable'

const CONTENT_TYPE: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** Not part of the described API: these urls are given out, never put together by a client. */
const READ_SCHEMA = {
  params: Type.Object({ name: Type.String() }),
  querystring: Type.Object({
    expires: Type.Optional(Type.Integer()),
    signature: Type.Optional(Type.String()),
  }),
}

/** Taking in pictures, and giving them out again. */
export function uploadRoutes(app: App, uploads: UploadService, limits: RateLimits): void {
  app.post(
    '/api/system-management/common/batch-upload-2',
    {
      config: { access: 'anyone signed in', rateLimit: limits.upload },
      schema: {
        tags: ['upload'],
        operationId: 'uploadPictures',
        summary: 'Multipart, part `file`: JPEG, PNG or WebP; re-encoded without metadata',
        consumes: ['multipart/form-data'],
        querystring: UploadQuery,
        response: { 200: UploadAnswer, ...refusals(401, 403, 413, 415) },
      },
    },
    async (request) =>
      uploads.store(callerOf(request), await readPictures(request), request.query.isPublic === true),
  )

  app.post(
    '/api/u/upload/renew-links',
    {
      schema: {
        tags: ['upload'],
        operationId: 'renewUploadLinks',
        summary: 'Links that work again, to pictures of a form that was left for a while',
        body: ref(RenewLinksRequest),
        response: { 200: ref(RenewedLinks), ...refusals(400, 401, 403) },
      },
    },
    async (request) => ({ items: await uploads.findOwn(customerOf(request).userId, request.body.urls) }),
  )

  app.get(`${UPLOADS_PATH}:name`, { schema: READ_SCHEMA }, async (request, reply) => {
    const { name } = request.params
    const { expires, signature } = request.query
    const proof = expires === undefined || signature === undefined ? null : { expires, signature }
    const { content, size, secondsLeft } = await uploads.read(name, proof)
    return reply
      .header('content-type', CONTENT_TYPE[extname(name)])
      .header('content-length', size)
      .header('cache-control', secondsLeft === null ? FOREVER : `private, max-age=${secondsLeft}, immutable`)
      .send(content)
  })
}
