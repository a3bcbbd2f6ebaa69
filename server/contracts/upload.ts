import { Type, type Static } from 'typebox'

import { PrivatePicture } from './annotations.ts'
import { closed, entity, ref } from './schema.ts'

/** The largest picture that is accepted, in bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

/** How many files one request may carry. */
export const MAX_UPLOAD_FILES = 9

export const UploadQuery = closed({
  isPublic: Type.Optional(
    Type.Boolean({
      description: 'Whether everybody may see the pictures, such as a banner’s; for operators only',
    }),
  ),
})

export const UploadedFile = entity('UploadedFile', {
  url: PrivatePicture,
  name: Type.String({ description: 'As the customer’s device called it' }),
  size: Type.Integer({ description: 'Bytes, as stored' }),
})
export type UploadedFile = Static<typeof UploadedFile>

/** How many links one request renews: more than any form has pictures. */
export const MAX_RENEWED_LINKS = 99

export const RenewLinksRequest = entity('RenewUploadLinksRequest', {
  urls: Type.Array(PrivatePicture, { minItems: 1, maxItems: MAX_RENEWED_LINKS }),
})
export type RenewLinksRequest = Static<typeof RenewLinksRequest>

export const RenewedLinks = entity('RenewedUploadLinks', {
  items: Type.Array(PrivatePicture, {
    description: 'In the order asked; without those that the customer did not upload',
  }),
})
export type RenewedLinks = Static<typeof RenewedLinks>

export const UploadAnswer = Type.Array(ref(UploadedFile))
