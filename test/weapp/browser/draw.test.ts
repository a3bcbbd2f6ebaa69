import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'

import type { Browser } from '@playwright/test'

import { fixtureDir, startServer } from '../runnerTests/fixture.ts'
import { drawPage } from './drawPage.ts'
import { chromiumPath, launchChromium } from './launchChromium.ts'
import { rpxToCalc } from './wxss.ts'

const skip = chromiumPath === null ? 'no browser on this machine' : false
let browser: Browser | undefined
before(async () => {
  if (skip === false) browser = await launchChromium()
})
after(() => browser?.close())

test('rpx is a part of the width', () => {
  assert.equal(rpxToCalc('margin: -7.5rpx 0 1px'), 'margin: calc(-7.5 * 100vw / 750) 0 1px')
})

test('a page is laid out, works, and stands between the bars', { skip }, async (t) => {
  const server = await startServer(t)
  const context = await browser?.newContext({ viewport: { width: 375, height: 812 } })
  assert.ok(context)
  context.setDefaultTimeout(20_000)
  const drawn = await drawPage(context, fixtureDir, { baseUrl: server.url })
  const frame = drawn.page.frameLocator('#page')
  await frame.locator('.row').nth(1).waitFor()
  assert.equal(await drawn.run((app) => app.text('#status')), 'answered 200')
  // .page has 16rpx of padding: 8 px at a width of 375.
  const row = await frame.locator('.row').first().boundingBox()
  assert.equal(row?.x, 8)
  assert.equal(row?.width, 359)
  assert.equal(await frame.locator('#unseen').count(), 1)
  assert.equal(await frame.locator('#unseen').isVisible(), false)
  await drawn.run((app) => app.tap('#more'))
  assert.equal(await frame.locator('#more').textContent(), 'count 4')
  await drawn.refreshBars()
  assert.equal(await drawn.page.locator('#bar').textContent(), 'Parcel list')
  assert.deepEqual(await drawn.page.locator('.tab').allTextContents(), ['List', 'Mine'])
  assert.deepEqual(await drawn.run((app) => app.faults), [])
})
