import { Type } from 'typebox'

import { call, resource } from '../call.ts'
import { UPLOADS_PATH } from '../publicPaths.ts'
import { closed, ref } from '../schema.ts'
import { RenewedLinks, RenewLinksRequest, UploadAnswer, UploadQuery } from '../upload.ts'

export const uploadPictures = call({
  name: 'uploadPictures',
  method: 'POST',
  path: '/api/system-management/common/batch-upload-2',
  area: 'upload',
  summary: 'Multipart, part `file`: JPEG, PNG or WebP; re-encoded without metadata',
  access: 'anyone signed in',
  limit: 'upload',
  query: UploadQuery,
  consumes: 'multipart/form-data',
  answer: UploadAnswer,
  refuses: [403, 409],
})

export const renewUploadLinks = call({
  name: 'renewUploadLinks',
  method: 'POST',
  path: '/api/u/upload/renew-links',
  area: 'upload',
  summary: 'New links to pictures whose old ones have expired, such as those of a saved draft',
  access: 'customer',
  body: ref(RenewLinksRequest),
  answer: ref(RenewedLinks),
})

/** Answers give the whole address, signed where the picture is private; clients never put it together. */
export const readUpload = resource({
  name: 'readUpload',
  path: `${UPLOADS_PATH}:name`,
  params: closed({ name: Type.String({ maxLength: 100 }) }),
  query: Type.Object({
    expires: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 9_999_999_999, description: 'Seconds since 1970' }),
    ),
    signature: Type.Optional(Type.String({ maxLength: 100 })),
  }),
})
