import { Type } from 'typebox'

import { MeteringType, ReceivingMethod } from '../../contracts/enumerations.ts'
import { closed } from '../../contracts/schema.ts'
import { Id, nameIn, Size, Words } from '../reading/schemas.ts'
import { readTable } from '../reading/seedFile.ts'

import type { transportationChannels } from '../../db/schema/index.ts'

const Channel = closed({
  id: Id,
  shippingMethodTypeId: Id,
  displayName: Words,
  description: Words,
  metering: nameIn(MeteringType),
  volumeDivisor: Size,
  /** In grams, or in cm³ where the volume is metered. */
  roundingStep: Size,
  minimumMeasure: Size,
  goodsTypeIds: Type.Array(Id, { minItems: 1 }),
  receivingMethods: Type.Array(nameIn(ReceivingMethod), { minItems: 1 }),
  maximumWeightGrams: Size,
  maximumSideMm: Size,
  isTaxIncluded: Type.Boolean(),
})

export function channelRows(): (typeof transportationChannels.$inferInsert)[] {
  return readTable('data/channels.json', Type.Array(Channel)).map((channel, displayOrder) => ({
    ...channel,
    metering: MeteringType[channel.metering],
    receivingMethods: channel.receivingMethods.map((name) => ReceivingMethod[name]),
    displayOrder,
  }))
}
