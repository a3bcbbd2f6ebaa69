import { calendarAt, dateText } from '../base/time/calendar.ts'
import { ReceivingMethod } from '../contracts/enumerations.ts'
import { TENANT } from '../seed/tenant.ts'

import type { ConsolidationRule, ConsolidationRuleRequest } from '../contracts/consolidationRule.ts'
import type { LogisticsOrderDetail } from '../contracts/logisticsOrder.ts'
import type { DemoOrder } from './orders.ts'
import type { Stage, Step } from './stage.ts'

/** Where the demo customer's orders go. */
export interface Home {
  addressId: string
}

/** The parcels that the active rule waits for. */
const AWAITED = ['SF1420538896071', 'YT7589024416308']

/** Rules without an order: one that waits, one that has stopped, and one that is paused. */
export function ruleSteps(home: Home): Step[] {
  return [
    { daysAgo: 3.4, play: (stage) => tooCheap(stage, home) },
    { daysAgo: 1.9, play: (stage) => newYear(stage, home) },
    { daysAgo: 1.8, play: (stage) => everyOtherWeek(stage, home) },
  ]
}

/** Creates the rule that submits an order once all its parcels have arrived. */
export function waitFor(
  stage: Stage,
  parcelIds: readonly string[],
  { channel, receivingMethod, isAutoPay = false }: DemoOrder,
  home: Home,
): Promise<ConsolidationRule> {
  const [shippingMethodTypeId, transportationChannelId] = channel
  return create(stage, home, {
    displayName: '家居用品到齐就寄',
    trigger: { kind: 'PARCELS', parcelIds: [...parcelIds] },
    shippingMethodTypeId,
    transportationChannelId,
    receivingMethod,
    isAutoPay,
    maximumTotal: '800.00',
  })
}

/** Runs the rules, which submit what they have announced. */
export async function submitDue({ services, customer }: Stage): Promise<LogisticsOrderDetail> {
  await services.consolidationRuleStaff.runDue()
  const { items } = await services.order.list(customer, { maxResultCount: 1 }, 'zh-Hans')
  const [order] = items
  if (!order) throw new Error('the rule of the demo has submitted no order')
  return services.order.get(customer, order.id, 'zh-Hans')
}

/** Shipping what is in the warehouse costs more than this rule allows. */
async function tooCheap(stage: Stage, home: Home): Promise<void> {
  await create(stage, home, {
    displayName: '满 1 公斤海运',
    trigger: { kind: 'WEIGHT', kilograms: 1 },
    maximumTotal: '50.00',
  })
  await stage.services.consolidationRuleStaff.runDue()
}

async function newYear(stage: Stage, home: Home): Promise<void> {
  const { items } = await stage.services.parcel.list(stage.customer, { maxResultCount: 99 }, 'zh-Hans')
  const parcelIds = items.flatMap(({ id, expressNumber }) => (AWAITED.includes(expressNumber) ? [id] : []))
  await create(stage, home, {
    displayName: '年货到齐就寄',
    trigger: { kind: 'PARCELS', parcelIds },
    maximumTotal: '300.00',
  })
}

/** Paused, so that the demo's parcels stay where they are. */
async function everyOtherWeek(stage: Stage, home: Home): Promise<void> {
  const { customer, clock, services } = stage
  const today = calendarAt(TENANT.settings.utcOffsetMinutes).dayOf(clock.now())
  const { id } = await create(stage, home, {
    trigger: { kind: 'SCHEDULE', everyWeeks: 2, firstDate: dateText(today + 9) },
    maximumTotal: '400.00',
  })
  await services.consolidationRule.pause(customer, id, 'zh-Hans')
}

function create(
  { services, tx, customer }: Stage,
  { addressId }: Home,
  request: Pick<ConsolidationRuleRequest, 'trigger' | 'maximumTotal'> & Partial<ConsolidationRuleRequest>,
): Promise<ConsolidationRule> {
  const whole = {
    addressId,
    shippingMethodTypeId: 'sea',
    transportationChannelId: 'sea-weight',
    receivingMethod: ReceivingMethod.DOOR,
    ...request,
  }
  return services.consolidationRule.create(tx, customer, whole, 'zh-Hans')
}
