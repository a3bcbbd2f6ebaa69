import { Type } from 'typebox'

import { Id } from './common.ts'
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
export const DeclaredNameListRequest = entity('DeclaredNameListRequest', {
  filter: Type.Optional(Type.String({ maxLength: 100 })),
})
