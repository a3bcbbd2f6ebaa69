import { Type, type Static } from 'typebox'

import { Id, listRequest, MAX_PAGE_SIZE } from './common.ts'
import { entity, page } from './schema.ts'

/** A node of the tree of item names that a customer declares with. */
export interface DeclaredName {
  readonly id: string
  readonly displayName: string
  readonly children: readonly DeclaredName[]
}

const DECLARED_NAME = 'DeclaredName'

export const DeclaredNameNode = entity(DECLARED_NAME, {
  id: Id,
  displayName: Type.String(),
  children: Type.Unsafe<readonly DeclaredName[]>({ type: 'array', items: { $ref: `${DECLARED_NAME}#` } }),
})

export const DeclaredNamePage = page('DeclaredNamePage', DeclaredNameNode)
/** Pages count top-level names, each with everything below it. */
export const DeclaredNameListRequest = listRequest(
  'DeclaredNameListRequest',
  ['displayOrder asc'],
  {},
  MAX_PAGE_SIZE,
)
export type DeclaredNameListRequest = Static<typeof DeclaredNameListRequest>
