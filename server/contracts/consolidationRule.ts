import { Type, type Static } from 'typebox'

import { moderated } from './annotations.ts'
import { Bill } from './bill.ts'
import { CurrencyCode, Id, listRequest, Money, MoneyInput, Time, Version } from './common.ts'
import { ReceivingMethodCode } from './enumerations.ts'
import { MAX_ORDER_PARCELS } from './logisticsOrderRequests.ts'
import { closed, entity, nullable, page, ref, words } from './schema.ts'

/** How many open rules a customer may have: those that are not done. */
export const MAX_RULES = 20

/** What a rule waits for. */
export const RULE_TRIGGER_KINDS = ['PARCELS', 'SCHEDULE', 'WEIGHT'] as const
export type RuleTriggerKind = (typeof RULE_TRIGGER_KINDS)[number]
export const RuleTriggerKindWord = words('RuleTriggerKind', RULE_TRIGGER_KINDS)

/** STOPPED: it can’t go on, and `stopReason` says why. DONE: the parcels it named have been submitted. */
export const RULE_STATES = ['ACTIVE', 'PAUSED', 'STOPPED', 'DONE'] as const
export type RuleState = (typeof RULE_STATES)[number]
export const RuleStateWord = words('RuleState', RULE_STATES)

/** Where a run stands; all but ANNOUNCED are final. */
export const RUN_OUTCOMES = ['ANNOUNCED', 'SUBMITTED', 'SKIPPED', 'STOPPED', 'WITHDRAWN'] as const
export type RunOutcome = (typeof RUN_OUTCOMES)[number]
export const RunOutcomeWord = words('RunOutcome', RUN_OUTCOMES)

/** Where a customer removes the obstacle: a part of the rule, a parcel's declaration, or their own contact details. */
export const RULE_FIXES = [
  'ADDRESS',
  'CHANNEL',
  'PICKUP_STATION',
  'SERVICES',
  'CEILING',
  'PARCELS',
  'DECLARATION',
  'CONTACT',
] as const
export type RuleFix = (typeof RULE_FIXES)[number]
export const RuleFixWord = words('RuleFix', RULE_FIXES)

const Named = closed({ id: Id, displayName: Type.String() })
const DateText = Type.String({ format: 'date', description: 'By the warehouse’s calendar' })

export const RuleTrigger = entity(
  'RuleTrigger',
  {
    kind: ref(RuleTriggerKindWord),
    parcelIds: Type.Optional(
      Type.Array(Id, { minItems: 1, maxItems: MAX_ORDER_PARCELS, description: 'PARCELS: all of these' }),
    ),
    everyWeeks: Type.Optional(
      Type.Unsafe<1 | 2 | 4>({ type: 'integer', enum: [1, 2, 4], description: 'SCHEDULE' }),
    ),
    firstDate: Type.Optional({ ...DateText, description: 'SCHEDULE: then every n weeks, same weekday' }),
    kilograms: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        maximum: 1000,
        description: 'WEIGHT: what can be sent weighs so much',
      }),
    ),
  },
  'The fields of its kind are required, and those of the others refused',
)
export type RuleTrigger = Static<typeof RuleTrigger>

export const RuleReason = entity('RuleReason', {
  code: Type.String({ description: 'Stable, for programs' }),
  message: Type.String(),
  fix: nullable(ref(RuleFixWord)),
  parcelId: nullable(Id),
})
export type RuleReason = Static<typeof RuleReason>

export const RuleParcel = entity('RuleParcel', {
  id: Id,
  expressNumber: Type.String(),
  declaredName: nullable(Type.String()),
  weight: nullable(Type.Number({ description: 'kg' })),
  reason: nullable(ref(RuleReason)),
})
export type RuleParcel = Static<typeof RuleParcel>

const RULE_FIELDS = {
  trigger: ref(RuleTrigger),
  addressId: Id,
  shippingMethodTypeId: Id,
  transportationChannelId: Id,
  receivingMethod: ref(ReceivingMethodCode),
}

export const ConsolidationRuleRequest = entity('ConsolidationRuleRequest', {
  ...RULE_FIELDS,
  displayName: Type.Optional(Type.String({ maxLength: 40 })),
  pickupStationId: Type.Optional(Id),
  additionalServiceIds: Type.Optional(Type.Array(Id, { maxItems: 20 })),
  isInsured: Type.Optional(Type.Boolean()),
  isAutoPay: Type.Optional(
    Type.Boolean({
      description: 'Never charges more than `maximumTotal`: above it, auto-pay is switched off',
    }),
  ),
  maximumTotal: { ...MoneyInput, description: 'A dearer order is not submitted, and the rule stops' },
  remarks: Type.Optional(moderated(Type.String({ maxLength: 500 }))),
})
export type ConsolidationRuleRequest = Static<typeof ConsolidationRuleRequest>

