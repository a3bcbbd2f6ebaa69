import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { RULE_STATES, RUN_OUTCOMES } from '../../../server/contracts/consolidationRule.ts'
import { AFTER_SALES_MOVES } from '../../../server/contracts/afterSales.ts'
import { MY_COUPON_MOVES } from '../../../server/contracts/coupon.ts'
import {
  AfterSalesStatus,
  LogisticsOrderStatus,
  MyCouponStatus,
  ParcelStatus,
  ServiceRequestStatus,
  StoreOrderStatus,
  TopupStatus,
  UnclaimedParcelStatus,
} from '../../../server/contracts/enumerations.ts'
import { LOGISTICS_ORDER_MOVES } from '../../../server/contracts/logisticsOrder.ts'
import { PARCEL_MOVES } from '../../../server/contracts/parcel.ts'
import { SERVICE_REQUEST_MOVES } from '../../../server/contracts/serviceRequest.ts'
import { STORE_ORDER_MOVES } from '../../../server/contracts/storeOrder.ts'
import { TOPUP_MOVES } from '../../../server/contracts/topup.ts'
import { CLAIM_STATUSES, UNCLAIMED_PARCEL_MOVES } from '../../../server/contracts/unclaimedParcel.ts'
import { AFTER_SALES } from '../../../server/states/afterSales.ts'
import { CLAIM } from '../../../server/states/claim.ts'
import { CONSOLIDATION_RULE } from '../../../server/states/consolidationRule.ts'
import { createLifecycle } from '../../../server/states/lifecycle.ts'
import { LOGISTICS_ORDER } from '../../../server/states/logisticsOrder.ts'
import { createMachine, type Machine } from '../../../server/states/machine.ts'
import { MY_COUPON } from '../../../server/states/myCoupon.ts'
import { PARCEL } from '../../../server/states/parcel.ts'
import { RULE_RUN } from '../../../server/states/ruleRun.ts'
import { SERVICE_REQUEST } from '../../../server/states/serviceRequest.ts'
import { STORE_ORDER } from '../../../server/states/storeOrder.ts'
import { TOPUP } from '../../../server/states/topup.ts'
import { UNCLAIMED_PARCEL } from '../../../server/states/unclaimedParcel.ts'

type Status = number | string

interface Kind {
  readonly name: string
  readonly machine: Pick<Machine<Status, string, string>, 'transitions'> & { all(group: 'ended'): Status[] }
  /** Moves that its history can name; left out for a kind without a history. */
  readonly moves?: readonly string[]
  readonly statuses: readonly Status[]
  /** Moves that lead out of an end again. */
  readonly returns?: readonly string[]
}

const KINDS: readonly Kind[] = [
  { name: 'a parcel', machine: PARCEL, moves: PARCEL_MOVES, statuses: Object.values(ParcelStatus) },
  {
    name: 'a shipment order',
    machine: LOGISTICS_ORDER,
    moves: LOGISTICS_ORDER_MOVES,
    statuses: Object.values(LogisticsOrderStatus),
  },
  { name: 'a top-up', machine: TOPUP, moves: TOPUP_MOVES, statuses: Object.values(TopupStatus) },
  {
    name: 'a coupon',
    machine: MY_COUPON,
    moves: MY_COUPON_MOVES,
    statuses: Object.values(MyCouponStatus),
    returns: ['giveBack'],
  },
  {
    name: 'a mall order',
    machine: STORE_ORDER,
    moves: STORE_ORDER_MOVES,
    statuses: Object.values(StoreOrderStatus),
  },
  {
    name: 'an after-sales request',
    machine: AFTER_SALES,
    moves: AFTER_SALES_MOVES,
    statuses: Object.values(AfterSalesStatus),
  },
  {
    name: 'a service request',
    machine: SERVICE_REQUEST,
    moves: SERVICE_REQUEST_MOVES,
    statuses: Object.values(ServiceRequestStatus),
  },
  {
    name: 'an unclaimed parcel',
    machine: UNCLAIMED_PARCEL,
    moves: UNCLAIMED_PARCEL_MOVES,
    statuses: Object.values(UnclaimedParcelStatus),
  },
  { name: 'a claim', machine: CLAIM, statuses: CLAIM_STATUSES },
  {
    name: 'a consolidation rule',
    machine: CONSOLIDATION_RULE,
    statuses: RULE_STATES,
    returns: ['replace'],
  },
  { name: "a rule's run", machine: RULE_RUN, statuses: RUN_OUTCOMES },
]

