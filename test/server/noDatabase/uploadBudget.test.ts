import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { ApiProblem } from '../../../server/base/http/problem.ts'
import { createUploadBudget } from '../../../server/modules/upload/budget.ts'

const MB = 1024 * 1024

/** A budget with a way to leave uploads under way. */
function budgetOf(megabytes: number) {
  const budget = createUploadBudget({ underWay: megabytes * MB })
  const never = new Promise<never>(() => undefined)
  return {
    hold: (customer: string | null, size?: number) =>
      void budget.within(customer, bytesOf(size), () => never),
    send: (customer: string | null, size?: number) =>
      budget.within(customer, bytesOf(size), async () => 'kept'),
    within: budget.within,
  }
}

function bytesOf(megabytes: number | undefined): number | undefined {
  return megabytes === undefined ? undefined : megabytes * MB
}

function refusedWith(status: number, code: string) {
  return (error: unknown) => {
    assert.ok(error instanceof ApiProblem)
    assert.deepEqual([error.status, error.code, error.retryAfterSeconds], [status, code, 10])
    return true
  }
}

describe('the room for uploads under way', () => {
  it('is everybody’s, and free again when an upload ends, however it ends', async () => {
    const { within, send } = budgetOf(300)
    let fail = (_: Error) => {}
    const failing = within('a', 90 * MB, () => new Promise((_, reject) => (fail = reject)))
    let finish = (_: string) => {}
    const finishing = within('b', 90 * MB, () => new Promise<string>((resolve) => (finish = resolve)))
    void within('c', 90 * MB, () => new Promise(() => undefined))
    await assert.rejects(send('d', 90), refusedWith(503, 'UploadsBusy'))
    assert.equal(await send('d', 30), 'kept')
    fail(new Error('broken off'))
    await assert.rejects(failing, /broken off/)
    assert.equal(await send('d', 90), 'kept')
    finish('kept')
    await finishing
    await Promise.all([send('d', 90), send('e', 90)])
  })

  it('counts an upload that doesn’t tell its size as the largest', async () => {
    const { hold, send } = budgetOf(100)
    hold('a')
    await assert.rejects(send('b', 10), refusedWith(503, 'UploadsBusy'))
    assert.equal(await send('b', 9), 'kept')
  })

  it('counts no upload as more than the largest that is read', async () => {
    assert.equal(await budgetOf(100).send('a', 5000), 'kept')
  })

  it('leaves a third to one customer, or one upload', async () => {
    const { hold, send } = budgetOf(120)
    hold('a', 90)
    await assert.rejects(send('a', 1), refusedWith(429, 'UploadsUnfinished'))
    hold('b', 10)
    hold('b', 10)
    await assert.rejects(send('b', 21), refusedWith(429, 'UploadsUnfinished'))
    await assert.rejects(send('c', 21), refusedWith(503, 'UploadsBusy'))
  })

  it('lets a customer send twelve at once, and staff as many as there is room for', async () => {
    const { hold, send } = budgetOf(300)
    for (let count = 0; count < 12; count += 1) {
      hold('a', 1)
      hold(null, 1)
    }
    await assert.rejects(send('a', 1), refusedWith(429, 'UploadsUnfinished'))
    assert.equal(await send(null, 1), 'kept')
    assert.equal(await send('b', 1), 'kept')
  })
})
