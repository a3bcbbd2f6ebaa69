import assert from 'node:assert/strict'
import { test } from 'node:test'

import { launch } from '../runner/launch.ts'
import { fixtureDir, launchFixture } from './fixture.ts'

const mine = { path: 'pages/mine/mine' }

for (const [action, fault] of [
  ['throws', /pages\/mine\/mine act on tap: Error: thrown by a handler/],
  ['complain', /console.error: Error: said to the console/],
  ['warn', /console.warn: Warning: said by React/],
  ['late', /setTimeout: [\s\S]*thrown by a timer/],
  ['unwritten', /wx\.startAccelerometer: not implemented in the runner/],
  ['unknown', /notAFunctionOfWeChat is not a function/],
  ['tooNew', /getPrivacySetting is not a function/],
  ['compiles', /Code generation from strings disallowed/],
] as const) {
  test(`"${action}" is not clean`, async (t) => {
    const app = await launchFixture(t, mine)
    app.assertClean()
    await app.tap(`#${action}`)
    assert.throws(() => app.assertClean(), fault)
  })
}

test('a function of a newer WeChat is there on a newer phone', async (t) => {
  const app = await launchFixture(t, { ...mine, system: { SDKVersion: '2.32.3' } })
  await app.tap('#tooNew')
  app.assertClean()
})

test('a remark on the console is clean', async (t) => {
  const app = await launchFixture(t, mine)
  await app.tap('#remark')
  assert.equal(app.console.at(-1)?.level, 'warn')
  app.assertClean()
})

test('an unhandled rejection is not clean', async (t) => {
  const app = await launchFixture(t, mine)
  // Node's test runner fails a test on any unhandled rejection, so it mustn't see this one.
  const listeners = process.listeners('unhandledRejection')
  const ofTestRunner = listeners.filter((listener) => !listener.toString().includes('realm.owns'))
  for (const listener of ofTestRunner) process.off('unhandledRejection', listener)
  t.after(() => ofTestRunner.forEach((listener) => process.on('unhandledRejection', listener)))
  await app.tap('#lost')
  assert.throws(() => app.assertClean(), /unhandled rejection: Error: lost/)
})

test('two apps at once do not share faults or measurements', async (t) => {
  const first = await launchFixture(t, mine)
  const second = await launchFixture(t, mine)
  const third = await launchFixture(t, { onRequest: () => 'offline' })
  const { calls } = second.setDataStats()
  await first.tap('#throws')
  await first.tap('#globals')
  assert.equal(first.faults.length, 1)
  await third.tap('#more')
  await third.tap('#more')
  assert.match(third.faults[0]?.message ?? '', /thrown by an observer/)
  assert.equal(first.faults.length, 1)
  second.assertClean()
  assert.equal(second.setDataStats().calls, calls)
})

test('what is still going on is counted', async (t) => {
  const app = await launchFixture(t, { ...mine, onRequest: () => new Promise(() => undefined) })
  assert.deepEqual(app.running(), { timers: 0, listeners: 0, requests: 0 })
  await app.tap('#tick')
  await app.tap('#listen')
  await app.tap('#abroad')
  // The request's timeout counts as a timer too.
  assert.deepEqual(app.running(), { timers: 2, listeners: 1, requests: 1 })
})

test('nothing is left after closing', async () => {
  const listeners = process.listenerCount('unhandledRejection')
  const before = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  const app = await launch(fixtureDir, { ...mine, onRequest: () => new Promise(() => undefined) })
  await app.tap('#tick')
  await app.tap('#abort')
  await app.close()
  await new Promise((resolve) => setImmediate(resolve))
  const after = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  assert.equal(after, before)
  assert.equal(process.listenerCount('unhandledRejection'), listeners)
})

test('a directory without a build says how to make one', async () => {
  await assert.rejects(
    async () => launch('/nowhere'),
    /\/nowhere holds no compiled mini program.*npm run build:weapp/,
  )
})