/** The statuses that moves lead to, from the given ones on. */
function reachable({ transitions }: Kind['machine'], from: Status | null): Set<Status> {
  const found = new Set<Status>()
  const visit = (at: Status | null): void => {
    for (const { from: start, to } of transitions) {
      if (start !== at || found.has(to)) continue
      found.add(to)
      visit(to)
    }
  }
  visit(from)
  return found
}

for (const { name, machine, moves, statuses, returns = [] } of KINDS) {
  const { transitions } = machine
  const ended = machine.all('ended')

  describe(name, () => {
    it('can come to every status', () => {
      assert.deepEqual([...reachable(machine, null)].sort(), [...statuses].sort())
    })

    it('can always come to an end', () => {
      const stuck = statuses.filter((status) => {
        const ahead = reachable(machine, status)
        return !ended.includes(status) && !ended.some((end) => ahead.has(end))
      })
      assert.deepEqual(stuck, [])
    })

    it('stays where it ended', () => {
      const further = transitions.filter(({ from }) => from !== null && ended.includes(from))
      assert.deepEqual([...new Set(further.map(({ move }) => move))], returns)
    })

    it('has one step for a move from a status', () => {
      const steps = transitions.map(({ move, from }) => `${move} from ${from}`)
      assert.deepEqual(steps, [...new Set(steps)])
    })

    if (moves) {
      it('makes the moves that its history can name, and no others', () => {
        assert.deepEqual([...new Set(transitions.map(({ move }) => move))].sort(), [...moves].sort())
      })
    }
  })
}

describe('a lifecycle', () => {
  const machine = createMachine<number, 'make' | 'sell', 'live' | 'ended'>({
    transitions: [
      { move: 'make', from: null, to: 1, actor: 'WAREHOUSE' },
      { move: 'sell', from: 1, to: 2, actor: 'CUSTOMER' },
    ],
    groups: { 1: ['live'], 2: ['ended'] },
  })
  interface Thing {
    readonly status: number
    readonly price: number
    readonly time?: Date
  }

  function stage({ isChangedMeanwhile = false } = {}) {
    const history: string[] = []
    const times: Date[] = []
    const { begin, move } = createLifecycle<null, Thing, number, 'make' | 'sell', Thing, string>({
      machine,
      statusOf: ({ status }) => status,
      timeOf: ({ time = null }) => time,
      refusal: ({ status }, refused) => new Error(`${refused} refused at ${status}`),
      save: async (_tx, row, changes, { to }) =>
        isChangedMeanwhile ? undefined : { ...row, ...changes, status: to },
      record: async (_tx, { status }, { move: made, actor, time }, note) => {
        times.push(time)
        history.push(`${made} by ${actor}: ${status}, ${note}`)
      },
    })
    const now = new Date('2026-01-01T00:00:00Z')
    return {
      history,
      times,
      begin,
      sell: (thing: Thing) => move(null, thing, 'sell', now, 'sold', { price: 3 }),
      now,
    }
  }

  it('begins, moves on, and writes both down', async () => {
    const { history, begin, sell, now } = stage()
    const made = await begin(null, 'make', now, async ({ to }) => ({ status: to, price: 5 }), 'new')
    assert.deepEqual(await sell(made), { status: 2, price: 3 })
    assert.deepEqual(history, ['make by WAREHOUSE: 1, new', 'sell by CUSTOMER: 2, sold'])
  })

  it('writes no step down as earlier than the one before it', async () => {
    const { times, sell, now } = stage()
    const later = new Date(now.getTime() + 1)
    await sell({ status: 1, price: 5, time: later })
    await sell({ status: 1, price: 5, time: new Date(0) })
    assert.deepEqual(times, [later, now])
  })

  it('refuses a move that the status does not allow, and writes nothing', async () => {
    const { history, sell } = stage()
    await assert.rejects(sell({ status: 2, price: 5 }), /sell refused at 2/)
    assert.deepEqual(history, [])
  })

  it('refuses to move what somebody else changed meanwhile', async () => {
    const { history, sell } = stage({ isChangedMeanwhile: true })
    await assert.rejects(sell({ status: 1, price: 5 }), /sell refused at 1/)
    assert.deepEqual(history, [])
  })
})
