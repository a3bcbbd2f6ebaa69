import { AdditionalServiceType, type Language } from '../../../contracts/enumerations.ts'
import { dateText } from '../../../base/time/calendar.ts'
import { parseMoney } from '../../../money/money.ts'
import { fieldProblem, type ProblemCode } from '../../../base/http/problem.ts'
import { chooseServices } from '../../additionalService/index.ts'
import { addressFor, stationFor } from '../../order/index.ts'
import { findParcels } from '../../parcel/index.ts'
import { findChannels, goodsTypeNames, listRates, refusalText, whyNotCarried } from '../../shipping/index.ts'
import { requireContact } from '../../user/index.ts'
import { obstacleOf } from '../reasons.ts'

import type { ConsolidationRuleRequest, RuleTrigger } from '../../../contracts/consolidationRule.ts'
import type { Database } from '../../../db/client.ts'
import type { RuleRow } from '../repository/rule.ts'
import type { OrderTerms } from '../engine/submission.ts'

/** What a customer decides about a rule. */
export type RuleFields = OrderTerms & Pick<RuleRow, 'displayName' | 'trigger'>

/**
 * Reads a customer's rule from their request.
 *
 * @throws ApiProblem 400 that names the field
 * @throws ApiProblem 404 for somebody else's address or parcel
 * @throws ApiProblem 409 for parcels that no order can take together
 */
export async function readFields(
  db: Database,
  userId: string,
  request: ConsolidationRuleRequest,
  { currencyCode, language }: { currencyCode: string; language: Language },
): Promise<RuleFields> {
  await requireContact(db, userId)
  const trigger = readTrigger(request.trigger)
  await requireParcels(db, userId, trigger)
  const { regionGroupId } = await addressFor(db, userId, request.addressId, language)
  await requireChannel(db, request, regionGroupId, language)
  const { receivingMethod, pickupStationId } = request
  const maximumTotal = parseMoney(request.maximumTotal)
  if (maximumTotal === 0n) throw fieldProblem(400, 'RuleCeilingRequired', 'maximumTotal')
  const services = await chooseServices(
    db,
    AdditionalServiceType.LOGISTICS_ORDER,
    request.additionalServiceIds,
  )
  return {
    userId,
    displayName: request.displayName?.trim() || null,
    trigger,
    addressId: request.addressId,
    shippingMethodTypeId: request.shippingMethodTypeId,
    transportationChannelId: request.transportationChannelId,
    receivingMethod,
    pickupStationId: await stationFor(db, receivingMethod, pickupStationId, regionGroupId),
    additionalServiceIds: services.map(({ id }) => id),
    isInsured: request.isInsured ?? false,
    isAutoPay: request.isAutoPay ?? false,
    maximumTotal,
    currencyCode,
    remarks: request.remarks?.trim() || null,
    language,
  }
}

const PARTS = {
  PARCELS: ['parcelIds'],
  SCHEDULE: ['everyWeeks', 'firstDate'],
  WEIGHT: ['kilograms'],
} as const
const ALL_PARTS = Object.values(PARTS).flat()

/** The trigger, if it has the parts of its kind and no others. */
function readTrigger(trigger: RuleTrigger): RuleTrigger {
  const { kind, parcelIds } = trigger
  const wanted: readonly string[] = PARTS[kind]
  for (const part of ALL_PARTS) {
    const code = partProblem(wanted.includes(part), trigger[part] !== undefined)
    if (code) throw fieldProblem(400, code, `trigger.${part}`)
  }
  return parcelIds === undefined ? trigger : { ...trigger, parcelIds: [...new Set(parcelIds)] }
}

function partProblem(isWanted: boolean, isThere: boolean): ProblemCode | null {
  if (isWanted === isThere) return null
  return isWanted ? 'RuleTriggerIncomplete' : 'RuleTriggerMixed'
}

async function requireParcels(db: Database, userId: string, { parcelIds = [] }: RuleTrigger): Promise<void> {
  const parcels = await findParcels(db, userId, parcelIds)
  const member = 'trigger.parcelIds'
  if (parcels.length < parcelIds.length) throw fieldProblem(404, 'NotFound', member)
  for (const parcel of parcels) {
    const obstacle = obstacleOf(parcel)
    if (obstacle && !PASSING.includes(obstacle.code)) {
      throw fieldProblem(409, obstacle.code, member, obstacle.params)
    }
  }
  if (new Set(parcels.map(({ warehouseId }) => warehouseId)).size > 1) {
    throw fieldProblem(409, 'ParcelsInSeveralWarehouses', member)
  }
}

/** Obstacles that a rule may wait for to go away. */
const PASSING: readonly ProblemCode[] = [
  'RuleParcelNotArrived',
  'RuleParcelNotWeighed',
  'RuleParcelUndeclared',
]

/** Refuses a channel that takes nothing to this destination. */
async function requireChannel(
  db: Database,
  { transportationChannelId: id, shippingMethodTypeId, receivingMethod }: ConsolidationRuleRequest,
  regionGroupId: string,
  language: Language,
): Promise<void> {
  const member = 'transportationChannelId'
  const [channel] = await findChannels(db, { id, shippingMethodTypeId })
  if (!channel) throw fieldProblem(400, 'ChannelUnknown', member)
  const rates = await listRates(db, [id], regionGroupId)
  // The goods aren't known yet: these are as small and harmless as can be.
  const load = { weightGrams: 1, volumeCm3: 1 }
  const shipment = { regionGroupId, receivingMethod, load, pieces: [], goodsTypeIds: [] }
  const refusal = whyNotCarried(channel, rates.length > 0, shipment)
  if (!refusal) return
  const reason = refusalText(refusal, await goodsTypeNames(db), language)
  throw fieldProblem(400, 'ChannelRefuses', member, { reason })
}

/** @throws ApiProblem 400 RuleDatePast if the schedule's first date is before today */
export function requireFutureDate({ firstDate }: RuleTrigger, today: number): void {
  if (firstDate !== undefined && firstDate < dateText(today)) {
    throw fieldProblem(400, 'RuleDatePast', 'trigger.firstDate')
  }
}
