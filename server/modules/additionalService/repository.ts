import { and, asc, eq, inArray } from 'drizzle-orm'

import { additionalServices } from '../../db/schema/index.ts'

import type { AdditionalServiceListRequest } from '../../contracts/additionalService.ts'
import type { AdditionalServiceType } from '../../contracts/enumerations.ts'
import type { Database } from '../../db/client.ts'

export type AdditionalServiceRow = typeof additionalServices.$inferSelect

/** The services of these kinds, in the tenant's order. */
export function findServices(
  db: Database,
  { businessType, additionalServiceType }: AdditionalServiceListRequest,
): Promise<AdditionalServiceRow[]> {
  const services = additionalServices
  return db
    .select()
    .from(services)
    .where(
      and(
        businessType === undefined ? undefined : eq(services.businessType, businessType),
        additionalServiceType === undefined
          ? undefined
          : eq(services.additionalServiceType, additionalServiceType),
      ),
    )
    .orderBy(asc(services.displayOrder))
}

/** Those of the services with these ids that are of this type, in the tenant's order. */
export function findServicesById(
  db: Database,
  ids: readonly string[],
  type: AdditionalServiceType,
): Promise<AdditionalServiceRow[]> {
  const services = additionalServices
  return db
    .select()
    .from(services)
    .where(and(inArray(services.id, [...ids]), eq(services.additionalServiceType, type)))
    .orderBy(asc(services.displayOrder))
}
