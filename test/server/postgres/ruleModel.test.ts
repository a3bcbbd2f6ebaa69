import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { setFlagsFromString } from 'node:v8'

import { asc } from 'drizzle-orm'
import fc from 'fast-check'

import { DAY_MS, HOUR_MS } from '../../../server/clock.ts'
import { ParcelStatus } from '../../../server/contracts/enumerations.ts'
import { logisticsOrders, messages, ruleRuns } from '../../../server/db/schema/index.ts'
import { parseMoney } from '../../../server/money/money.ts'
import { RuleWorld, type Death } from '../../support/server/RuleWorld.ts'
import { openTestDatabase } from '../../support/server/testDatabase.ts'

import type { DatabaseConnection } from '../../../server/db/client.ts'
import type { RuleRow } from '../../../server/modules/consolidationRule/repository.ts'
import type { ParcelRow } from '../../../server/modules/parcel/moves.ts'

const EVENTS = process.env['TEST_EVERYTHING'] ? 2000 : 400

/** Something that happens; `pick` chooses the parcel or rule that it happens to. */
const event = fc.record({
  kind: fc.constantFrom(
    'declare',
    'bringOn',
    'bringOn',
    'bringOn',
    'bringOn',
    'bringOn',
    'bringOn',
    'handSubmit',
    'cancel',
    'addRule',
    'pauseOrResume',
    'pauseOrResume',
    'ceiling',
    'price',
    'channel',
    'address',
    'hours',
    'days',
    'look',
    'look',
    'look',
    'notice',
  ),
  pick: fc.nat(1000),
  isSo: fc.boolean(),
  deaths: fc.tuple(death(), death()),
})
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never

function death(): fc.Arbitrary<Death> {
  return fc.option(fc.record({ lives: fc.integer({ min: 0, max: 3 }), isUndone: fc.boolean() }))
}

let connection: DatabaseConnection | undefined
let world: RuleWorld
before(async () => {
  // This database is at work for long enough to be worth optimising.
  setFlagsFromString('--no-liftoff-only')
  connection = await openTestDatabase()
  world = new RuleWorld(connection.db)
  await world.begin()
})
after(() => connection?.close())

function picked<T>(things: readonly T[], pick: number): T | undefined {
  return things[pick % things.length]
}

async function play({ kind, pick, isSo, deaths }: Event): Promise<void> {
  const parcel = picked(await world.freeParcels(), pick)
  const rule = picked(await world.rules(), pick)
  const isRare = pick % 6 === 0
  if (kind === 'declare') await world.declare(!isRare)
  else if (kind === 'bringOn') await bringOn(pick)
  else if (kind === 'handSubmit' && parcel && isRare) await world.submitByHand(parcel)
  else if (kind === 'cancel' && parcel && isRare) await world.cancel(parcel)
  else if (kind === 'addRule') await addRule(pick)
  else if (kind === 'pauseOrResume' && rule) await world.pauseOrResume(rule)
  else if (kind === 'ceiling' && rule) await world.change(rule, isSo ? '900' : '90')
  else if (kind === 'price') await world.setPrice(isRare ? 12_000n : 4200n)
  else if (kind === 'channel') await world.openChannel(!isRare)
  else if (kind === 'address') await world.openAddress(!isRare)
  else if (kind === 'hours') world.jump((pick % 30) * HOUR_MS)
  else if (kind === 'days') world.jump((pick % 20) * DAY_MS)
  else if (kind === 'notice') world.passNotice()
  else if (kind === 'look') await look(deaths)
}

/** Takes parcels on that are not ready: the ones for longest on their way, mostly. */
async function bringOn(pick: number): Promise<void> {
  const isReady = ({ status, isDeclared }: ParcelRow) => status === ParcelStatus.Inbound && isDeclared
  const underWay = (await world.freeParcels()).filter((parcel) => !isReady(parcel))
  for (const parcel of underWay.slice(0, 1 + (pick % 3))) await world.bringOn(parcel, 500 + pick * 2)
}

/** One of the three kinds; a PARCELS rule waits for two new parcels, so that it can be kept. */
async function addRule(pick: number): Promise<void> {
  if (pick % 3 === 0) return world.addRule({ kind: 'WEIGHT', kilograms: 1 + (pick % 5) })
  if (pick % 3 === 1) {
    const firstDate = world.now.toISOString().slice(0, 10)
    return world.addRule({ kind: 'SCHEDULE', everyWeeks: pick % 2 === 0 ? 1 : 2, firstDate })
  }
  const parcels = [await world.declare(true), await world.declare(pick % 4 !== 0)]
  await world.addRule({ kind: 'PARCELS', parcelIds: parcels.map(({ id }) => id) })
}

