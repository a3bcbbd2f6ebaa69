import assert from 'node:assert/strict'
import { test } from 'node:test'

import { weappDir } from '../weappDir.ts'
import { homeSetData } from './homeSetData.ts'
import { answered } from './support/answered.ts'
import { openApp } from './support/openApp.ts'
import { PAGES } from './support/paths.ts'
import { signInToDemo } from './support/screens.ts'
import { context } from './support/sharedDemoServer.ts'

import type { MiniProgram } from '../runner/MiniProgram.ts'

const MAX_CALLS_AT_START = 2
const MAX_BYTES_AT_START = 8_192
const MAX_BYTES_PER_CALL = 32_768
const MAX_PAGES = 10

test('the home tab stands with few, small crossings to the view', async (t) => {
  const { url } = context.server
  const app = await openApp(t, { baseUrl: url })
  await signInToDemo(app)
  for (const [who, storage] of [
    ['signed out', {}],
    ['signed in', Object.fromEntries(app.storage)],
  ] as const) {
    const { calls, bytes, largest } = await homeSetData(weappDir, url, { storage })
    t.diagnostic(`home, ${who}: ${calls} calls, ${bytes} B before data, largest call ${largest} B`)
    assert.ok(calls <= MAX_CALLS_AT_START, `${who}: ${calls} calls`)
    assert.ok(bytes <= MAX_BYTES_AT_START, `${who}: ${bytes} B`)
    assert.ok(largest <= MAX_BYTES_PER_CALL, `${who}: ${largest} B in one call`)
  }
})

test('thirty pages that were opened and closed leave nothing running', async (t) => {
  const app = await openApp(t, { baseUrl: context.server.url })
  await signInToDemo(app)
  await tour(app)
  const before = app.running()
  for (let round = 0; round < 5; round++) await tour(app)
  assert.deepEqual(app.running(), before)
  assert.deepEqual(before, { timers: 0, listeners: before.listeners, requests: 0 })
  app.assertClean()
})

/** Opens and closes six pages on top of the tab pages. */
async function tour(app: MiniProgram): Promise<void> {
  await app.switchTab(`/${PAGES.store}`)
  await answered(app)
  await openAndClose(app, '.product-card')
  await app.switchTab(`/${PAGES.home}`)
  await answered(app)
  await openAndClose(app, '#go-createParcel')
  await app.tap('#go-parcelList')
  await answered(app)
  await openAndClose(app, '.row-card')
  await openAndClose(app, '#declare')
  await app.back()
  await app.switchTab(`/${PAGES.mine}`)
  await openAndClose(app, '#language')
}

async function openAndClose(app: MiniProgram, target: string): Promise<void> {
  const { length } = app.stack
  await app.tap(target)
  await answered(app)
  assert.equal(app.stack.length, length + 1)
  assert.ok(app.stack.length <= MAX_PAGES)
  await app.back()
  await answered(app)
}
