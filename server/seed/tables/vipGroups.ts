import { Type } from 'typebox'

import { closed } from '../../contracts/schema.ts'
import { Id, Share, Words } from '../reading/schemas.ts'
import { readTable } from '../reading/seedFile.ts'

import type { vipGroups } from '../../db/schema/index.ts'

const Group = closed({ id: Id, displayName: Words, shippingDiscountRate: Share })

/** Customers who ship a lot, and what they pay less. */
export function vipGroupRows(): (typeof vipGroups.$inferInsert)[] {
  return readTable('data/vipGroups.json', Type.Array(Group))
}
