import { Type } from 'typebox'

import { closed } from '../../contracts/schema.ts'
import { GOODS_CATEGORIES } from '../../contracts/shippingReference.ts'
import { Id, Words } from '../reading/schemas.ts'
import { readTable } from '../reading/seedFile.ts'

import type { goodsTypes, shippingMethodTypes } from '../../db/schema/index.ts'

const MethodType = closed({ id: Id, displayName: Words, description: Words })

const GoodsType = closed({
  id: Id,
  category: Type.Enum(GOODS_CATEGORIES),
  displayName: Words,
  description: Words,
})

export function shippingMethodTypeRows(): (typeof shippingMethodTypes.$inferInsert)[] {
  const methods = readTable('data/shippingMethodTypes.json', Type.Array(MethodType))
  return methods.map((method, displayOrder) => ({ ...method, displayOrder }))
}

export function goodsTypeRows(): (typeof goodsTypes.$inferInsert)[] {
  return readTable('data/goodsTypes.json', Type.Array(GoodsType)).map((goods, displayOrder) => ({
    ...goods,
    isShippable: goods.category !== 'PROHIBITED',
    displayOrder,
  }))
}
