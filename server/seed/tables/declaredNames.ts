import { Type } from 'typebox'

import { closed } from '../../contracts/schema.ts'
import { Id, Words } from '../reading/schemas.ts'
import { readTable } from '../reading/seedFile.ts'

import type { declaredNames } from '../../db/schema/index.ts'

/** What carriers take an item for is said of those that are not general goods; a name has its branch's by default. */
const Name = closed({ id: Id, displayName: Words, goodsTypeId: Type.Optional(Id) })

const Branch = closed({ ...Name.properties, names: Type.Array(Name) })

/** The tree of item names, parents before their children. */
export function declaredNameRows(): (typeof declaredNames.$inferInsert)[] {
  return readTable('data/declaredNames.json', Type.Array(Branch)).flatMap(({ names, ...branch }, index) => [
    { ...branch, parentId: null, goodsTypeId: branch.goodsTypeId ?? null, displayOrder: index },
    ...names.map(({ id, displayName, goodsTypeId = branch.goodsTypeId ?? null }, displayOrder) => ({
      id: `${branch.id}.${id}`,
      parentId: branch.id,
      goodsTypeId,
      displayName,
      displayOrder,
    })),
  ])
}
