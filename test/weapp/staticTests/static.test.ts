import assert from 'node:assert/strict'
import { appendFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'

import {
  preloadSizeProblems,
  sizeBars,
  sizeProblems,
  weappSizes,
  wechatLimits,
} from '../static/packageSizes.ts'
import { staticProblems } from '../static/staticProblems.ts'
import { hasWechatCompilers } from '../static/wechatCompilers.ts'
import { change, copy } from './fixtureCopy.ts'

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
  const { templates = [], scripts = [] } = staticProblems(dir)
  assert.match(templates[0] ?? '', /^pages\/list\/list\.wxml:\d+: /)
  assert.match(scripts[0] ?? '', /^app\.js is not ES2018: Unexpected token/)
  assert.equal(templates.length + scripts.length, 2)
})

const skip = hasWechatCompilers ? false : 'WeChat has no compilers for this machine'

for (const [what, file, broken, problem] of [
  ['an unclosed tag', 'pages/list/list.wxml', '<view>', 'wcc: pages/list/list.wxml:'],
  ['JavaScript of today', 'pages/list/list.wxml', '<view a="{{b?.c}}" />', 'wcc: pages/list/list.wxml:'],
  ['an else without an if', 'pages/list/list.wxml', '<view wx:else />', 'wcc: pages/list/list.wxml:'],
  ['WXS that is no ES5', 'tools.wxs', 'module.exports = { a: () => 1 }', 'wcc: tools.wxs:'],
  ['an unclosed rule', 'app.wxss', '.a { color: red', 'wcsc: ERR: app.wxss'],
  ['a selector for everything', 'app.wxss', '* { color: red }', 'wcsc: ERR: app.wxss'],
  ['a nested rule', 'app.wxss', '.a { .b { color: red } }', 'wcsc: ERR: app.wxss'],
  ['a missing import', 'app.wxss', '@import "none.wxss";', 'wcsc: ERR: path `none.wxss` not found'],
] as const) {
  test(`WeChat's compilers refuse ${what}`, { skip }, (t) => {
    const { dir, at } = copy(t)
    appendFileSync(at(file), `\n${broken}\n`)
    const { "WeChat's own compilers": problems = [] } = staticProblems(dir)
    assert.ok(problems[0]?.startsWith(problem), problems.join('\n') || 'no problem')
  })
}

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
    'app.json has the unknown key window.title',
    'pages/mine/mine.json has the unknown key navigationTitle',
    'app.json lacks "lazyCodeLoading": "requiredComponents"',
    'preloadRule names no package: s',
    'preloadRule names no page: p/p',
  ])
  writeFileSync(at('pages/mine/mine.json'), '{')
  assert.throws(() => all(dir), /JSON/)
})

for (const [file, from, to, problem] of [
  [
    'app.json',
    '"window": {',
    '"window": { "navigationBarTextStyle": "grey",',
    'app.json has a wrong window.navigationBarTextStyle: must be equal to one of the allowed values',
  ],
  [
    'app.json',
    '"window": {',
    '"window": { "backgroundColor": "red",',
    'app.json has a wrong window.backgroundColor: must match pattern "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"',
  ],
  [
    'app.json',
    '"root": "pages-form",',
    '"root": "pages-form", "isMain": true,',
    'app.json has the unknown key subPackages.0.isMain',
  ],
  [
    'pages/mine/mine.json',
    '{',
    '{ "enablePullDownRefresh": "true",',
    'pages/mine/mine.json has a wrong enablePullDownRefresh: must be boolean',
  ],
] as const) {
  test(`${file} is refused with ${to}`, (t) => {
    const { dir, at } = copy(t)
    change(at(file), from, to)
    assert.deepEqual(staticProblems(dir)['JSON files'], [problem])
  })
}

test('a sitemap has to be there, to be understood, and to name pages that exist', (t) => {
  const { dir, at } = copy(t)
  change(at('app.json'), '"window": {', '"sitemapLocation": "sitemap.json", "window": {')
  assert.deepEqual(all(dir), ['app.json names sitemap.json, which is missing'])
  writeFileSync(at('sitemap.json'), '{ "rules": [{ "action": "hide", "page": "pages/none/none" }] }')
  assert.deepEqual(all(dir), [
    'sitemap.json has a wrong rules.0.action: must be equal to one of the allowed values',
    'sitemap.json names no page: pages/none/none',
  ])
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
  writeFileSync(at('theme.json'), '{ "light": { "ink": "#000000" }, "dark": { "ink": "none" } }')
  assert.match(all(dir).join(), /^app\.json has a wrong window\.backgroundColor: must match pattern[^,]*$/)
})

test('what the pages of one package preload is limited together', () => {
  const half = 1024 * 1024
  const subPackages = { a: half, b: half, c: 1 }
  const rule = {
    'main/1': { packages: ['a', 'b'] },
    'main/2': { packages: ['a'] },
    'c/1': { packages: ['a'] },
  }
  assert.deepEqual(preloadSizeProblems(rule, { subPackages }), [])
  const more = { ...rule, 'main/2': { packages: ['c'] } }
  assert.deepEqual(preloadSizeProblems(more, { subPackages }), [
    `the pages of the main package preload ${2 * half + 1} bytes`,
  ])
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
    'the main package is 560001 bytes, 1 over 560000',
    'a is 250001 bytes, 1 over 250000',
    'everything together is 1500001 bytes, 1 over 1500000',
  ])
})

test("WeChat's own limits hold even if the bars are raised", () => {
  const { package: most, total } = wechatLimits
  const problems = sizeProblems({ main: most + 1, subPackages: { a: most }, total: total + 1 })
  assert.deepEqual(problems.slice(0, 2), [
    'the main package is 2097153 bytes, 1 over 2097152',
    'everything together is 20971521 bytes, 1 over 20971520',
  ])
})
