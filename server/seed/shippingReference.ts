import { localised } from '../texts/localised.ts'

import type { GoodsCategory } from '../contracts/shippingReference.ts'
import type { goodsTypes, shippingMethodTypes } from '../db/schema/index.ts'

type NewGoodsType = typeof goodsTypes.$inferInsert
type Words = readonly [zhHans: string, en: string]

export const SHIPPING_METHOD_TYPES: (typeof shippingMethodTypes.$inferInsert)[] = [
  method('air', ['空运', 'Air'], ['航空专线，时效与价格兼顾', 'A line by air: quick at a fair price']),
  method(
    'sea',
    ['海运', 'Sea'],
    ['价格最低，适合大件与不急的货物', 'The lowest price, for large goods that can wait'],
  ),
  method(
    'express',
    ['快递', 'Express'],
    ['国际快递，门到门最快', 'International courier: the quickest from door to door'],
  ),
  method('land', ['陆运', 'Land'], ['铁路与公路联运', 'By rail and road']),
].map((row, displayOrder) => ({ ...row, displayOrder }))

export const GOODS_TYPES: NewGoodsType[] = [
  goods(
    'general',
    'GENERAL',
    ['普货', 'General goods'],
    ['衣物、鞋帽、日用品、书籍等', 'Clothes, shoes, household goods, books and the like'],
  ),
  goods(
    'battery',
    'SENSITIVE',
    ['带电产品', 'With battery'],
    ['内置电池的电子产品', 'Electronics with a built-in battery'],
  ),
  goods(
    'liquid',
    'SENSITIVE',
    ['液体膏体', 'Liquids and creams'],
    ['非易燃的液体、膏体', 'Liquids and creams that do not burn'],
  ),
  goods(
    'food',
    'SENSITIVE',
    ['食品', 'Food'],
    ['独立包装、保质期内的食品', 'Packaged food within its shelf life'],
  ),
  goods('cosmetics', 'SENSITIVE', ['化妆品', 'Cosmetics'], ['护肤品与彩妆', 'Skin care and make-up']),
  goods(
    'magnetic',
    'SENSITIVE',
    ['带磁产品', 'With magnets'],
    ['音箱、磁吸配件等', 'Loudspeakers, magnetic accessories and the like'],
  ),
  goods(
    'branded',
    'SENSITIVE',
    ['品牌货', 'Branded goods'],
    ['带商标的正品，请保留购买凭证', 'Genuine branded goods; keep the proof of purchase'],
  ),
  goods(
    'prohibited',
    'PROHIBITED',
    ['违禁品', 'Prohibited goods'],
    [
      '枪械、毒品、易燃易爆品、仿牌、活体动植物、现金等，任何渠道均不可寄',
      'Weapons, drugs, explosives, counterfeits, live animals and plants, cash and the like: no channel carries them',
    ],
  ),
].map((row, displayOrder) => ({ ...row, displayOrder }))

function method(id: string, name: Words, description: Words) {
  return { id, displayName: localised(...name), description: localised(...description) }
}

function goods(
  id: string,
  category: GoodsCategory,
  name: Words,
  description: Words,
): Omit<NewGoodsType, 'displayOrder'> {
  const isShippable = category !== 'PROHIBITED'
  return {
    id,
    category,
    displayName: localised(...name),
    description: localised(...description),
    isShippable,
  }
}
