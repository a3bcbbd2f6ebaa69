import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { repeat } from '../../../server/base/process/repeat.ts'
import { repeatOnDatabase } from '../../../server/db/repeatOnDatabase.ts'
import { createLog } from '../../../server/start/log.ts'

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

describe('what is done again and again on a database', () => {
  it('says once that the database is away, once that it is back, and each time anything else', async (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] })
    const lines: { level: number; msg: string; reason?: string }[] = []
    const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as never) })
    let failure: Error | null = null
    const stop = repeatOnDatabase({ name: 'sweeping', pauseMs: 1000, log }, () =>
      failure ? Promise.reject(failure) : Promise.resolve(),
    )
    const round = async (next: Error | null): Promise<void> => {
      failure = next
      t.mock.timers.tick(1000)
      await settled()
    }
    const away = Object.assign(new Error('the server is shutting down'), { code: '57P01' })
    for (const next of [away, away, away, null, null, new Error('a bug'), away]) await round(next)
    assert.deepEqual(
      lines.map(({ level, msg, reason }) => [level, msg, reason]),
      [
        [40, 'sweeping is held up by an outage', 'the server is shutting down'],
        [30, 'sweeping goes on', undefined],
        [50, 'sweeping failed', undefined],
        [40, 'sweeping is held up by an outage', 'the server is shutting down'],
      ],
    )
    await stop()
  })
})