export const UpdateRuleRequest = entity('UpdateRuleRequest', {
  ...ConsolidationRuleRequest.properties,
  version: Version,
})
export type UpdateRuleRequest = Static<typeof UpdateRuleRequest>

const LeftParcel = closed({ id: Id, expressNumber: Type.String(), reason: ref(RuleReason) })

export const RuleRun = entity('RuleRun', {
  id: Id,
  time: { ...Time, description: 'When it came to its outcome' },
  dueTime: { ...Time, description: 'When it submits, or would have' },
  outcome: ref(RunOutcomeWord),
  reason: nullable(ref(RuleReason)),
  parcelCount: Type.Integer(),
  leftParcels: Type.Array(LeftParcel, { description: 'In the warehouse, but not sent' }),
  total: nullable(Money),
  orderId: nullable(Id),
  orderCode: nullable(Type.String()),
})
export type RuleRun = Static<typeof RuleRun>
export const RuleRunPage = page('RuleRunPage', RuleRun)

export const ConsolidationRule = entity('ConsolidationRule', {
  ...RULE_FIELDS,
  id: Id,
  displayName: nullable(Type.String()),
  state: ref(RuleStateWord),
  stopReason: nullable(ref(RuleReason)),
  parcels: Type.Array(ref(RuleParcel), {
    description: 'Those that a PARCELS rule names; one with a reason cannot go yet',
  }),
  pickupStationId: nullable(Id),
  additionalServiceIds: Type.Array(Id),
  isInsured: Type.Boolean(),
  isAutoPay: Type.Boolean(),
  maximumTotal: Money,
  remarks: nullable(Type.String()),
  addressLabel: nullable(Type.String({ description: 'Null once the address is deleted' })),
  shippingMethodType: nullable(Named),
  transportationChannel: nullable(Named),
  pickupStation: nullable(Named),
  currencyCode: CurrencyCode,
  nextRunTime: nullable(Time),
  pendingRun: nullable(closed({ id: Id, dueTime: Time })),
  lastRun: nullable(ref(RuleRun)),
  creationTime: Time,
  version: Type.Integer({ description: 'Grows by one with every change' }),
})
export type ConsolidationRule = Static<typeof ConsolidationRule>
export const ConsolidationRulePage = page('ConsolidationRulePage', ConsolidationRule)

export const RuleTrial = entity(
  'RuleTrial',
  {
    wouldSubmit: Type.Boolean(),
    reason: nullable(ref(RuleReason)),
    parcels: Type.Array(ref(RuleParcel), { description: 'What would be sent' }),
    waitingFor: Type.Array(ref(RuleParcel), { description: 'What would not, each with its reason' }),
    bill: nullable(ref(Bill)),
    maximumTotal: Money,
    nextRunTime: nullable(Time),
  },
  'What a rule would do if it were due now',
)
export type RuleTrial = Static<typeof RuleTrial>

export const ConsolidationRuleListRequest = listRequest(
  'ConsolidationRuleListRequest',
  ['creationTime desc', 'creationTime asc'],
  { state: Type.Optional(ref(RuleStateWord)) },
)
export type ConsolidationRuleListRequest = Static<typeof ConsolidationRuleListRequest>

export const RuleRunListRequest = listRequest('RuleRunListRequest', ['time desc'], {})
export type RuleRunListRequest = Static<typeof RuleRunListRequest>

export const WarehouseRule = entity(
  'WarehouseRule',
  {
    id: Id,
    customerCode: Type.String(),
    displayName: nullable(Type.String()),
    triggerKind: ref(RuleTriggerKindWord),
    state: ref(RuleStateWord),
    stopReason: nullable(ref(RuleReason)),
    nextRunTime: nullable(Time),
  },
  'A customer’s rule as staff see it',
)
export type WarehouseRule = Static<typeof WarehouseRule>
export const WarehouseRulePage = page('WarehouseRulePage', WarehouseRule)

export const WarehouseRuleListRequest = listRequest('WarehouseRuleListRequest', ['creationTime desc'], {
  state: Type.Optional(ref(RuleStateWord)),
})
export type WarehouseRuleListRequest = Static<typeof WarehouseRuleListRequest>

const Count = Type.Integer({ minimum: 0 })

export const DueRulesAnswer = entity(
  'DueRulesAnswer',
  { announced: Count, submitted: Count, skipped: Count, stopped: Count, withdrawn: Count },
  'How many runs came to which outcome',
)
export type DueRulesAnswer = Static<typeof DueRulesAnswer>
