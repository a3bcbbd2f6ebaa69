import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test, type TestContext } from 'node:test'

import { fixtureDir } from '../runnerTests/fixture.ts'
import { sizeBars, sizeProblems, weappSizes } from '../static/packageSizes.ts'
import { staticProblems } from '../static/staticProblems.ts'

/** A copy of the fixture to spoil. */
function copy(t: TestContext): { dir: string; at(file: string): string } {
  const dir = mkdtempSync(path.join(tmpdir(), 'weapp-static-'))
  cpSync(fixtureDir, dir, { recursive: true })
  t.after(() => rmSync(dir, { recursive: true }))
  return { dir, at: (file) => path.join(dir, file) }
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  assert.ok(text.includes(from), `${file} does not contain ${from}`)
  writeFileSync(file, text.replace(from, to))
}

const all = (dir: string) => Object.values(staticProblems(dir)).flat()

test('a sound build has no problems', (t) => {
  assert.deepEqual(all(copy(t).dir), [])
})

test('missing files and foreign requires are found', (t) => {
  const { dir, at } = copy(t)
  unlinkSync(at('components/counter/counter.js'))
  unlinkSync(at('pages/mine/mine.wxml'))
  change(
    at('pages/list/list.wxml'),
    '<view class="page">',
    '<import src="../none.wxml" /><view class="page">',
  )
  change(at('app.js'), "'use strict'", 'require("./none"); require("./pages-form/declare/declare.js")')
  assert.deepEqual(all(dir), [
    'components/counter/counter.js is missing, named by <counter> of pages/list/list',
    'pages/mine/mine.wxml is missing, named by app.json',
    'pages/list/list.wxml: ../none.wxml is missing',
    'app.js requires ./none, which is missing',
    'app.js requires ./pages-form/declare/declare.js of another sub-package',
  ])
})

test('templates and scripts that WeChat cannot take are found', (t) => {
  const { dir, at } = copy(t)
  change(at('pages/list/list.wxml'), '<view id="deaf">', '<view id="deaf" wx:if="{{a +}}">')
  change(at('app.js'), "'use strict'", 'const a = null ?? 1')
  const problems = all(dir)
  assert.match(problems[0] ?? '', /^pages\/list\/list\.wxml:\d+: /)
  assert.match(problems[1] ?? '', /^app\.js is not ES2018: Unexpected token/)
  assert.equal(problems.length, 2)
})

test('the tab bar is checked', (t) => {
  const { dir, at } = copy(t)
  const list = '{ "pagePath": "pages/mine/mine", "text": "Mine" }'
  const spoilt =
    '{ "pagePath": "pages-form/declare/declare", "text": "D", "iconPath": "a.png", "selectedIconPath": "b.png" }'
  change(at('app.json'), list, spoilt)
  writeFileSync(at('b.png'), Buffer.alloc(40 * 1024 + 1))
  assert.deepEqual(all(dir), [
    'tab page pages-form/declare/declare is not in the main package',
    'tab icon a.png is missing',
    'tab icon b.png is over 40 kB',
  ])
})

test('JSON is checked', (t) => {
  const { dir, at } = copy(t)
  change(at('pages/mine/mine.json'), '{', '{ "navigationTitle": "x",')
  change(
    at('app.json'),
    '"lazyCodeLoading": "requiredComponents",',
    '"preloadRule": { "p/p": { "packages": ["s"] } },',
  )
  change(at('app.json'), '"window": {', '"window": { "title": "x",')
  assert.deepEqual(all(dir), [
    'pages/mine/mine.json has the unknown key navigationTitle',
    'app.json has the unknown key window.title',
    'app.json lacks "lazyCodeLoading": "requiredComponents"',
    'preloadRule names no package: s',
    'preloadRule names no page: p/p',
  ])
  writeFileSync(at('pages/mine/mine.json'), '{')
  assert.throws(() => all(dir), /JSON/)
})

test('theme variables need a value in both modes', (t) => {
  const { dir, at } = copy(t)
  change(
    at('app.json'),
    '"window": {',
    '"themeLocation": "theme.json", "window": { "backgroundColor": "@ink",',
  )
  writeFileSync(at('theme.json'), '{ "light": { "ink": "#000000" }, "dark": {} }')
  assert.deepEqual(all(dir), ['app.json uses @ink, which has no dark value'])
})

test('packages are weighed apart, and the bars hold at their edge', (t) => {
  const { dir, at } = copy(t)
  const before = weappSizes(dir)
  writeFileSync(at('pages-form/more.js'), 'x'.repeat(100))
  writeFileSync(at('project.config.json'), 'x'.repeat(100))
  const after = weappSizes(dir)
  assert.equal(after.main, before.main)
  assert.equal(after.subPackages['pages-form'], (before.subPackages['pages-form'] ?? 0) + 100)
  assert.equal(after.total, before.total + 100)
  const { main, subPackage, total } = sizeBars
  assert.deepEqual(sizeProblems({ main, subPackages: { a: subPackage }, total }), [])
  const over = sizeProblems({ main: main + 1, subPackages: { a: subPackage + 1 }, total: total + 1 })
  assert.deepEqual(over, [
    'the main package is 600001 bytes, 1 over 600000',
    'a is 250001 bytes, 1 over 250000',
    'everything together is 1300001 bytes, 1 over 1300000',
  ])
})
