import { ParcelStatus, type Language } from '../../contracts/enumerations.ts'
import { text } from '../../texts/text.ts'

import type { RuleFix, RuleReason } from '../../contracts/consolidationRule.ts'
import type { ReasonRecord } from '../../db/schema/ruleRuns.ts'
import type { ApiProblem, ProblemCode } from '../../base/http/problem.ts'
import type { ParcelRow } from '../parcel/index.ts'

/** Where a customer removes an obstacle. The others go away by themselves. */
const FIXES: Partial<Record<ProblemCode, RuleFix>> = {
  AddressUnknown: 'ADDRESS',
  RegionGroupUnknown: 'ADDRESS',
  ChannelUnknown: 'CHANNEL',
  ChannelRefuses: 'CHANNEL',
  PickupStationRequired: 'PICKUP_STATION',
  PickupStationFull: 'PICKUP_STATION',
  AdditionalServiceUnknown: 'SERVICES',
  ContactDetailsRequired: 'CONTACT',
  ParcelsInSeveralWarehouses: 'PARCELS',
  RuleAboveCeiling: 'CEILING',
  RuleParcelGone: 'PARCELS',
  RuleParcelTaken: 'PARCELS',
  RuleParcelUndeclared: 'DECLARATION',
}

/** Why `submitOrder` refused, to be kept. */
export function reasonOfProblem({ code, params }: ApiProblem): ReasonRecord {
  return { code, params }
}

export function toReason({ code, params, parcelId }: ReasonRecord, language: Language): RuleReason {
  return {
    code,
    message: text(language, `error.${code}`, params),
    fix: FIXES[code] ?? null,
    parcelId: parcelId ?? null,
  }
}

/** Why a parcel cannot be submitted now; null if it can. */
export function obstacleOf(parcel: ParcelRow): ReasonRecord | null {
  const code = obstacleCode(parcel)
  return code && parcelReason(code, parcel)
}

export function parcelReason(code: ProblemCode, { id, expressNumber }: ParcelRow): ReasonRecord {
  return { code, params: { expressNumber }, parcelId: id }
}

function obstacleCode({ status, logisticsOrderId, isDeclared }: ParcelRow): ProblemCode | null {
  if (status === ParcelStatus.Canceled) return 'RuleParcelGone'
  if (status === ParcelStatus.NotArrival) return 'RuleParcelNotArrived'
  if (status === ParcelStatus.Arrived) return 'RuleParcelNotWeighed'
  if (status !== ParcelStatus.Inbound || logisticsOrderId !== null) return 'RuleParcelTaken'
  return isDeclared ? null : 'RuleParcelUndeclared'
}
