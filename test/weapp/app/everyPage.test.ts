import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, describe, test } from 'node:test'

import { BUDGETS } from '../../../scripts/lib/budgets.mts'
import { weappFirstScreen } from '../../../scripts/lib/weappFirstScreen.mts'
import { respondsToTap } from '../runner/gestures.ts'
import { launch } from '../runner/launch.ts'
import { countLiveObjects } from '../runner/liveObjects.ts'
import { readBuild } from '../runner/readBuild.ts'
import { nodesOf } from '../runner/viewTree.ts'
import { weappDir } from '../weappDir.ts'
import { answered } from './support/answered.ts'
import { context, demoPages, type Query } from './support/demoPages.ts'
import { openApp } from './support/openApp.ts'
import { figuresTable, highest, overLimits, pageFigures, type PageFigures } from './support/pageFigures.ts'
import { PAGES } from './support/paths.ts'

import type { LaunchOptions } from '../runner/LaunchOptions.ts'
import type { MiniProgram } from '../runner/MiniProgram.ts'

const build = readBuild(weappDir)

const ROUTES = readFileSync(new URL('../../../src/navigation/routes.ts', import.meta.url), 'utf8')
/** Each parameter that any page takes, and one that none does: about nothing that exists, with half an escape. */
const STALE: Query = Object.fromEntries(
  [...ROUTES.matchAll(/readonly (\w+)\??:/g), ['', 'stray']].map(([, name = '']) => [name, 'gone%']),
)

/** Pages whose only way on is WeChat's own bar. */
const ONLY_TO_READ: readonly string[] = [PAGES.appDownload]

const ROUNDS = 100
/** What a cache renews comes and goes one by one; the smallest observer or store is more than that. */
const MAX_LEFT = 5

describe('every page of the build', () => {
  const figures = new Map<string, PageFigures>()
  // After the tests, so that all pages stand in one place of the output.
  after(() => console.log(figuresTable(figures)))

  test(`leaves no timer, listener, request or object behind in ${ROUNDS} rounds`, async (t) => {
    const { storage, queries } = await demoPages()
    // A page that asks for nothing when it shows again.
    const app = await openApp(t, { baseUrl: context.server.url, path: PAGES.about, storage })
    const urls = build.pages
      .filter((path) => !build.isTab(path))
      .map((path) => urlOf(path, queries.get(path)))
    const openAndClose = async (url: string) => {
      await app.openOnTop(url)
      await answered(app)
      await app.back()
    }
    // The code of each page stays, and what the app remembers of it, so only a second visit must leave nothing.
    for (const url of urls) await openAndClose(url)
    const before = app.running()
    const objects = countLiveObjects()
    for (let round = 0; round < ROUNDS; round++) await openAndClose(urls[round % urls.length] ?? '')
    assert.deepEqual(app.running(), before)
    const left = countLiveObjects() - objects
    assert.ok(left <= MAX_LEFT, `${left} more objects`)
    assert.deepEqual([before.timers, before.requests, app.stack], [0, 0, [PAGES.about]])
    app.assertClean()
  })

  for (const path of build.pages) {
    test(`${path}, as the first page, is neither blank nor faulty for anybody, and light`, async () => {
      const { storage, queries } = await demoPages()
      const query = queries.get(path)
      assert.ok(query, 'it has no screen in scripts/screens.mts')
      const seen = await whenOpened(
        [
          { path, query, storage },
          { path, query: {}, storage },
          { path, query: {} },
          { path, query: STALE, storage },
          { path, query: STALE },
        ],
        (app) => {
          assertReadable(app)
          return pageFigures(app)
        },
      )
      figures.set(path, highest(seen))
      assert.deepEqual(seen.flatMap(overLimits), [])
    })
  }
})

test('the home tab stands with few, small crossings to the view, before any answer', async () => {
  const { storage } = await demoPages()
  for (const [who, stored] of [
    ['visitor', {}],
    ['customer', storage],
  ] as const) {
    const { before } = await weappFirstScreen(weappDir, context.server.url, stored)
    assert.ok(before.calls <= BUDGETS.weappFirstCalls, `${who}: ${before.calls} calls`)
    assert.ok(before.bytes <= BUDGETS.weappFirstBytes, `${who}: ${before.bytes} B`)
  }
})

const urlOf = (path: string, query: Query = {}) =>
  `/${path}?${Object.entries(query)
    .map((pair) => pair.join('='))
    .join('&')}`

/** Opens the app several times at once, looks at each when everything is answered, and closes all. */
async function whenOpened<T>(all: readonly LaunchOptions[], look: (app: MiniProgram) => T): Promise<T[]> {
  const { url: baseUrl } = context.server
  const apps = await Promise.all(all.map((options) => launch(weappDir, { baseUrl, ...options })))
  try {
    await Promise.all(apps.map(answered))
    return apps.map(look)
  } finally {
    await Promise.all(apps.map((app) => app.close()))
  }
}

/** There is something to read and to tap, without a fault. */
function assertReadable(app: MiniProgram): void {
  const shown = app.text()
  const hasWebPage = app.exists('web-view')
  const elements = [...nodesOf(app.find('.page'))].filter(({ element }) => element !== null)
  assert.ok(shown !== '' || hasWebPage, `blank: ${app.describe()}`)
  const hasWayOn = hasWebPage || ONLY_TO_READ.includes(app.page.path) || elements.some(respondsToTap)
  assert.ok(hasWayOn, `no way on: ${app.describe()}`)
  assert.doesNotMatch(shown, /\b(undefined|null|NaN)\b|\[object /)
  app.assertClean()
}
