import { Type, type Static } from 'typebox'

import { listQuery, MAX_PAGE_SIZE } from './common.ts'
import { StatusDefinitionType } from './enumerations.ts'
import { codes, entity, nullable, page, ref } from './schema.ts'

export const StatusDefinitionTypeCode = codes(
  'StatusDefinitionType',
  Object.values(StatusDefinitionType),
  '10 parcel, 20 logistics order',
)

export const StatusDefinition = entity('StatusDefinition', {
  id: Type.Integer({ description: 'The status code' }),
  displayName: Type.String(),
  isShowNum: Type.Boolean({ description: 'Whether a count belongs beside the name' }),
  showCount: nullable(Type.Integer({ description: 'Null when not asked for, or nobody is signed in' })),
})
export type StatusDefinition = Static<typeof StatusDefinition>

export const StatusDefinitionPage = page('StatusDefinitionPage', StatusDefinition)

export const StatusDefinitionQuery = listQuery(
  ['displayOrder asc'],
  {
    type: ref(StatusDefinitionTypeCode),
    isNum: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether to count the caller’s items' }),
    ),
  },
  MAX_PAGE_SIZE,
)
export type StatusDefinitionQuery = Static<typeof StatusDefinitionQuery>
