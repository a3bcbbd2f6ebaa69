import { Type } from 'typebox'

import { AdditionalServiceType, BusinessType } from '../../contracts/enumerations.ts'
import { closed } from '../../contracts/schema.ts'
import { SERVICE_RESULTS } from '../../contracts/serviceRequest.ts'
import { parseMoney } from '../../money/money.ts'
import { Id, nameIn, Price, Size, Words } from '../reading/schemas.ts'
import { readTable } from '../reading/seedFile.ts'

import type { additionalServices } from '../../db/schema/index.ts'

const Service = closed({
  id: Id,
  additionalServiceType: nameIn(AdditionalServiceType),
  displayName: Words,
  description: Words,
  price: Price,
  result: Type.Optional(Type.Enum(SERVICE_RESULTS)),
  freeDays: Type.Optional(Size),
})

/** What the warehouse does on request. */
export function additionalServiceRows(): (typeof additionalServices.$inferInsert)[] {
  return readTable('data/additionalServices.json', Type.Array(Service)).map((service, displayOrder) => ({
    ...service,
    businessType: BusinessType.SHIP_FOR_ME,
    additionalServiceType: AdditionalServiceType[service.additionalServiceType],
    price: parseMoney(service.price),
    currencyCode: 'CNY',
    displayOrder,
  }))
}
