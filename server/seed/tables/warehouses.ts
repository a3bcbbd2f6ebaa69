import { Type } from 'typebox'

import { closed } from '../../contracts/schema.ts'
import { Id, Sentence, Words } from '../reading/schemas.ts'
import { readTable } from '../reading/seedFile.ts'

import type { warehouses } from '../../db/schema/index.ts'

const Warehouse = closed({
  id: Id,
  displayName: Words,
  recipient: Sentence,
  mobile: Sentence,
  postCode: Sentence,
  lv0DisplayName: Words,
  lv1DisplayName: Words,
  lv2DisplayName: Words,
  lv3DisplayName: Words,
  detailsAddress: Sentence,
  tips: Words,
})

/** The first takes in whatever names no other. */
export function warehouseRows(): (typeof warehouses.$inferInsert)[] {
  return readTable('data/warehouses.json', Type.Array(Warehouse)).map((warehouse, index) => ({
    ...warehouse,
    displayOrder: (index + 1) * 10,
  }))
}
