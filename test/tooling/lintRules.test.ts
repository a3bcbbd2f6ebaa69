/**
 * Feeds each lint rule a snippet it must reject, and one it must accept: a rule that never fires looks just
 * like a clean code base.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'

import { rulesBroken, typedRulesBroken } from './support/lintSnippet.ts'

const PAGE = 'src/pages-parcel/ship-for-me/any/any.tsx'
const MAIN_PAGE = 'src/pages/passport/any/any.tsx'
const BOUNDARY = 'boundaries/dependencies'
const TARO = 'house/taro-calls'
const GLOBALS = 'no-restricted-globals'
const SYNTAX = 'no-restricted-syntax'
const IMPORTS = '@typescript-eslint/no-restricted-imports'

const taro = (use: string) => `import Taro from '@tarojs/taro'\n${use}`
const use = (path: string) => `import { a } from '${path}'\nexport const b = a`
const useType = (path: string) => `import type { A } from '${path}'\nexport type B = A`

/** A file, its content, and the rule that must reject it. */
const STOPPED: readonly (readonly [file: string, code: string, rule: string])[] = [
  // who may import whom
  [PAGE, use('@/api/http'), BOUNDARY],
  [PAGE, use('@/pages-settings/settings/language/language'), BOUNDARY],
  [PAGE, use('@/pages/tab-bar/home/home'), BOUNDARY],
  [MAIN_PAGE, use('@/pages/tab-bar/home/home'), BOUNDARY],
  ['src/ui/Any.tsx', use('@/stores/list/PagedList'), BOUNDARY],
  ['src/ui/Any.tsx', use('@/navigation/routes'), BOUNDARY],
  ['src/ui/Any.tsx', use('@/pages/tab-bar/home/home'), BOUNDARY],
  ['src/stores/Any.ts', use('@/ui/list/ListPage'), BOUNDARY],
  ['src/api/any.ts', use('@/stores/list/PagedList'), BOUNDARY],
  ['src/api/any.ts', use('@/ui/list/ListPage'), BOUNDARY],
  ['src/model/any.ts', use('@/api/http'), BOUNDARY],
  ['src/model/any.ts', use('@/platform/dialog/toast'), BOUNDARY],
  ['src/platform/any.ts', use('@/stores/list/PagedList'), BOUNDARY],
  ['src/navigation/any.ts', use('@/stores/list/PagedList'), BOUNDARY],
  ['src/api/any.ts', use('react'), IMPORTS],
  ['src/model/any.ts', use('@tarojs/taro'), IMPORTS],
  [PAGE, useType('../../../types/api'), IMPORTS],
  ['src/api/any.ts', useType('../../server/contracts/parcel'), IMPORTS],
  [PAGE, use('taro-i18n'), IMPORTS],
  ['src/ui/Any.tsx', "import { Image } from '@tarojs/components'\nexport const a = Image", IMPORTS],

  // which folder may use which part of Taro
  [PAGE, taro('void Taro.request({ url: "/x" })'), TARO],
  [PAGE, taro('const { request } = Taro\nvoid request'), TARO],
  [PAGE, "import { uploadFile } from '@tarojs/taro'\nvoid uploadFile", TARO],
  ['src/stores/Any.ts', taro('void Taro["request"]({ url: "/x" })'), TARO],
  [PAGE, taro('void Taro.navigateTo({ url: "/x" })'), TARO],
  ['src/platform/any.ts', taro('void Taro.switchTab({ url: "/x" })'), TARO],
  [PAGE, taro('void Taro.showToast({ title: "x" })'), TARO],
  ['src/ui/Any.tsx', taro('void Taro.showModal({})'), TARO],
  ['src/stores/Any.ts', taro('Taro.setStorageSync("a", 1)'), TARO],
  ['src/api/any.ts', taro('void Taro.showToast({ title: "x" })'), TARO],
  [PAGE, 'wx.login()', GLOBALS],

  // APIs that a mini program lacks
  ...['Intl', 'URL', 'URLSearchParams', 'AbortController', 'structuredClone', 'fetch', 'localStorage'].map(
    (name) => ['src/stores/Any.ts', `export const a = ${name}`, GLOBALS] as const,
  ),
  ...['sessionStorage', 'FormData', 'Blob', 'TextEncoder', 'TextDecoder', 'window', 'document'].map(
    (name) => [PAGE, `export const a = ${name}`, GLOBALS] as const,
  ),
  ['src/platform/any.ts', 'export const a = window', GLOBALS],
  ['src/platform/any.weapp.ts', 'export const a = document', GLOBALS],
  ['src/platform/any.h5.ts', 'export const a = fetch', GLOBALS],
  [PAGE, 'export const a = [1].at(-1)', SYNTAX],
  [PAGE, 'export const a = /(?<=b)c/', SYNTAX],

  // texts and styles
  [PAGE, "export const a = '包裹'", SYNTAX],
  [PAGE, 'export const a = `${1}，`', SYNTAX],
  [PAGE, 'export const A = () => <b>包裹</b>', SYNTAX],
  [PAGE, "export const a = '#1677ff'", SYNTAX],
  [PAGE, "export const a = '/pages-store/store/product/product'", SYNTAX],
  [PAGE, 'export enum A { B }', SYNTAX],

  // types and sizes
  [PAGE, 'export const a: any = 1', '@typescript-eslint/no-explicit-any'],
  [PAGE, `export function a() {\n${'  b()\n'.repeat(61)}}\nfunction b() {}`, 'max-lines-per-function'],
  [PAGE, 'void 0\n'.repeat(201), 'max-lines'],
  [PAGE, `export const a = (b: number) => ${'b ? 1 : '.repeat(11)}0`, 'complexity'],

  // the server
  ['server/contracts/any.ts', use('fastify'), IMPORTS],
  ['server/states/parcel.ts', use('drizzle-orm'), IMPORTS],
  ['server/money/any.ts', use('fastify'), IMPORTS],
  ['server/modules/express/detect.ts', use('fastify'), IMPORTS],
  ['server/modules/parcel/any.ts', use('../../../src/model/money/money.ts'), IMPORTS],
]

