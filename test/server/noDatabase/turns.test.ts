import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { ApiProblem } from '../../../server/base/http/problem.ts'
import { NoTurn, turns } from '../../../server/base/process/turns.ts'
import { getSiteConfiguration } from '../../../server/contracts/calls/system.ts'
import { createFairShare } from '../../../server/routing/fairShare.ts'

import type { FastifyRequest } from 'fastify'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Work that a test ends, in a share of two at once and two waiting. */
function world() {
  const inTurn = turns({ atOnce: 2, waiting: 2, waitMs: 1000 })
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const send = (user: string, name: string): Promise<void> =>
    inTurn(user, () => {
      log.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    }).catch((error: unknown) => {
      assert.ok(error instanceof NoTurn)
      log.push(`no ${name}`)
    })
  return { log, send, end: (name: string) => ends.get(name)?.() }
}

describe('a user’s share', () => {
  it('runs so many at once and the rest in order, and refuses what is too much', async () => {
    const { log, send, end } = world()
    for (const name of ['1', '2', '3', '4', '5']) void send('ada', name)
    await settled()
    assert.deepEqual(log, ['1', '2', 'no 5'])
    end('2')
    await settled()
    end('1')
    await settled()
    assert.deepEqual(log.slice(3), ['3', '4'])
    void send('ada', '6')
    await settled()
    assert.deepEqual(log.slice(5), [])
    end('3')
    await settled()
    assert.deepEqual(log.slice(5), ['6'])
    end('4')
    await settled()
    void send('ada', '7')
    void send('ada', '8')
    await settled()
    assert.deepEqual(log.slice(6), ['7'])
  })

  it('takes nothing from another user’s', async () => {
    const { log, send } = world()
    for (const name of ['1', '2', '3']) void send('ada', name)
    void send('bob', 'his')
    await settled()
    assert.deepEqual(log, ['1', '2', 'his'])
  })

  it('is free again after work that failed', async () => {
    const inTurn = turns({ atOnce: 1, waiting: 0, waitMs: 1000 })
    await assert.rejects(
      inTurn('ada', () => Promise.reject(new Error('broken'))),
      /broken/,
    )
    assert.equal(await inTurn('ada', async () => 'done'), 'done')
  })

  it('does not keep anyone waiting for long', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const { log, send, end } = world()
    for (const name of ['1', '2', '3']) void send('ada', name)
    await settled()
    t.mock.timers.tick(1000)
    await settled()
    assert.deepEqual(log, ['1', '2', 'no 3'])
    void send('ada', '4')
    end('1')
    await settled()
    assert.deepEqual(log.slice(3), ['4'])
  })
})

describe('the share of strangers', () => {
  it('is one for each client, whatever it calls itself', async () => {
    const inShare = createFairShare({ atOnce: 1, waiting: 0, waitMs: 1000 })
    const call = (ip: string, work: () => Promise<unknown>) =>
      inShare(getSiteConfiguration, { ip, caller: null } as FastifyRequest, work)
    void call('2001:db8:1:2::3', () => new Promise(() => undefined))
    await assert.rejects(
      call('2001:db8:1:2:ffff::', async () => 'run'),
      (error) => error instanceof ApiProblem && error.code === 'TooManyRequests',
    )
    assert.equal(await call('2001:db8:1:3::3', async () => 'run'), 'run')
  })
})
