import type { RuleFix, RuleReason } from '@/model/order/consolidationRule'
import { openPage } from '@/navigation/navigate'

import type { RuleField } from './RuleValues'

/** The field of the rule that a fix is about. */
const FIELDS: Readonly<Partial<Record<RuleFix, RuleField>>> = {
  ADDRESS: 'addressId',
  CHANNEL: 'transportationChannelId',
  PICKUP_STATION: 'pickupStationId',
  SERVICES: 'additionalServiceIds',
  CEILING: 'maximumTotal',
  PARCELS: 'parcelIds',
}

/**
 * Opens the place where the customer removes an obstacle; null if they can only wait.
 *
 * @param openField leads to a field of the rule
 */
export function fixDoor(
  { fix, parcelId }: RuleReason,
  openField: (field: RuleField) => Promise<void>,
): (() => Promise<void>) | null {
  if (fix === null) return null
  if (fix === 'CONTACT') return () => openPage('myProfile')
  if (fix === 'DECLARATION')
    return () =>
      parcelId === null ? openPage('undeclaredParcel') : openPage('parcelDetail', { id: parcelId })
  const field = FIELDS[fix]
  return field === undefined ? null : () => openField(field)
}
