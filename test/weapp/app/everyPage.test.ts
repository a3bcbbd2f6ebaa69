import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, describe, test, type TestContext } from 'node:test'

import { countLiveObjects } from '../runner/liveObjects.ts'
import { readBuild } from '../runner/readBuild.ts'
import { weappDir } from '../weappDir.ts'
import { answered } from './support/answered.ts'
import { demoPages, type Query } from './support/demoPages.ts'
import { openApp } from './support/openApp.ts'
import { figuresTable, highest, overLimits, pageFigures, type PageFigures } from './support/pageFigures.ts'
import { context } from './support/sharedDemoServer.ts'

import type { LaunchOptions } from '../runner/LaunchOptions.ts'
import type { MiniProgram } from '../runner/MiniProgram.ts'

const build = readBuild(weappDir)

const ROUTES = readFileSync(new URL('../../../src/navigation/routes.ts', import.meta.url), 'utf8')
/** Each parameter that any page takes, and one that none does: about nothing that exists, with half an escape. */
const STALE: Query = Object.fromEntries(
  [...ROUTES.matchAll(/readonly (\w+)\??:/g), ['', 'stray']].map(([, name = '']) => [name, 'gone%']),
)

const ROUNDS = 100

describe('every page of the build', () => {
  const figures = new Map<string, PageFigures>()
  // After the tests, so that all pages stand in one place of the output.
  after(() => console.log(figuresTable(figures)))

  for (const path of build.pages) {
    test(`${path}, as the first page, is neither blank nor faulty for anybody, and light`, async (t) => {
      const { storage, queries } = await demoPages()
      const query = queries.get(path)
      assert.ok(query, 'it has no screen in scripts/screens.mts')
      const apps = await Promise.all([
        open(t, { path, query, storage }),
        open(t, { path, query: {}, storage }),
        open(t, { path, query: {} }),
        open(t, { path, query: STALE, storage }),
        open(t, { path, query: STALE }),
      ])
      const seen = apps.map((app) => pageFigures(app))
      figures.set(path, highest(seen))
      assert.deepEqual(seen.flatMap(overLimits), [])
    })
  }

  test(`leaves no timer, listener, request or object behind in ${ROUNDS} rounds`, async (t) => {
    const { storage, queries } = await demoPages()
    const app = await open(t, { storage })
    const urls = build.pages
      .filter((path) => !build.isTab(path))
      .map((path) => `/${path}?${Object.entries(queries.get(path) ?? {}).map((pair) => pair.join('=')).join('&')}`)
    const openAndClose = async (url: string) => {
      await app.openOnTop(url)
      await answered(app)
      await app.back()
      await answered(app)
    }
    // Each page's code and what the app remembers of it stay, so only a second visit must leave nothing.
    for (const url of urls) await openAndClose(url)
    const before = { ...app.running(), objects: countLiveObjects() }
    for (let round = 0; round < ROUNDS; round++) await openAndClose(urls[round % urls.length] ?? '')
    assert.deepEqual({ ...app.running(), objects: countLiveObjects() }, before)
    assert.equal(before.timers, 0)
    assert.equal(before.requests, 0)
    app.assertClean()
  })
})

/** Opens the app and checks that there is something to read. */
async function open(t: TestContext, options: LaunchOptions): Promise<MiniProgram> {
  const app = await openApp(t, { baseUrl: context.server.url, ...options })
  await answered(app)
  const shown = app.text()
  assert.ok(shown !== '' || app.exists('web-view'), `blank: ${app.describe()}`)
  assert.doesNotMatch(shown, /\b(undefined|null|NaN)\b|\[object /)
  app.assertClean()
  return app
}
