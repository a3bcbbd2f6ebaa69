import { Type, type Static } from 'typebox'

import { entity } from './schema.ts'

export const OpenedIdDocument = entity('OpenedIdDocument', {
  idDocument: Type.String({ description: 'In full' }),
})
export type OpenedIdDocument = Static<typeof OpenedIdDocument>
