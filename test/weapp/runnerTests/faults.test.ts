import assert from 'node:assert/strict'
import { test } from 'node:test'

import { launch } from '../runner/launch.ts'
import { fixtureDir, launchFixture } from './fixture.ts'

const mine = { path: 'pages/mine/mine' }

for (const [action, fault] of [
  ['throws', /thrown by a handler/],
  ['late', /setTimeout: [\s\S]*thrown by a timer/],
  ['unwritten', /wx\.startAccelerometer: not implemented in the runner/],
  ['unknown', /notAFunctionOfWeChat is not a function/],
  ['compiles', /Code generation from strings disallowed/],
] as const) {
  test(`"${action}" is not clean`, async (t) => {
    const app = await launchFixture(t, mine)
    app.assertClean()
    await app.tap(`#${action}`)
    assert.throws(() => app.assertClean(), fault)
  })
}

test('an unhandled rejection is not clean', async (t) => {
  const app = await launchFixture(t, mine)
  // The test runner takes any unhandled rejection for a failure of this test: it must not hear of this one.
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
  const { calls } = second.setDataStats()
  await first.tap('#throws')
  await first.tap('#globals')
  assert.equal(first.faults.length, 1)
  second.assertClean()
  assert.equal(second.setDataStats().calls, calls)
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
