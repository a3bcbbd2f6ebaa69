import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, it } from 'node:test'

import { calendarAt, dateText } from '../../../server/base/time/calendar.ts'
import { MAX_RULES } from '../../../server/contracts/consolidationRule.ts'
import { accepted, refused, type Page } from '../../support/server/apiClient.ts'
import { declareParcel, newCustomer, PARCELS } from '../../support/server/customers.ts'
import { newAddress, ORDERS, orderRequest, storedParcel } from '../../support/server/orders.ts'
import {
  forgetRules,
  newRule,
  readRule,
  ruleRequest,
  RULES,
  runRules,
  waitingFor,
} from '../../support/server/rules.ts'
import { useServer } from '../../support/server/useServer.ts'

import type {
  ConsolidationRule,
  ConsolidationRuleRequest,
  RuleTrial,
} from '../../../server/contracts/consolidationRule.ts'

const context = useServer()
beforeEach(() => forgetRules(context.server))
const WEIGHT = { kind: 'WEIGHT', kilograms: 10 } as const
const dayFromNow = (days: number) => dateText(calendarAt(480).dayOf(context.server.clock.now()) + days)

/** Which field a request is refused for. */
async function refusedField(request: object, code: string, status = 400): Promise<string | undefined> {
  const customer = await newCustomer(context.server)
  const whole = { ...(await ruleRequest(customer, WEIGHT)), ...request }
  const { validationErrors } = refused(await customer.api.post(RULES, whole), status, code)
  return validationErrors[0]?.members[0]
}

describe('a rule', () => {
  it('is kept as it was sent, with the names of what it refers to', async () => {
    const customer = await newCustomer(context.server)
    const parcel = await declareParcel(customer)
    const made = await newRule(customer, waitingFor(parcel, parcel), {
      displayName: ' Winter ',
      remarks: 'Keep it dry',
      maximumTotal: '120',
    })
    assert.deepEqual(await readRule(customer, made), made)
    assert.deepEqual(made.trigger, { kind: 'PARCELS', parcelIds: [parcel.id] })
    assert.deepEqual([made.displayName, made.maximumTotal, made.state], ['Winter', '120.00', 'ACTIVE'])
    assert.deepEqual([made.addressLabel, made.shippingMethodType?.id], ['Lin Xiaoman', 'air'])
    assert.equal(made.parcels[0]?.reason?.code, 'RuleParcelNotArrived')
    assert.equal(made.nextRunTime, null)
  })

  it('knows the next date of its schedule', async () => {
    const customer = await newCustomer(context.server)
    const firstDate = dayFromNow(3)
    const rule = await newRule(customer, { kind: 'SCHEDULE', everyWeeks: 1, firstDate })
    assert.equal(rule.nextRunTime, `${firstDate}T02:00:00.000Z`)
  })

  it('is made once for one key', async () => {
    const { api, ...customer } = await newCustomer(context.server)
    const [request, key] = [
      await ruleRequest({ ...customer, api }, WEIGHT),
      { 'idempotency-key': randomUUID() },
    ]
    const first = accepted(await api.post<ConsolidationRule>(RULES, request, key))
    assert.deepEqual(accepted(await api.post(RULES, request, key)), first)
    assert.equal(accepted(await api.post<Page<unknown>>(`${RULES}/list`)).totalCount, 1)
  })

  it('has the parts of its kind, and no others', async () => {
    assert.equal(
      await refusedField({ trigger: { kind: 'PARCELS' } }, 'RuleTriggerIncomplete'),
      'trigger.parcelIds',
    )
    const mixed = { kind: 'WEIGHT', kilograms: 3, everyWeeks: 1 }
    assert.equal(await refusedField({ trigger: mixed }, 'RuleTriggerMixed'), 'trigger.everyWeeks')
    assert.equal(await refusedField({ trigger: { ...WEIGHT, pounds: 3 } }, 'Validation'), 'trigger.pounds')
    const yesterday = { kind: 'SCHEDULE', everyWeeks: 1, firstDate: dayFromNow(-1) }
    assert.equal(await refusedField({ trigger: yesterday }, 'RuleDatePast'), 'trigger.firstDate')
  })

  it('refers to what there is', async () => {
    assert.equal(
      await refusedField({ transportationChannelId: 'rocket' }, 'ChannelUnknown'),
      'transportationChannelId',
    )
    assert.equal(
      await refusedField({ shippingMethodTypeId: 'sea' }, 'ChannelUnknown'),
      'transportationChannelId',
    )
    assert.equal(await refusedField({ receivingMethod: 20 }, 'PickupStationRequired'), 'pickupStationId')
    assert.equal(
      await refusedField({ additionalServiceIds: ['x'] }, 'AdditionalServiceUnknown'),
      'additionalServiceIds',
    )
    assert.equal(await refusedField({ maximumTotal: '0' }, 'RuleCeilingRequired'), 'maximumTotal')
    const stranger = await newCustomer(context.server)
    const { id: addressId } = await newAddress(stranger)
    assert.equal(await refusedField({ addressId }, 'AddressUnknown', 404), 'addressId')
    const trigger = waitingFor(await declareParcel(stranger))
    assert.equal(await refusedField({ trigger }, 'NotFound', 404), 'trigger.parcelIds')
  })

  it('does not wait for parcels that are gone, or that another rule waits for', async () => {
    const customer = await newCustomer(context.server)
    const [cancelled, waited] = [await declareParcel(customer), await declareParcel(customer)]
    accepted(await customer.api.post(`${PARCELS}/${cancelled.id}/cancel`))
    const make = async (trigger: ConsolidationRuleRequest['trigger']) =>
      customer.api.post<ConsolidationRule>(RULES, await ruleRequest(customer, trigger))
    refused(await make(waitingFor(cancelled)), 409, 'RuleParcelGone')
    const first = accepted(await make(waitingFor(waited)))
    refused(await make(waitingFor(waited)), 409, 'RuleParcelNamed')
    accepted(await customer.api.post(`${RULES}/${first.id}/pause`))
    accepted(await make(waitingFor(waited)))
    refused(await customer.api.post(`${RULES}/${first.id}/resume`), 409, 'RuleParcelNamed')
  })

  it('is one of twenty at most', async () => {
    const customer = await newCustomer(context.server)
    const request = await ruleRequest(customer, WEIGHT)
    const answers = await Promise.all(
      Array.from({ length: MAX_RULES + 3 }, () => customer.api.post(RULES, request)),
    )
    assert.equal(answers.filter(({ status }) => status === 200).length, MAX_RULES)
    refused(await customer.api.post(RULES, request), 409, 'RuleLimitReached')
  })

  it('is changed as a whole by whoever has seen it, paused, resumed and deleted', async () => {
    const customer = await newCustomer(context.server)
    const { api } = customer
    const rule = await newRule(customer, WEIGHT)
    const request = await ruleRequest(customer, { kind: 'WEIGHT', kilograms: 5 }, { displayName: 'Five' })
    const changed = accepted(
      await api.put<ConsolidationRule>(`${RULES}/${rule.id}`, { ...request, version: 1 }),
    )
    assert.deepEqual([changed.displayName, changed.trigger.kilograms, changed.version], ['Five', 5, 2])
    refused(await api.put(`${RULES}/${rule.id}`, { ...request, version: 1 }), 409, 'VersionStale')
    refused(await api.post(`${RULES}/${rule.id}/resume`), 409, 'RuleMoveRefused')
    assert.equal(accepted(await api.post<ConsolidationRule>(`${RULES}/${rule.id}/pause`)).state, 'PAUSED')
    const paused = accepted(await api.post<Page<ConsolidationRule>>(`${RULES}/list`, { state: 'PAUSED' }))
    assert.equal(paused.items[0]?.id, rule.id)
    assert.equal(accepted(await api.post<ConsolidationRule>(`${RULES}/${rule.id}/resume`)).state, 'ACTIVE')
    assert.equal((await api.delete(`${RULES}/${rule.id}`)).status, 204)
    refused(await api.get(`${RULES}/${rule.id}`), 404)
  })
})