/** Snippets that the same rules must accept. */
const LET_THROUGH: readonly (readonly [file: string, code: string])[] = [
  [PAGE, use('@/stores/list/PagedList')],
  [PAGE, use('@/ui/list/ListPage')],
  ['src/ui/media/Picture.tsx', "import { Image } from '@tarojs/components'\nexport const a = Image"],
  [PAGE, useType('@/api/http')],
  [PAGE, use('@/navigation/routes')],
  [PAGE, use('../_shared/ParcelCard')],
  ['src/ui/Any.tsx', useType('@/stores/list/PagedList')],
  ['src/stores/Any.ts', use('@/api/http')],
  ['src/api/any.ts', useType('../../types/api')],
  ['src/api/any.ts', taro('void Taro.request({ url: "/x" })')],
  ['src/navigation/any.ts', taro('void Taro.navigateTo({ url: "/x" })')],
  ['src/platform/any.ts', taro('void Taro.showToast({ title: "x" })')],
  [PAGE, taro('void Taro.stopPullDownRefresh()')],
  ['src/platform/any.h5.ts', 'export const a = window.localStorage'],
  ['src/platform/any.weapp.ts', 'export const a = wx.login()'],
  ['src/navigation/routes.ts', "export const a = '/pages-store/store/product/product'"],
  ['src/i18n/zh-Hans/any.ts', "export const a = '包裹'"],
  ['src/pages/tab-bar/home/home.config.ts', "export const a = '#ffffff'"],
  ['server/modules/parcel/any.ts', use('./repository.ts')],
  ['server/modules/parcel/any.ts', use('../user/service.ts')],
]

for (const [file, code, rule] of STOPPED) {
  test(`stops ${label(code)} in ${file}`, async () => {
    const broken = await rulesBroken(file, code)
    assert.ok(broken.includes(rule), `expected ${rule}, got ${broken.join(', ') || 'nothing'}`)
  })
}

for (const [file, code] of LET_THROUGH) {
  test(`lets ${label(code)} through in ${file}`, async () => {
    assert.deepEqual(await rulesBroken(file, code), [])
  })
}

test('stops a promise that nobody waits for, and lets one through that is marked', () => {
  const call = (statement: string) => `async function save() {}\n${statement}\nexport {}`
  assert.deepEqual(typedRulesBroken(call('save()')), ['typescript(no-floating-promises)'])
  assert.deepEqual(typedRulesBroken(call('void save()')), [])
})

test('stops a switch that misses a case', () => {
  const code =
    "export function a(b: 'c' | 'd') {\n  switch (b) {\n    case 'c':\n      return 1\n  }\n  return 2\n}"
  assert.deepEqual(typedRulesBroken(code), ['typescript(switch-exhaustiveness-check)'])
})

function label(code: string): string {
  const [first = '', second = ''] = code.split('\n')
  const line = first.includes('@tarojs/taro') && second ? second : first
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}
