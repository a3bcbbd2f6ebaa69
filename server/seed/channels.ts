import { MeteringType, ReceivingMethod } from '../contracts/enumerations.ts'
import { localised } from '../texts/localised.ts'

import type { transportationChannels } from '../db/schema/index.ts'

type Channel = Omit<typeof transportationChannels.$inferInsert, 'displayOrder'>

const BOTH_WAYS = [ReceivingMethod.DOOR, ReceivingMethod.PICKUP_STATION]
const SENSITIVE = ['general', 'battery', 'liquid', 'food', 'cosmetics', 'magnetic', 'branded']
const KG = 1000
const CUBIC_METRE = 1_000_000

const CHANNELS: readonly Channel[] = [
  {
    id: 'air-general',
    shippingMethodTypeId: 'air',
    displayName: localised('空运普货专线', 'Air line, general goods'),
    description: localised(
      '每周 6 班直飞，门到门派送，衣物、日用品、图书首选。',
      'Six flights a week and delivery to the door: first choice for clothes, household goods and books.',
    ),
    metering: MeteringType.WEIGHT,
    volumeDivisor: 6000,
    roundingStep: KG / 2,
    minimumMeasure: KG / 2,
    goodsTypeIds: ['general', 'magnetic'],
    receivingMethods: BOTH_WAYS,
    maximumWeightGrams: 30 * KG,
    maximumSideMm: 1200,
    isTaxIncluded: false,
  },
  {
    id: 'air-sensitive',
    shippingMethodTypeId: 'air',
    displayName: localised('空运敏感货专线', 'Air line, sensitive goods'),
    description: localised(
      '可带内置电池、食品、化妆品和品牌货，双清包税。',
      'Takes built-in batteries, food, cosmetics and branded goods; duty and tax are in the price.',
    ),
    metering: MeteringType.WEIGHT,
    volumeDivisor: 6000,
    roundingStep: KG / 2,
    minimumMeasure: KG,
    goodsTypeIds: SENSITIVE,
    receivingMethods: BOTH_WAYS,
    maximumWeightGrams: 25 * KG,
    maximumSideMm: 1000,
    isTaxIncluded: true,
  },
  {
    id: 'courier',
    shippingMethodTypeId: 'express',
    displayName: localised('国际快递', 'International courier'),
    description: localised(
      '门到门最快，体积系数 5000，适合急件。',
      'The quickest to the door; the volumetric divisor is 5000. For what cannot wait.',
    ),
    metering: MeteringType.WEIGHT,
    volumeDivisor: 5000,
    roundingStep: KG / 2,
    minimumMeasure: KG / 2,
    goodsTypeIds: ['general', 'battery', 'magnetic', 'branded'],
    receivingMethods: [ReceivingMethod.DOOR],
    maximumWeightGrams: 50 * KG,
    maximumSideMm: 1500,
    isTaxIncluded: false,
  },
  {
    id: 'small-packet',
    shippingMethodTypeId: 'express',
    displayName: localised('小包固定价', 'Flat-rate small packet'),
    description: localised(
      '2 kg 以内一口价，文件、饰品、小件最划算。',
      'One price up to 2 kg: the cheapest way for documents, jewellery and small things.',
    ),
    metering: MeteringType.WEIGHT,
    volumeDivisor: 8000,
    roundingStep: KG / 10,
    minimumMeasure: KG / 10,
    goodsTypeIds: ['general'],
    receivingMethods: [ReceivingMethod.DOOR],
    maximumWeightGrams: 2 * KG,
    maximumSideMm: 600,
    isTaxIncluded: true,
  },
  {
    id: 'sea-weight',
    shippingMethodTypeId: 'sea',
    displayName: localised('海运经济线', 'Economy sea freight'),
    description: localised(
      '按公斤计价，5 kg 起运，搬家、家居用品首选。',
      'Charged by the kilogram from 5 kg: first choice for moving house.',
    ),
    metering: MeteringType.WEIGHT,
    volumeDivisor: 6000,
    roundingStep: KG,
    minimumMeasure: 5 * KG,
    goodsTypeIds: SENSITIVE,
    receivingMethods: BOTH_WAYS,
    maximumWeightGrams: 60 * KG,
    maximumSideMm: 2000,
    isTaxIncluded: true,
  },
  {
    id: 'sea-volume',
    shippingMethodTypeId: 'sea',
    displayName: localised('海运拼箱（按方）', 'Sea freight by volume'),
    description: localised(
      '按立方米计价，0.1 m³ 起，家具、大件最省。',
      'Charged by the cubic metre from 0.1 m³: the least for furniture and large goods.',
    ),
    metering: MeteringType.VOLUME,
    volumeDivisor: 6000,
    roundingStep: CUBIC_METRE / 100,
    minimumMeasure: CUBIC_METRE / 10,
    goodsTypeIds: ['general', 'battery', 'magnetic', 'branded'],
    receivingMethods: BOTH_WAYS,
    maximumWeightGrams: 200 * KG,
    maximumSideMm: 3000,
    isTaxIncluded: false,
  },
]

export const TRANSPORTATION_CHANNELS: (typeof transportationChannels.$inferInsert)[] = CHANNELS.map(
  (channel, displayOrder) => ({ ...channel, displayOrder }),
)
