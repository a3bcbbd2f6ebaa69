import { Type, type Static } from 'typebox'

import { sealed } from './annotations.ts'
import { entity } from './schema.ts'

export const OpenedIdDocument = entity('OpenedIdDocument', {
  idDocument: sealed(Type.String({ description: 'In full' })),
})
export type OpenedIdDocument = Static<typeof OpenedIdDocument>
