import type { BusinessType } from '../enumerations/shipping'

export interface AdditionalService {
  readonly id: string
  readonly displayName: string
  readonly description: string
  /** Decimal string in major units. */
  readonly price: string
  readonly currencyCode: string
}

/** Services for one business type. */
export interface AdditionalServiceGroup {
  readonly businessType: BusinessType
  readonly services: readonly AdditionalService[]
}

/**
 * Services that can be chosen for a parcel: everything on offer, and those chosen from an earlier offer, at
 * the price of that time.
 */
export function serviceGroupsWith(
  groups: readonly AdditionalServiceGroup[],
  chosen: readonly AdditionalService[],
  fallback: BusinessType,
): readonly AdditionalServiceGroup[] {
  const keptPrice = (service: AdditionalService) => chosen.find(({ id }) => id === service.id) ?? service
  const offered = groups.map((group) => ({ ...group, services: group.services.map(keptPrice) }))
  return withServicesGone(offered, chosen, fallback)
}

/** Adds chosen services that are no longer on offer, so that the customer can untick them. */
export function withServicesGone(
  groups: readonly AdditionalServiceGroup[],
  chosen: readonly AdditionalService[],
  fallback: BusinessType,
): readonly AdditionalServiceGroup[] {
  const known = groups.flatMap(({ services }) => services.map(({ id }) => id))
  const gone = chosen.filter(({ id }) => !known.includes(id))
  if (gone.length === 0) return groups
  const [first = { businessType: fallback, services: [] }, ...others] = groups
  return [{ ...first, services: [...first.services, ...gone] }, ...others]
}
