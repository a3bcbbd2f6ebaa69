import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eachAlone } from '../../../server/base/process/eachAlone.ts'
import { isOutage } from '../../../server/db/outage.ts'

describe('one after the other', () => {
  it('goes on after one that fails, and says at the end what failed', async () => {
    const away = Object.assign(new Error('nobody listens'), { code: 'ECONNREFUSED' })
    const had: number[] = []
    const work = async (one: number) => {
      had.push(one)
      if (one === 2) throw away
    }
    await assert.rejects(eachAlone([1, 2, 3], work), (error) => {
      assert.ok(error instanceof AggregateError)
      assert.deepEqual([error.errors, isOutage(error)], [[away], true])
      return true
    })
    assert.deepEqual(had, [1, 2, 3])
  })
})
