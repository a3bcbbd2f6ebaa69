import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { clientOf } from '../../../server/base/http/asker.ts'
import { after, DAY_MS, MINUTE_MS } from '../../../server/base/time/clock.ts'
import { refuseOverLimit, type SentCode } from '../../../server/modules/passport/codes/sending.ts'
import { judgeTry, type Tries } from '../../../server/modules/passport/passwords/tries.ts'

import type { Socket } from 'node:net'

const START = new Date('2026-01-01T00:00:00Z')

describe('a client', () => {
  it('is an address of IPv4, a network of IPv6, or else the connection', () => {
    const socket = { remoteAddress: '192.0.2.1' } as Socket
    const clients = {
      '203.0.113.9': '203.0.113.9',
      '::ffff:203.0.113.9': '203.0.113.9',
      '2001:db8:1:2:3:4:5:6': '2001:db8:1:2::',
      '2001:0DB8:0001:0002::6': '2001:db8:1:2::',
      '2001:db8:1::6': '2001:db8:1::',
      'fe80::1%eth0': 'fe80::',
      nonsense: '192.0.2.1',
    }
    for (const [ip, client] of Object.entries(clients)) assert.equal(clientOf({ ip, socket }), client)
  })
})

describe('strangers who never stop', () => {
  /** Tries as soon as it's allowed, each from a new address, for a day. */
  it('have about 340 passwords a day to try, and never wait longer than five minutes', () => {
    let [now, tries, longest] = [START, 0, 0]
    let all: Tries | undefined
    while (now < after(START, DAY_MS)) {
      const judgement = judgeTry({ own: undefined, all }, now)
      if ('waitMs' in judgement) {
        longest = Math.max(longest, judgement.waitMs)
        now = after(now, judgement.waitMs)
      } else {
        tries += 1
        all = judgement.all
      }
    }
    assert.ok(tries > 300 && tries <= 345, `${tries} tries`)
    assert.equal(longest, 5 * MINUTE_MS)
  })

  it('have no more on later days, at addresses that come back', () => {
    const askers: (Tries | undefined)[] = Array.from({ length: 50 }, () => undefined)
    const days = [0, 0, 0]
    let all: Tries | undefined
    for (let now = START; now < after(START, 3 * DAY_MS); now = after(now, MINUTE_MS)) {
      for (const [index, own] of askers.entries()) {
        const judgement = judgeTry({ own, all }, now)
        if ('waitMs' in judgement) continue
        ;({ own: askers[index], all } = judgement)
        const day = Math.floor((now.getTime() - START.getTime()) / DAY_MS)
        days[day] = (days[day] ?? 0) + 1
      }
    }
    for (const tries of days) assert.ok(tries > 200 && tries <= 345, `${days.join()} tries`)
  })

  it('at one address never make others wait', () => {
    let all: Tries | undefined
    let own: Tries | undefined
    for (let now = START; now < after(START, DAY_MS); now = after(now, MINUTE_MS)) {
      const judgement = judgeTry({ own, all }, now)
      if (!('waitMs' in judgement)) ({ own, all } = judgement)
    }
    assert.equal(all?.count, 5)
  })

  it('get at most 30 codes a day sent to one target, and never wait longer than two hours; so do devices', () => {
    const sent: SentCode[] = []
    for (const kind of ['address', 'device']) {
      let [now, longest, count] = [START, 0, 0]
      while (now < after(START, DAY_MS)) {
        const asker = `${kind}:${count}`
        try {
          refuseOverLimit(sent, asker, now)
          sent.unshift({ asker, time: now })
          count += 1
        } catch (error) {
          const { retryAfterSeconds = 0 } = error as { retryAfterSeconds?: number }
          longest = Math.max(longest, retryAfterSeconds)
          now = after(now, retryAfterSeconds * 1000)
        }
      }
      assert.ok(count >= 20 && count <= 30, `${count} codes`)
      assert.equal(longest, 2 * 60 * 60)
    }
  })
})
