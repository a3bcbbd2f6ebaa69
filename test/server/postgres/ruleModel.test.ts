import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { setFlagsFromString } from 'node:v8'

import { asc } from 'drizzle-orm'
import fc from 'fast-check'

import { DAY_MS, HOUR_MS } from '../../../server/base/time/clock.ts'
import { ParcelStatus } from '../../../server/contracts/enumerations.ts'
import { logisticsOrders, messages, ruleRuns } from '../../../server/db/schema/index.ts'
import { parseMoney } from '../../../server/money/money.ts'
import { RuleWorld, type Death } from '../../support/server/RuleWorld.ts'
import { openTestDatabase } from '../../support/server/testDatabase.ts'

import type { DatabaseConnection } from '../../../server/db/client.ts'
import type { RuleRow } from '../../../server/modules/consolidationRule/repository/rule.ts'
import type { ParcelRow } from '../../../server/modules/parcel/index.ts'

const EVENTS = process.env['TEST_EVERYTHING'] ? 2000 : 400

const KINDS = [
  'declare',
  'declare',
  'declare',
  ...Array<'bringOn'>(6).fill('bringOn'),
  'handSubmit',
  'cancel',
  'addRule',
  'pauseOrResume',
  'pauseOrResume',
  'ceiling',
  'price',
  'price',
  'channel',
  'channel',
  'address',
  'address',
  'hours',
  'days',
  'look',
  'look',
  'look',
  'notice',
] as const
type Kind = (typeof KINDS)[number]

/** Something that happens; `pick` chooses the parcel or rule that it happens to. */
const event = fc.record({
  kind: fc.constantFrom(...KINDS),
  pick: fc.nat(1000),
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

/** What happens seldom, so that rules can mostly be kept. */
const isRare = (pick: number): boolean => pick % 6 === 0

const HAPPENINGS: Readonly<Record<Kind, (event: Event) => unknown>> = {
  declare: ({ pick }) => world.declare(!isRare(pick)),
  bringOn: ({ pick }) => bringOn(pick),
  handSubmit: ({ pick }) => withParcel(pick, (parcel) => world.submitByHand(parcel)),
  cancel: ({ pick }) => withParcel(pick, (parcel) => world.cancel(parcel)),
  addRule: ({ pick }) => addRule(pick),
  pauseOrResume: ({ pick }) => withRule(pick, (rule) => world.pauseOrResume(rule)),
  ceiling: ({ pick }) => withRule(pick, (rule) => world.change(rule, pick % 4 > 0 ? '5000' : '90')),
  price: ({ pick }) => world.setPrice(isRare(pick) ? 12_000n : 4200n),
  channel: ({ pick }) => world.openChannel(!isRare(pick)),
  address: ({ pick }) => world.openAddress(!isRare(pick)),
  hours: ({ pick }) => world.jump((pick % 12) * HOUR_MS),
  days: ({ pick }) => world.jump((pick % 9) * DAY_MS),
  notice: () => world.passNotice(),
  look: ({ deaths }) => look(deaths),
}

async function withParcel(pick: number, work: (parcel: ParcelRow) => Promise<void>): Promise<void> {
  const free = await world.freeParcels()
  const parcel = free[pick % free.length]
  if (parcel && isRare(pick)) await work(parcel)
}

async function withRule(pick: number, work: (rule: RuleRow) => Promise<void>): Promise<void> {
  const rules = (await world.rules()).filter(({ state }) => state !== 'DONE')
  const rule = rules[pick % rules.length]
  if (rule) await work(rule)
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

/** A rule that nothing is in the way of: however the other events went, there is one to submit. */
async function addRuleThatIsMet(): Promise<void> {
  const ids = [(await world.declare(true)).id, (await world.declare(true)).id]
  await world.addRule({ kind: 'PARCELS', parcelIds: ids })
  const bringOnOwn = async () => {
    for (const parcel of await world.freeParcels()) {
      if (ids.includes(parcel.id)) await world.bringOn(parcel, 800)
    }
  }
  // Once for their arrival, once for the scale.
  await bringOnOwn()
  await bringOnOwn()
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
    // A second run of the same look answered a date that only came with the first.
    const isFirst = fresh.find(({ ruleId }) => ruleId === rule.id) === run
    if (rule.nextDueTime !== null && run.outcome !== 'STOPPED' && isFirst) noteAnswer(rule)
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
    for (const one of fc.sample(fc.noBias(event), { numRuns: EVENTS, seed })) await HAPPENINGS[one.kind](one)

    await world.setPrice(4200n)
    await world.openChannel(true)
    await world.openAddress(true)
    await addRuleThatIsMet()
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
    const events = runs.map(({ outcome, reason }) => reason?.code ?? outcome)
    const counts = Object.fromEntries(
      events.map((name) => [name, events.filter((one) => one === name).length]),
    )
    t.diagnostic(JSON.stringify(counts))
    assert.ok((counts['SUBMITTED'] ?? 0) > 0, 'the events let too little happen')
  })
})
