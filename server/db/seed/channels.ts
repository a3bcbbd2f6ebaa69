import { MeteringType, PricingType, ReceivingMethod } from '../../contracts/enumerations.ts'
import { localised } from '../../texts/localised.ts'

import type { channelRates, transportationChannels } from '../schema/index.ts'

type Channel = Omit<typeof transportationChannels.$inferInsert, 'displayOrder'>
type Rate = typeof channelRates.$inferInsert

/** A region group with its transit days. Prices follow in minor units of yuan. */
type Days = readonly [regionGroupId: string, minimum: number, maximum: number]

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
      '每周六班直飞，门到门派送，衣物、日用品、图书首选。',
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
      '三到六天送达，体积系数 5000，适合急件。',
      'There in three to six days; the volumetric divisor is 5000. For what cannot wait.',
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

function firstContinue(
  channelId: string,
  unit: number,
  rates: readonly (readonly [...Days, firstPrice: bigint, continuePrice: bigint])[],
): Rate[] {
  return rates.map(([regionGroupId, transitDaysMin, transitDaysMax, firstPrice, continuePrice]) => ({
    channelId,
    regionGroupId,
    transitDaysMin,
    transitDaysMax,
    pricingType: PricingType.FIRST_CONTINUE,
    firstUnit: unit,
    firstPrice,
    continueUnit: unit,
    continuePrice,
  }))
}

function measured(
  channelId: string,
  rates: readonly (readonly [...Days, unitPrice: bigint, minimumCharge: bigint])[],
): Rate[] {
  return rates.map(([regionGroupId, transitDaysMin, transitDaysMax, unitPrice, minimumCharge]) => ({
    channelId,
    regionGroupId,
    transitDaysMin,
    transitDaysMax,
    pricingType: PricingType.MEASURE,
    unitPrice,
    minimumCharge,
  }))
}

function fixed(channelId: string, rates: readonly (readonly [...Days, fixedPrice: bigint])[]): Rate[] {
  return rates.map(([regionGroupId, transitDaysMin, transitDaysMax, fixedPrice]) => ({
    channelId,
    regionGroupId,
    transitDaysMin,
    transitDaysMax,
    pricingType: PricingType.FIXED,
    fixedPrice,
  }))
}

export const CHANNEL_RATES: Rate[] = [
  ...firstContinue('air-general', KG / 2, [
    ['sg', 4, 7, 4200n, 1500n],
    ['my-west', 4, 7, 4000n, 1400n],
    ['my-east', 6, 10, 4800n, 1900n],
    ['au', 7, 12, 6200n, 2600n],
    ['nz', 8, 13, 6800n, 2900n],
    ['us', 8, 14, 7800n, 3400n],
    ['ca', 9, 15, 8200n, 3600n],
  ]),
  ...firstContinue('air-sensitive', KG / 2, [
    ['sg', 5, 8, 5600n, 2100n],
    ['my-west', 5, 8, 5200n, 2000n],
    ['my-east', 7, 11, 6000n, 2500n],
    ['au', 8, 14, 7900n, 3300n],
    ['nz', 9, 15, 8600n, 3700n],
    ['us', 9, 16, 9800n, 4200n],
  ]),
  ...firstContinue('courier', KG / 2, [
    ['sg', 2, 4, 9800n, 2800n],
    ['my-west', 3, 5, 9800n, 2900n],
    ['au', 3, 6, 12800n, 4200n],
    ['nz', 4, 6, 13800n, 4500n],
    ['us', 3, 6, 13200n, 4400n],
    ['ca', 4, 6, 13800n, 4700n],
  ]),
  ...fixed('small-packet', [
    ['sg', 6, 10, 5900n],
    ['my-west', 6, 10, 5900n],
    ['au', 10, 16, 9900n],
    ['us', 10, 18, 11900n],
    ['ca', 12, 20, 12900n],
  ]),
  ...measured('sea-weight', [
    ['sg', 12, 18, 1200n, 6000n],
    ['my-west', 12, 18, 1100n, 5500n],
    ['my-east', 16, 24, 1500n, 7500n],
    ['au', 25, 40, 1800n, 9000n],
    ['nz', 28, 42, 2000n, 10000n],
    ['us', 30, 45, 1900n, 9500n],
    ['ca', 35, 50, 2100n, 10500n],
  ]),
  ...measured('sea-volume', [
    ['sg', 12, 18, 98000n, 19800n],
    ['my-west', 12, 18, 92000n, 18800n],
    ['my-east', 16, 24, 128000n, 24800n],
    ['au', 25, 40, 168000n, 29800n],
    ['nz', 28, 42, 182000n, 32800n],
    ['us', 30, 45, 176000n, 31800n],
  ]),
]
