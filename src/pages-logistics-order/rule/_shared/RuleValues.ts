import { formatMeasure } from '@/model/format/formatMeasure'
import { textOrNull } from '@/model/format/textOrNull'
import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'
import {
  RULE_INTERVALS,
  RULE_KINDS,
  type ConsolidationRule,
  type RuleInterval,
  type RuleKind,
  type RuleRequest,
  type RuleTrigger,
} from '@/model/order/consolidationRule'
import { firstDates, scheduleDates, weekdayOf } from '@/model/order/ruleSchedule'
import type { FieldProblem, FieldProblems } from '@/model/validation/FieldProblem'
import { required } from '@/model/validation/problems'
import { isAmount } from '@/model/validation/rules'

import { EMPTY_SHIPPING, fitsForm, type ShippingValues } from '../../_shared/shipping/ShippingValues'

/** A rule as typed. */
export interface RuleValues extends ShippingValues {
  readonly kind: RuleKind
  readonly parcelIds: readonly string[]
  readonly everyWeeks: RuleInterval
  /** "2026-11-27"; empty until the page opens. */
  readonly firstDate: string
  readonly kilograms: string
  readonly maximumTotal: string
  readonly isAutoPay: boolean
  readonly displayName: string
}

export type RuleField = Extract<keyof RuleValues, string>

/** The fields in page order, with the examples that an empty list of rules offers. */
export const EMPTY_RULE: RuleValues = {
  kind: 'PARCELS',
  parcelIds: [],
  everyWeeks: 2,
  firstDate: '',
  kilograms: '10',
  ...EMPTY_SHIPPING,
  maximumTotal: '',
  isAutoPay: false,
  displayName: '',
}

/** The API's limits. */
export const RULE_NAME_LIMIT = 40
export const RULE_REMARKS_LIMIT = 500
const KILOGRAMS = { min: 0.1, max: 1000 }

const FRIDAY = 5

/** An empty form that begins with the next Friday. */
export function emptyRule(today: string): RuleValues {
  return { ...EMPTY_RULE, firstDate: firstDates(FRIDAY, today)[0] ?? '' }
}

export function validateRule(values: RuleValues): FieldProblems<RuleField> {
  const { kind, parcelIds, addressId, transportationChannelId, maximumTotal } = values
  const isPickup = values.receivingMethod === ReceivingMethod.PICKUP_STATION
  return {
    parcelIds: kind === 'PARCELS' && parcelIds.length === 0 ? { kind: 'required' } : undefined,
    kilograms: kind === 'WEIGHT' ? kilogramsProblem(values.kilograms) : undefined,
    addressId: required(addressId ?? ''),
    pickupStationId: isPickup ? required(values.pickupStationId ?? '') : undefined,
    transportationChannelId: required(transportationChannelId ?? ''),
    maximumTotal: required(maximumTotal) ?? (isAmount(maximumTotal.trim()) ? undefined : { kind: 'format' }),
  }
}

/** The weight to wait for; null while it isn't one. */
export function kilogramsOf({ kilograms }: Pick<RuleValues, 'kilograms'>): number | null {
  return kilogramsProblem(kilograms) ? null : Number(kilograms)
}

function kilogramsProblem(text: string): FieldProblem | undefined {
  const { min, max } = KILOGRAMS
  const isNumber = /^\d+(\.\d+)?$/.test(text.trim())
  const isInRange = isNumber && Number(text) >= min && Number(text) <= max
  return required(text) ?? (isInRange ? undefined : { kind: 'range', min, max })
}

/** Request body; null while address or channel is missing. */
export function toRuleRequest(values: RuleValues): RuleRequest | null {
  const { addressId, shippingMethodTypeId, transportationChannelId, receivingMethod } = values
  if (addressId === null || shippingMethodTypeId === null || transportationChannelId === null) return null
  const isPickup = receivingMethod === ReceivingMethod.PICKUP_STATION
  return {
    displayName: textOrNull(values.displayName),
    trigger: triggerOf(values),
    addressId,
    shippingMethodTypeId,
    transportationChannelId,
    receivingMethod,
    pickupStationId: isPickup ? values.pickupStationId : null,
    additionalServiceIds: values.additionalServiceIds,
    isInsured: values.isInsured,
    isAutoPay: values.isAutoPay,
    maximumTotal: values.maximumTotal.trim().replace(/,/g, ''),
    remarks: textOrNull(values.remarks),
  }
}

function triggerOf({ kind, parcelIds, everyWeeks, firstDate, kilograms }: RuleValues): RuleTrigger {
  switch (kind) {
    case 'PARCELS':
      return { kind, parcelIds }
    case 'SCHEDULE':
      return { kind, everyWeeks, firstDate }
    case 'WEIGHT':
      return { kind, kilograms: Number(kilograms) }
  }
}

/** The form of a saved rule. A schedule that has begun goes on from its next day. */
export function valuesOfRule(rule: ConsolidationRule, today: string): RuleValues {
  const { trigger, displayName, remarks } = rule
  return {
    ...emptyRule(today),
    kind: trigger.kind,
    ...(trigger.kind === 'PARCELS' && { parcelIds: trigger.parcelIds }),
    ...(trigger.kind === 'SCHEDULE' && {
      everyWeeks: trigger.everyWeeks,
      firstDate: scheduleDates(trigger.firstDate, trigger.everyWeeks, today, 1)[0] ?? '',
    }),
    ...(trigger.kind === 'WEIGHT' && { kilograms: formatMeasure(trigger.kilograms) }),
    receivingMethod: rule.receivingMethod,
    addressId: rule.addressId,
    pickupStationId: rule.pickupStationId,
    shippingMethodTypeId: rule.shippingMethodTypeId,
    transportationChannelId: rule.transportationChannelId,
    additionalServiceIds: rule.additionalServiceIds,
    isInsured: rule.isInsured,
    maximumTotal: rule.maximumTotal,
    isAutoPay: rule.isAutoPay,
    displayName: displayName ?? '',
    remarks: remarks ?? '',
  }
}

/** Whether stored values can be restored. */
export function isRuleValues(value: unknown): boolean {
  if (!fitsForm(EMPTY_RULE, value)) return false
  const { kind = 'PARCELS', everyWeeks = 1, firstDate = '' } = value as Partial<RuleValues>
  const isSchedule = firstDate === '' || !Number.isNaN(weekdayOf(firstDate))
  return RULE_KINDS.includes(kind) && RULE_INTERVALS.includes(everyWeeks) && isSchedule
}
