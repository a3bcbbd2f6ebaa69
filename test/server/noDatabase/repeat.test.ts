import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { repeat } from '../../../server/base/process/repeat.ts'

interface Round {
  resolve(): void
  reject(error: Error): void
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('work that is done again and again', () => {
  it('is never done twice at once, goes on after a failure, and is waited for at the end', async (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] })
    const rounds: Round[] = []
    const errors: unknown[] = []
    const stop = repeat(
      1000,
      () => new Promise<void>((resolve, reject) => rounds.push({ resolve, reject })),
      (error) => errors.push(error),
    )
    t.mock.timers.tick(3000)
    assert.equal(rounds.length, 1)
    const failure = new Error('out of order')
    rounds[0]?.reject(failure)
    await settled()
    assert.deepEqual(errors, [failure])

    t.mock.timers.tick(1000)
    assert.equal(rounds.length, 2)
    let isStopped = false
    const stopping = stop().then(() => (isStopped = true))
    await settled()
    assert.equal(isStopped, false)
    rounds[1]?.resolve()
    await stopping
    t.mock.timers.tick(5000)
    assert.equal(rounds.length, 2)
  })
})
