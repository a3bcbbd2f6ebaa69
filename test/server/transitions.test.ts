import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { ParcelStatus as S, PARCEL_STATUSES, type ParcelStatus } from '../../server/contracts/enumerations.ts'
import { PARCEL_MOVES, type ParcelMove } from '../../server/contracts/parcel.ts'
import { findTransition } from '../../server/modules/parcel/transitions.ts'

/** The contract's table, written a second time: `null` is a parcel that did not exist. */
const ALLOWED: readonly (readonly [ParcelStatus | null, ParcelMove, ParcelStatus])[] = [
  [null, 'declare', S.NotArrival],
  [null, 'arrive', S.Arrived],
  [S.NotArrival, 'arrive', S.Arrived],
  [S.NotArrival, 'cancel', S.Canceled],
  [S.Arrived, 'inbound', S.Inbound],
  [S.Inbound, 'submit', S.PendingConsolidating],
  [S.PendingConsolidating, 'withdraw', S.Inbound],
  [S.PendingConsolidating, 'consolidate', S.Consolidate],
  [S.Consolidate, 'outbound', S.Outbound],
  [S.Outbound, 'ship', S.Shipped],
  [S.Shipped, 'reachPickupStation', S.WaitingForPickup],
  [S.Shipped, 'sign', S.Signed],
  [S.WaitingForPickup, 'sign', S.Signed],
]

const FROM: readonly (ParcelStatus | null)[] = [null, ...PARCEL_STATUSES]

describe('a parcel', () => {
  for (const from of FROM) {
    for (const move of PARCEL_MOVES) {
      const to = ALLOWED.find((allowed) => allowed[0] === from && allowed[1] === move)?.[2] ?? null
      it(`${to === null ? 'refuses' : 'allows'} ${move} from ${from ?? 'nothing'}`, () => {
        assert.equal(findTransition(move, from)?.to ?? null, to)
      })
    }
  }
})
