import type { Dto } from '@/api/dto'

import { aBillOf } from './orderFactories'

export function aReasonDto(overrides: Partial<Dto<'RuleReason'>> = {}): Dto<'RuleReason'> {
  return { code: 'RuleWaiting', message: '还有包裹没到', fix: null, parcelId: null, ...overrides }
}

export function aRuleParcelDto(id: string, overrides: Partial<Dto<'RuleParcel'>> = {}): Dto<'RuleParcel'> {
  return { id, expressNumber: `SF-${id}`, declaredName: null, weight: 0.6, reason: null, ...overrides }
}

export function aRunDto(overrides: Partial<Dto<'RuleRun'>> = {}): Dto<'RuleRun'> {
  return {
    id: 'run-1',
    time: '2026-11-13T02:00:00Z',
    dueTime: '2026-11-13T02:00:00Z',
    outcome: 'SUBMITTED',
    reason: null,
    parcelCount: 4,
    leftParcels: [],
    total: '96.00',
    orderId: 'o1',
    orderCode: 'L261113000001',
    ...overrides,
  }
}

/** A rule that runs every second Friday. */
export function aRuleDto(
  id: string,
  overrides: Partial<Dto<'ConsolidationRule'>> = {},
): Dto<'ConsolidationRule'> {
  return {
    id,
    displayName: null,
    trigger: { kind: 'SCHEDULE', everyWeeks: 2, firstDate: '2026-11-13' },
    addressId: 'home',
    shippingMethodTypeId: 'air',
    transportationChannelId: 'sea',
    receivingMethod: 10,
    state: 'ACTIVE',
    stopReason: null,
    parcels: [],
    pickupStationId: null,
    additionalServiceIds: [],
    isInsured: false,
    isAutoPay: false,
    maximumTotal: '120.00',
    remarks: null,
    addressLabel: '家',
    shippingMethodType: { id: 'air', displayName: '空运' },
    transportationChannel: { id: 'sea', displayName: '渠道 sea' },
    pickupStation: null,
    currencyCode: 'CNY',
    nextRunTime: null,
    pendingRun: null,
    lastRun: null,
    creationTime: '2026-11-10T02:00:00Z',
    version: 3,
    ...overrides,
  }
}

/** A trial that would submit two parcels. */
export function aTrialDto(overrides: Partial<Dto<'RuleTrial'>> = {}): Dto<'RuleTrial'> {
  return {
    wouldSubmit: true,
    reason: null,
    parcels: [aRuleParcelDto('p1'), aRuleParcelDto('p2')],
    waitingFor: [],
    bill: aBillOf('59.00'),
    maximumTotal: '120.00',
    nextRunTime: null,
    ...overrides,
  }
}