describe('trying a rule', () => {
  it('says what it would do today, to the cent, and leaves everything as it was', async () => {
    const customer = await newCustomer(context.server)
    const { api } = customer
    const parcel = await storedParcel(context.server, customer)
    const request = await ruleRequest(customer, { kind: 'WEIGHT', kilograms: 1 })
    const trial = accepted(await api.post<RuleTrial>(`${RULES}/try`, request))
    assert.deepEqual([trial.wouldSubmit, trial.reason, trial.parcels[0]?.id], [true, null, parcel.id])
    assert.equal(accepted(await api.post<Page<unknown>>(`${ORDERS}/list`)).totalCount, 0)
    assert.equal(accepted(await api.post<Page<unknown>>(`${RULES}/list`)).totalCount, 0)
    const order = accepted(
      await api.post<{ total: string }>(
        ORDERS,
        await orderRequest(customer, [parcel], { addressId: request.addressId }),
      ),
    )
    assert.equal(trial.bill?.total, order.total)
  })

  it('says what it waits for, and what stands in its way', async () => {
    const customer = await newCustomer(context.server)
    const [here, onItsWay] = [await storedParcel(context.server, customer), await declareParcel(customer)]
    const rule = await newRule(customer, waitingFor(here, onItsWay), { maximumTotal: '100' })
    const tried = async () => accepted(await customer.api.post<RuleTrial>(`${RULES}/${rule.id}/try`))
    const waiting = await tried()
    assert.deepEqual([waiting.wouldSubmit, waiting.reason?.code], [false, 'RuleWaiting'])
    assert.deepEqual(
      waiting.waitingFor.map(({ id, reason }) => [id, reason?.code]),
      [[onItsWay.id, 'RuleParcelNotArrived']],
    )
    await context.server.warehouse.arrive(onItsWay.expressNumber)
    await context.server.warehouse.inbound(onItsWay.expressNumber, {
      weightKg: 1,
      lengthCm: 20,
      widthCm: 20,
      heightCm: 10,
    })
    const dear = await tried()
    assert.deepEqual(
      [dear.wouldSubmit, dear.reason?.code, dear.reason?.fix],
      [false, 'RuleAboveCeiling', 'CEILING'],
    )
    assert.ok(Number(dear.bill?.total) > 100)
    assert.equal((await readRule(customer, rule)).state, 'ACTIVE')
    assert.deepEqual(await runRules(context.server), ['STOPPED'])
  })
})