/** Dates of schedules that have been answered. */
const answered = new Set<string>()

async function look(deaths: readonly [Death, Death]): Promise<void> {
  const rulesBefore = await world.rules()
  const endedBefore = new Set((await endedRuns()).map(({ id }) => id))
  await world.look(deaths)
  const fresh = (await endedRuns()).filter(({ id }) => !endedBefore.has(id))
  for (const run of fresh) {
    const rule = rulesBefore.find(({ id }) => id === run.ruleId) ?? assert.fail()
    assert.equal(rule.state, 'ACTIVE')
    if (run.outcome === 'SUBMITTED') {
      assert.ok((run.total ?? assert.fail()) <= rule.maximumTotal, 'above the ceiling')
      assert.ok(run.dueTime <= run.time, 'before its notice was over')
    }
    if (rule.nextDueTime !== null && run.outcome !== 'STOPPED') noteAnswer(rule)
  }
  await check()
}

function noteAnswer({ id, nextDueTime }: RuleRow): void {
  const key = `${id} ${nextDueTime?.toISOString()}`
  assert.ok(!answered.has(key), `${key} was answered twice`)
  answered.add(key)
}

async function allRuns() {
  return world.db.select().from(ruleRuns).orderBy(asc(ruleRuns.ruleId), asc(ruleRuns.round))
}

async function endedRuns() {
  return (await allRuns()).filter(({ outcome }) => outcome !== 'ANNOUNCED')
}

/** What holds at every moment. */
async function check(): Promise<void> {
  const orders = await world.db.select().from(logisticsOrders)
  const sent = orders.flatMap(({ parcelIds }) => parcelIds)
  assert.equal(new Set(sent).size, sent.length, 'a parcel is in two orders')

  const runs = await allRuns()
  const submitted = runs.filter(({ outcome }) => outcome === 'SUBMITTED')
  assert.equal(orders.length, world.handMade + submitted.length)
  assert.equal(new Set(submitted.map(({ orderId }) => orderId)).size, submitted.length)
  for (const run of submitted) {
    const order = orders.find(({ id }) => id === run.orderId) ?? assert.fail('a run without its order')
    assert.deepEqual([...order.parcelIds].sort(), [...run.parcelIds].sort())
    assert.equal(parseMoney(order.estimatedBill.total), run.total)
    assert.ok((order.autoPayMaximum ?? assert.fail()) >= (run.total ?? 0n))
  }

  const told = await world.db.select().from(messages)
  const times = (event: string, ruleId: string) =>
    told.filter((message) => message.event === event && message.subject?.id === ruleId).length
  for (const rule of await world.rules()) {
    const own = runs.filter(({ ruleId }) => ruleId === rule.id)
    const countOf = (outcome: string) => own.filter((run) => run.outcome === outcome).length
    assert.deepEqual(
      own.map(({ round }) => round),
      own.map((_run, index) => index + 1),
      'each event has one run',
    )
    const pending = countOf('ANNOUNCED')
    assert.equal(rule.round, own.length - pending + 1)
    assert.equal(times('ruleSubmitted', rule.id), countOf('SUBMITTED'))
    assert.equal(times('ruleStopped', rule.id), countOf('STOPPED'))
    assert.ok(times('ruleAnnounced', rule.id) >= countOf('SUBMITTED') + pending, 'told before')
    if (rule.trigger.kind === 'PARCELS') assert.ok(countOf('SUBMITTED') <= 1)
  }
}

describe('rules under hundreds of random events, with two processes that may die', () => {
  it('answer each event once, keep to the ceiling, and never send a parcel twice', async (t) => {
    const seed = Number(process.env['RULE_SEED'] ?? randomInt(2 ** 31))
    t.diagnostic(`seed ${seed}`)
    for (const one of fc.sample(event, { numRuns: EVENTS, seed })) await play(one)

    await world.setPrice(4200n)
    await world.openChannel(true)
    await world.openAddress(true)
    for (let round = 0; round < 3; round += 1) {
      await look([null, null])
      world.passNotice()
    }
    await look([null, null])
    const runs = await allRuns()
    assert.deepEqual(
      runs.filter(({ outcome, dueTime }) => outcome === 'ANNOUNCED' && dueTime <= world.now),
      [],
      'whatever was due has come to its outcome',
    )
    const outcomes = new Map(
      runs.map(({ outcome }) => [outcome, runs.filter((run) => run.outcome === outcome).length]),
    )
    t.diagnostic(JSON.stringify([...outcomes]))
    assert.ok((outcomes.get('SUBMITTED') ?? 0) > 3, 'the events let too little happen')
  })
})
