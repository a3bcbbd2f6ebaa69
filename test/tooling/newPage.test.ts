import assert from 'node:assert/strict'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'

import { rulesBroken } from './support/lintSnippet.ts'
import { ProjectCopy } from './support/ProjectCopy.ts'

const PAGE = 'pages-parcel/ship-for-me/freshly-made/freshly-made'
const PERSONAL_LIST = 'pages-care/cases/fresh-list/fresh-list'
const PUBLIC_LIST = 'pages/users/fresh-news/fresh-news'
const FORM = 'pages-settings/fresh-form/fresh-form'
const REDEEM = 'POST /api/u/coupon-management/coupon/redeem'
const RESET = 'POST /api/f/passport/reset-password'
const TITLES = ['--zh', '新页', '--en', "The customer's new page"]

const CODE = 'code=兑换码=Coupon code'
const NEW_AREA = 'pages-settings/fresh-reset/fresh-reset'
const RESET_LABELS = [
  'target=账号=Account',
  'code=验证码=Code',
  "newPassword=新密码=Your account's new password",
]

const form = (call: string, sends: string, ...labels: string[]) => [
  ...['--form', '--call', call, '--sends', sends],
  ...(labels.length > 0 ? labels : [CODE]).flatMap((label) => ['--field', label]),
]

let copy: ProjectCopy

before(() => {
  copy = new ProjectCopy()
  const personal = ['--call', 'cases.list', '--opens', 'afterSalesDetail', '--texts', 'fresh']
  const news = ['--public', '--call', 'parcelList.list', '--opens', 'parcelDetail']
  const made = [
    copy.newPage(PAGE, 'freshlyMade', ...TITLES),
    copy.newPage(PERSONAL_LIST, 'freshList', '--list', ...personal, ...TITLES),
    copy.newPage(PUBLIC_LIST, 'freshNews', '--list', ...news, ...TITLES),
    copy.newPage(FORM, 'freshForm', ...form('coupon.redeemCode', REDEEM), '--texts', 'fresh', ...TITLES),
    copy.newPage(NEW_AREA, 'freshReset', ...form('fresh.reset', RESET, ...RESET_LABELS), ...TITLES),
  ]
  for (const { status, stderr } of made) assert.equal(status, 0, stderr)
})
after(() => copy.remove())

