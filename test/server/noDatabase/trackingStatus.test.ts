import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { statusOf } from '../../../server/modules/tracking/status.ts'

import type { TrackingStatus } from '../../../server/contracts/tracking.ts'

/** The statuses as they happened, oldest first. */
const after = (...happened: TrackingStatus[]) => statusOf(happened.reverse())

describe('where something is', () => {
  it('is unknown before anything has happened', () => assert.equal(after(), 'not_found'))

  it('follows what happens', () => {
    assert.equal(after('info_received', 'picked_up'), 'picked_up')
    assert.equal(after('info_received', 'picked_up', 'in_transit', 'customs', 'in_transit'), 'in_transit')
  })

  it('never goes back: not to the first events of a parcel’s order, nor with a carrier’s late report', () => {
    assert.equal(after('info_received', 'in_transit', 'info_received', 'picked_up'), 'in_transit')
    assert.equal(after('in_transit', 'info_received'), 'in_transit')
    assert.equal(after('out_for_delivery', 'delivered', 'customs'), 'delivered')
  })

  it('is what went wrong, until it goes on', () => {
    assert.equal(after('in_transit', 'out_for_delivery', 'delivery_failed'), 'delivery_failed')
    assert.equal(after('out_for_delivery', 'delivery_failed', 'in_transit'), 'in_transit')
  })
})
