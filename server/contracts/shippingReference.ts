import { Type, type Static } from 'typebox'

import { Id, limitUpTo, listRequest } from './common.ts'
import { entity, page, ref, words } from './schema.ts'

/** The largest page of shipping methods or goods types. */
export const MAX_SHIPPING_REFERENCE = 99

/** 普货, 敏感货, 违禁品. */
export const GOODS_CATEGORIES = ['GENERAL', 'SENSITIVE', 'PROHIBITED'] as const
export type GoodsCategory = (typeof GOODS_CATEGORIES)[number]
export const GoodsCategoryWord = words('GoodsCategory', GOODS_CATEGORIES)

export const ShippingMethodType = entity('ShippingMethodType', {
  id: Id,
  displayName: Type.String(),
  description: Type.String(),
})
export type ShippingMethodType = Static<typeof ShippingMethodType>

export const GoodsType = entity('GoodsType', {
  id: Id,
  category: ref(GoodsCategoryWord),
  categoryDisplayName: Type.String(),
  displayName: Type.String(),
  description: Type.String({ description: 'What belongs to it' }),
  isShippable: Type.Boolean({ description: 'False for what no channel may carry' }),
})
export type GoodsType = Static<typeof GoodsType>

export const ShippingMethodTypePage = page('ShippingMethodTypePage', ShippingMethodType)
export const GoodsTypePage = page('GoodsTypePage', GoodsType)

export const ShippingReferenceListRequest = listRequest(
  'ShippingReferenceListRequest',
  ['displayOrder asc'],
  { limit: limitUpTo(MAX_SHIPPING_REFERENCE) },
  MAX_SHIPPING_REFERENCE,
)
export type ShippingReferenceListRequest = Static<typeof ShippingReferenceListRequest>
