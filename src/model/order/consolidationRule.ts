import type { ReceivingMethod } from '../enumerations/logisticsOrder'
import type { StatusTone } from '../parcel/parcelGuidance'
import type { Bill } from './bill'

export const RULE_KINDS = ['PARCELS', 'SCHEDULE', 'WEIGHT'] as const
export type RuleKind = (typeof RULE_KINDS)[number]

/** What makes a rule submit an order. */
export type RuleTrigger =
  /** All of these parcels are ready to ship. */
  | { readonly kind: 'PARCELS'; readonly parcelIds: readonly string[] }
  /** Every few weeks, beginning on a day of the warehouse's calendar: "2026-11-27". */
  | { readonly kind: 'SCHEDULE'; readonly everyWeeks: RuleInterval; readonly firstDate: string }
  /** The parcels in the warehouse weigh this much together. */
  | { readonly kind: 'WEIGHT'; readonly kilograms: number }

export const RULE_INTERVALS = [1, 2, 4] as const
export type RuleInterval = (typeof RULE_INTERVALS)[number]

/** A rule as the customer sets it. */
export interface RuleRequest {
  readonly displayName: string | null
  readonly trigger: RuleTrigger
  readonly addressId: string
  readonly shippingMethodTypeId: string
  readonly transportationChannelId: string
  readonly receivingMethod: ReceivingMethod
  /** Null for delivery to the door. */
  readonly pickupStationId: string | null
  readonly additionalServiceIds: readonly string[]
  readonly isInsured: boolean
  readonly isAutoPay: boolean
  /** No order may cost more; decimal string. */
  readonly maximumTotal: string
  readonly remarks: string | null
}

export type RuleState = 'ACTIVE' | 'PAUSED' | 'STOPPED' | 'DONE'

/** Where a customer removes what is in a rule's way. */
export type RuleFix =
  'ADDRESS' | 'CHANNEL' | 'PICKUP_STATION' | 'SERVICES' | 'CEILING' | 'PARCELS' | 'DECLARATION' | 'CONTACT'

/** Why a rule can't submit an order, in the server's words. */
export interface RuleReason {
  readonly code: string
  readonly message: string
  /** Null if the customer can only wait. */
  readonly fix: RuleFix | null
  readonly parcelId: string | null
}

/** A parcel that a rule names, takes or leaves. */
export interface RuleParcel {
  readonly id: string
  readonly expressNumber: string
  readonly declaredName: string | null
  /** kg; null until it is weighed. */
  readonly weight: number | null
  /** Why it can't go yet; null if it can. */
  readonly reason: RuleReason | null
}

interface Named {
  readonly id: string
  readonly displayName: string
}

/** Submits orders by itself, within limits that the customer has set. */
export interface ConsolidationRule extends RuleRequest {
  readonly id: string
  readonly state: RuleState
  /** Null unless it has stopped. */
  readonly stopReason: RuleReason | null
  /** Those that a rule for certain parcels names. */
  readonly parcels: readonly RuleParcel[]
  /** Null once the address is deleted. */
  readonly addressLabel: string | null
  /** Null once the tenant has removed it. */
  readonly transportationChannel: Named | null
  readonly pickupStation: Named | null
  readonly currencyCode: string
  readonly nextRunTime: Date | null
  /** The order that is announced, and when it will be submitted. */
  readonly pendingRun: { readonly id: string; readonly dueTime: Date } | null
  readonly lastRun: RuleRun | null
  readonly version: number
}

export type RuleRunOutcome = 'ANNOUNCED' | 'SUBMITTED' | 'SKIPPED' | 'STOPPED' | 'WITHDRAWN'

/** What a rule did for one event. */
export interface RuleRun {
  readonly id: string
  readonly time: Date
  readonly dueTime: Date
  readonly outcome: RuleRunOutcome
  readonly reason: RuleReason | null
  readonly parcelCount: number
  /** What was in the warehouse and didn't go. */
  readonly leftParcels: readonly { readonly expressNumber: string; readonly reason: RuleReason }[]
  /** Decimal string; null if no order came of it. */
  readonly total: string | null
  readonly orderId: string | null
  readonly orderCode: string | null
}

/** What a rule would do now. */
export interface RuleTrial {
  readonly wouldSubmit: boolean
  /** Null if it would submit. */
  readonly reason: RuleReason | null
  readonly parcels: readonly RuleParcel[]
  /** What wouldn't go, each with its reason. */
  readonly waitingFor: readonly RuleParcel[]
  /** Null if there's nothing to price. */
  readonly bill: Bill | null
  readonly maximumTotal: string
  readonly nextRunTime: Date | null
}

const TONES: Readonly<Record<RuleState, StatusTone>> = {
  ACTIVE: 'brand',
  PAUSED: 'neutral',
  STOPPED: 'danger',
  DONE: 'success',
}

export function ruleTone({ state }: Pick<ConsolidationRule, 'state'>): StatusTone {
  return TONES[state]
}
