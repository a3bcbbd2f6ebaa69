import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, describe, test, type TestContext } from 'node:test'

import { DemoCustomer } from '../../../scripts/lib/DemoCustomer.mts'
import { screens } from '../../../scripts/screens.mts'
import { once } from '../../../server/once.ts'
import { readBuild } from '../runner/readBuild.ts'
import { nodesOf } from '../runner/viewTree.ts'
import { weappDir } from '../weappDir.ts'
import { answered } from './support/answered.ts'
import { openApp } from './support/openApp.ts'
import { storedSession } from './support/openAsCustomer.ts'
import { figuresTable, highest, overLimits, pageFigures, type PageFigures } from './support/pageFigures.ts'
import { context } from './support/sharedDemoServer.ts'
import { stored } from './support/stored.ts'

import type { MiniProgram } from '../runner/MiniProgram.ts'

type Query = Readonly<Record<string, string>>

const ROUTES = readFileSync(new URL('../../../src/navigation/routes.ts', import.meta.url), 'utf8')

/** Every parameter that a page has, about nothing that exists and with a broken escape sequence, and one that none has. */
const STALE: Query = Object.fromEntries(
  [...ROUTES.matchAll(/readonly (\w+)\??:/g), ['', 'stray']].map(([, name = '']) => [name, 'gone%']),
)

/** The demo customer, with a draft of an order, and the parameters of every page that is about something of theirs. */
const prepare = once(async () => {
  const demo = await DemoCustomer.signIn(context.server.url)
  const ids = await demo.routeParams()
  const filled = (route: string) => route.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
  const queries = new Map<string, Query>()
  for (const { route } of [...screens].reverse()) {
    const [path = '', search = ''] = filled(route).split('?')
    queries.set(path.slice(1), Object.fromEntries(new URLSearchParams(search)))
  }
  return { storage: { ...storedSession(demo), ...stored(await demo.storedValues()) }, queries }
})

describe('every page, as the first one of a launch', () => {
  const figures = new Map<string, PageFigures>()

  for (const path of readBuild(weappDir).pages) {
    test(`${path} is neither blank nor faulty for anybody, and light`, async (t) => {
      const { storage, queries } = await prepare()
      const real = queries.get(path)
      assert.ok(real, 'scripts/screens.mts names no such screen')
      const visits = [
        { query: real, storage },
        ...[{}, STALE].flatMap((query) => [{ query }, { query, storage }]),
      ].map((options) => open(t, path, options))
      const apps = await Promise.all(visits)
      const seen = apps.map((app) => pageFigures(app))
      figures.set(path, highest(seen))
      assert.deepEqual(seen.flatMap(overLimits), [])
    })
  }

  after(() => console.log(figuresTable(figures)))
})

async function open(
  t: TestContext,
  path: string,
  { query, storage = {} }: { readonly query: Query; readonly storage?: Readonly<Record<string, string>> },
): Promise<MiniProgram> {
  const encoded = Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)])
  const raw = query === STALE ? STALE : (Object.fromEntries(encoded) as Query)
  const app = await openApp(t, { baseUrl: context.server.url, path, query: raw, storage })
  await answered(app)
  const shown = app.text()
  const isWebPage = [...nodesOf(app.find('.page'))].some(({ tag }) => tag === 'web-view')
  assert.ok(shown !== '' || isWebPage, `blank: ${app.describe()}`)
  assert.doesNotMatch(shown, /\b(undefined|null|NaN)\b|\[object /)
  app.assertClean()
  return app
}