describe('npm run new:page', () => {
  it('makes the page known to the router, the build and both languages', () => {
    assert.match(copy.read('src/navigation/routes.ts'), new RegExp(`freshlyMade: '/${PAGE}',`))
    assert.match(copy.read('src/app.config.ts'), /ship-for-me\/freshly-made\/freshly-made'/)
    assert.match(copy.read('src/i18n/zh-Hans/common.ts'), /'title\.freshlyMade': '新页'/)
    assert.match(copy.read('src/i18n/en/common.ts'), /'title\.freshlyMade': "The customer's new page"/)
  })

  it('writes what compiles', () => {
    assert.deepEqual(copy.typeErrors(/freshly|title\./i), [])
  })

  for (const file of [
    `${PAGE}.tsx`,
    `${path.posix.dirname(PAGE)}/FreshlyMadeStore.ts`,
    `${PAGE}.config.ts`,
  ]) {
    it(`writes ${path.basename(file)} that passes lint`, async () => {
      assert.deepEqual(await rulesBroken(`src/${file}`, copy.read(`src/${file}`).trimEnd()), [])
    })
  }

  for (const [name, file, group, text] of [
    ['freshlyMade', 'linkedScreens', 'careScreens', '昵称'],
    ['freshList', 'linkedScreens', 'careScreens', '这里还没有内容'],
    ['freshForm', 'plainScreens', 'settingScreens', '兑换码'],
  ] as const) {
    it(`names ${name} in every list of screens`, () => {
      const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      const constant = kebab.toUpperCase().replace('-', '_')
      const screens = copy.read(`test/e2e/support/${file}.ts`)
      const ofPackage = new RegExp(`(function|const) ${group}[\\s\\S]*?\\n[}\\]]`).exec(screens)?.[0] ?? ''

      assert.match(copy.read('scripts/screens.mts'), new RegExp(`name: '${kebab}', route: '/pages-`))
      assert.match(copy.read('test/e2e/support/routes.ts'), new RegExp(`${constant} =\\s*'/pages-`))
      const entry = `routes\\.${constant},\\s*title: '新页',\\s*signedIn: '${text}',[^}]*signedOut: '登录后`
      assert.match(ofPackage, new RegExp(entry))
      assert.match(copy.read('test/weapp/app/support/paths.ts'), new RegExp(`${name}: 'pages-`))
      const visit = `'${kebab.replace('-', ' ')}', open: startAt\\(PAGES\\.${name}\\)`
      assert.match(copy.read('test/weapp/app/support/screens.ts'), new RegExp(visit))
    })
  }

  it('refuses to write over a page that is there', () => {
    const { status, stderr } = copy.newPage(PAGE, 'another', ...TITLES)

    assert.equal(status, 1)
    assert.match(stderr, /There already is .*freshly-made\.tsx/)
  })

  const other = ['pages/users/other/other', 'other']
  const list = (call: string, opens: string) => [...other, '--list', '--call', call, '--opens', opens]
  for (const [mistake, args, message] of [
    ['a path is not one', ['Pages/NotKebab', 'x'], /kebab-case folders/],
    ['a route is there already', ['pages/users/other/other', 'freshlyMade'], /already is a route/],
    ['a list has no call', [...other, '--list'], /A list has a --call/],
    ['the area of a call is unknown', list('no.list', 'product'), /no area "no"/],
    ['the method of a call is unknown', list('parcelList.x', 'product'), /no method "x"/],
    ['the route that rows lead to is unknown', list('parcelList.list', 'nowhere'), /no route "nowhere"/],
    ['a form sends nothing', [...other, '--form', '--call', 'coupon.give'], /--sends an operation/],
    [
      'an operation is unknown',
      [...other, ...form('coupon.give', 'POST /api/no')],
      /has no "POST \/api\/no"/,
    ],
    [
      'an operation is about one thing',
      [...other, ...form('afterSales.answer', 'POST /api/u/after-sales/{id}/reply')],
      /more than a body/,
    ],
    [
      'an operation requires more than texts',
      [...other, ...form('parcels.add', 'POST /api/u/biz/ship-for-me/parcel')],
      /requires itemQuantity/,
    ],
    ['a field has no label', [...other, ...form('coupon.give', REDEEM, 'code=兑换码')], /add --field "code=/],
    ['a label has no field', [...other, ...form('coupon.give', REDEEM, CODE, 'x=一=X')], /not require "x"/],
  ] as const) {
    it(`says so when ${mistake}, and writes nothing`, () => {
      const { status, stderr } = copy.newPage(...args, ...TITLES)

      assert.equal(status, 1)
      assert.match(stderr, message)
      assert.doesNotMatch(copy.read('src/navigation/routes.ts'), /other\/other/)
    })
  }
})

describe('npm run new:page -- --list', () => {
  it('writes what compiles, with a catalogue of its own', () => {
    assert.deepEqual(copy.typeErrors(/fresh|app\.config|routes\.ts|i18n/i), [])
    assert.match(copy.read('src/i18n/en/fresh.ts'), /'title\.freshList': "The customer's new page"/)
  })

  it('puts the page into its sub-package, also below pages', () => {
    const subPackage = (name: string) =>
      new RegExp(`root: '${name}',[^\\]]*`).exec(copy.read('src/app.config.ts'))?.[0]
    assert.match(subPackage('pages-care') ?? '', /'cases\/fresh-list\/fresh-list'/)
    assert.match(subPackage('pages/users') ?? '', /'fresh-news\/fresh-news'/)
  })

  for (const file of [
    `src/${PERSONAL_LIST}.tsx`,
    `src/${path.posix.dirname(PERSONAL_LIST)}/freshList.ts`,
    `src/${path.posix.dirname(PERSONAL_LIST)}/FreshListRow.tsx`,
    `src/${PUBLIC_LIST}.tsx`,
    `test/component/${PERSONAL_LIST}.test.tsx`,
  ]) {
    it(`writes ${path.basename(file)} that passes lint`, async () => {
      assert.deepEqual(await rulesBroken(file, copy.read(file).trimEnd()), [])
    })
  }

  it('writes tests that pass', () => {
    const { status, stderr } = copy.run('jest/bin/jest.js', '--runInBand', 'fresh-list', 'fresh-news')

    assert.equal(status, 0, stderr)
    assert.match(stderr, /Tests: +7 passed/)
  })
})

describe('npm run new:page -- --form', () => {
  const api = () => copy.read('src/api/coupons.ts')

  it('writes what compiles, with the call', () => {
    assert.deepEqual(copy.typeErrors(/fresh|src\/api|areas|app\.config|routes\.ts|i18n/i), [])
    assert.match(api(), /async redeemCode\(request: Dto<'RedeemCouponRequest'>, idempotencyKey: string\)/)
    assert.match(copy.read('src/stores/areas/freshApi.ts'), /area\(createFreshApi\)/)
  })

  it('uses a call that is there already', () => {
    const before = api()
    const again = 'pages-settings/fresh-again/fresh-again'
    const { status, stderr } = copy.newPage(again, 'again', ...form('coupon.redeemCode', REDEEM), ...TITLES)

    assert.equal(status, 0, stderr)
    assert.equal(api(), before)
  })

  for (const file of [
    `src/${FORM}.tsx`,
    `src/${path.posix.dirname(FORM)}/FreshFormStore.ts`,
    `test/unit/${path.posix.dirname(FORM)}/FreshFormStore.test.ts`,
    `test/component/${FORM}.test.tsx`,
    'src/api/coupons.ts',
    'src/api/fresh.ts',
    'src/stores/areas/freshApi.ts',
  ]) {
    it(`writes ${path.basename(file)} that passes lint`, async () => {
      assert.deepEqual(await rulesBroken(file, copy.read(file).trimEnd()), [])
    })
  }

  const freshTests = () => copy.run('jest/bin/jest.js', '--runInBand', 'fresh-form', 'fresh-reset')

  it('writes tests that pass', () => {
    const { status, stderr } = freshTests()

    assert.equal(status, 0, stderr)
    assert.match(stderr, /Tests: +15 passed/)
  })

  it('writes tests that fail when nothing is required', () => {
    const store = `src/${path.posix.dirname(FORM)}/FreshFormStore.ts`
    const written = copy.read(store)
    copy.write(store, written.replace('required(code)', 'undefined'))

    const { stderr } = freshTests()

    copy.write(store, written)
    assert.match(stderr, /● FreshFormStore › sends nothing without code/)
    assert.match(stderr, /● fresh form › shows at each field that it is missing/)
  })
})
