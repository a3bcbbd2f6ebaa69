import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'

import { calendarAt } from '../../../server/base/time/calendar.ts'
import { after, DAY_MS } from '../../../server/base/time/clock.ts'
import { dueTimeAfter } from '../../../server/modules/consolidationRule/engine/schedule.ts'

import type { RuleTrigger } from '../../../server/contracts/consolidationRule.ts'

const BEIJING = { calendar: calendarAt(480), hour: 10 }
const everyTwoWeeks: RuleTrigger = { kind: 'SCHEDULE', everyWeeks: 2, firstDate: '2026-11-27' }

describe('the schedule of a rule', () => {
  it('submits at ten by the warehouse’s clocks, on the first date and every so many weeks after', () => {
    const next = (time: string) => dueTimeAfter(new Date(time), everyTwoWeeks, BEIJING)?.toISOString()
    assert.equal(next('2026-10-01T00:00:00Z'), '2026-11-27T02:00:00.000Z')
    assert.equal(next('2026-11-27T01:59:59.999Z'), '2026-11-27T02:00:00.000Z')
    assert.equal(next('2026-11-27T02:00:00Z'), '2026-12-11T02:00:00.000Z')
    assert.equal(next('2027-03-01T00:00:00Z'), '2027-03-05T02:00:00.000Z')
  })

  it('keeps its hour where the phone’s clocks change, whatever the server’s time zone', () => {
    const before = process.env['TZ']
    try {
      for (const zone of ['America/New_York', 'Pacific/Auckland', 'Australia/Lord_Howe', 'UTC']) {
        process.env['TZ'] = zone
        const weekly: RuleTrigger = { kind: 'SCHEDULE', everyWeeks: 1, firstDate: '2026-03-01' }
        let time = new Date('2026-02-20T00:00:00Z')
        for (let week = 0; week < 52; week += 1) {
          const due = dueTimeAfter(time, weekly, BEIJING) ?? assert.fail()
          assert.equal(due.toISOString().slice(11), '02:00:00.000Z')
          time = due
        }
        assert.equal(time.toISOString(), '2027-02-21T02:00:00.000Z')
      }
    } finally {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    }
  })

  it('always lies ahead, at most one interval away once it has begun', () => {
    const trigger = fc.record({
      kind: fc.constant('SCHEDULE' as const),
      everyWeeks: fc.constantFrom(1 as const, 2 as const, 4 as const),
      firstDate: fc
        .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    })
    const time = fc.date({ min: new Date('2025-06-01'), max: new Date('2029-12-31'), noInvalidDate: true })
    const offset = fc.constantFrom(480, 0, -300, 345)
    fc.assert(
      fc.property(trigger, time, offset, (rule, now, utcOffsetMinutes) => {
        const terms = { calendar: calendarAt(utcOffsetMinutes), hour: 10 }
        const first = dueTimeAfter(new Date(0), rule, terms) ?? assert.fail()
        const due = dueTimeAfter(now, rule, terms) ?? assert.fail()
        const interval = rule.everyWeeks * 7 * DAY_MS
        assert.ok(due > now && due >= first)
        assert.equal((due.getTime() - first.getTime()) % interval, 0)
        assert.ok(due.getTime() === first.getTime() || due <= after(now, interval))
      }),
    )
  })

  it('is nothing that other rules have', () => {
    assert.equal(dueTimeAfter(new Date(), { kind: 'WEIGHT', kilograms: 10 }, BEIJING), null)
  })
})
