import assert from 'node:assert/strict'
import { test } from 'node:test'

import { PASSWORD, unique } from '../../support/server/customers.ts'
import { addPhotos, photo } from './support/declaration.ts'
import { answered } from './support/answered.ts'
import { openApp } from './support/openApp.ts'
import { CALLS, PAGES } from './support/paths.ts'
import { requestsTo } from './support/requestsTo.ts'
import { context } from './support/sharedServer.ts'

import type { TestServer } from '../../support/server/startTestServer.ts'
import type { MiniProgram } from '../runner/MiniProgram.ts'

const EXPRESS_NUMBER = 'SF1420538896071'

test('a customer’s parcel, from the first look to "checked in"', async (t) => {
  const { server } = context
  const app = await openApp(t, { baseUrl: server.url })
  await t.test('looks around without an account', () => browse(app))
  await t.test('is asked to sign in for the address, registers, and is back', () => register(app, server))
  await t.test('copies the address', () => copyAddress(app))
  await t.test('declares a parcel', () => declare(app))
  await t.test('finds it as not arrived', () => findNotArrived(app))
  await t.test('pulls down and sees it checked in', () => seeCheckedIn(app, server))
  await t.test('reads its size, photo and log', () => readDetail(app, server))
  await t.test('signs out and leaves nothing but the language', () => signOut(app))
  await t.test('said who and what it is on every call', () => assertHeaders(app))
  app.assertClean()
})

async function browse(app: MiniProgram): Promise<void> {
  await answered(app)
  assert.equal(app.page.path, PAGES.home)
  assert.ok(app.text().includes('登录领取专属仓库地址'))
  await app.switchTab(`/${PAGES.store}`)
  await answered(app)
  await app.tap('.product-card')
  await answered(app)
  assert.equal(app.page.path, PAGES.product)
  assert.match(app.text('.product-price'), /^¥\s*\d+\.\d\d/)
  await app.back()
  await app.switchTab(`/${PAGES.mine}`)
  assert.ok(app.text().includes('登录，开始集运'))
  assert.deepEqual(app.toasts, [], 'nobody is sent to the login page before they ask for something')
  assert.deepEqual(app.modals, [])
}

async function register(app: MiniProgram, server: TestServer): Promise<void> {
  const username = unique('newcomer_')
  const target = `${username}@example.com`
  await app.switchTab(`/${PAGES.address}`)
  await app.tap('#sign-in')
  assert.equal(app.page.path, PAGES.login)
  await app.tap('#to-register')
  assert.equal(app.page.path, PAGES.register)
  await app.input('#username', username)
  await app.input('#password', PASSWORD)
  await app.input('#target', target)
  await app.tap('#send-code')
  await app.waitFor(() => app.toasts.some(({ title }) => title === '验证码已发送'))
  assert.match(app.text('#send-code'), /^\d+ 秒后重发$/)
  await app.input('#code', server.codeFor(target))
  await app.tap('#agree')
  await app.tap('#submit')
  await answered(app)
  assert.deepEqual(app.stack, [PAGES.address], 'back on the page that asked, with nothing above it')
}

async function copyAddress(app: MiniProgram): Promise<void> {
  const code = app.text('#id-code')
  assert.match(code, /^\w+$/)
  await app.tap('#copy-all')
  const [recipient = '', mobile = '', area = '', postCode] = app.clipboard.split('\n')
  assert.ok(recipient.includes(code), `the code is part of the recipient: ${recipient}`)
  assert.equal(mobile, '13800138000')
  assert.ok(area.includes('广东省') && area.includes('白云区') && area.includes('88 号物流园'), area)
  assert.equal(postCode, '510470')
  await app.tap({ text: '13800138000' })
  assert.equal(app.clipboard, '13800138000')
  assert.deepEqual(
    app.toasts.slice(-2).map(({ title }) => title),
    ['内容已复制', '内容已复制'],
    'WeChat’s own word, once for each copy',
  )
}

async function declare(app: MiniProgram): Promise<void> {
  await app.tap('#declare')
  await answered(app)
  assert.equal(app.page.path, PAGES.createParcel)
  await app.input('#expressNumber', EXPRESS_NUMBER)
  await answered(app)
  assert.equal(app.text('#expressCompanyCode'), '顺丰速运')
  assert.ok(app.text('#field-expressCompanyCode').includes('按单号推荐'))
  await fillGoods(app)
  await app.tap({ text: '开箱拍照' })
  await app.tap('#isInsured')
  assert.match(app.text('.switch-field'), /保费约 ¥2\.00/)
  await addPhotos(app, [await photo()])
  assert.equal(app.all('.photo--done').length, 1)
  await app.input('#remarks', '轻放')
  await app.tap('#submit')
  await answered(app)
  assert.ok(app.text('#success').includes('预报成功'))
  await app.back()
  await app.waitFor(() => app.page.path === PAGES.address, { of: 'the page before' })
}

async function fillGoods(app: MiniProgram): Promise<void> {
  await app.tap('#declaredName')
  await app.input('#name-search', '外')
  await app.tap({ text: '外套', within: '.sheet__body' })
  assert.equal(app.text('#declaredName'), '外套')
  await app.input('#declaredValue', '199.90')
  await app.tap('#itemQuantity-more')
  assert.equal(app.value('#itemQuantity'), '2')
  await app.input('#tag', '冬装')
  await app.tap('#add-tag')
  assert.equal(app.text('.chip--selected'), '冬装')
}

async function findNotArrived(app: MiniProgram): Promise<void> {
  await app.switchTab(`/${PAGES.mine}`)
  await app.tap('#my-parcels')
  await answered(app)
  const row = app.text('.row-card')
  for (const part of ['外套', `顺丰速运 ${EXPRESS_NUMBER}`, '未到仓', '刚刚预报']) {
    assert.ok(row.includes(part), `${part} in: ${row}`)
  }
}

async function seeCheckedIn(app: MiniProgram, { warehouse }: TestServer): Promise<void> {
  await warehouse.arrive(EXPRESS_NUMBER)
  await app.pullDownRefresh()
  assert.ok(app.text('.row-card').includes('仓库已签收'))
  await warehouse.inbound(EXPRESS_NUMBER, { weightKg: 1.25, lengthCm: 30, widthCm: 20, heightCm: 10 })
  await app.pullDownRefresh()
  assert.ok(app.text('.row-card').includes('已入库'))
  assert.ok(app.text('.row-card').includes('1.25 kg'))
}

async function readDetail(app: MiniProgram, { url }: TestServer): Promise<void> {
  await app.tap('.row-card')
  await answered(app)
  assert.equal(app.page.path, PAGES.parcelDetail)
  assert.equal(app.page.title, '包裹详情')
  const figures = app.text('#parcel-measures')
  for (const part of ['1.25', '1.00', '30 × 20 × 10', '称重于']) assert.ok(figures.includes(part), figures)
  await assertPicture(app.find('#parcel-measures .evidence__picture').properties.src, url)
  await assertPicture(app.find('#parcel-declaration .evidence__picture').properties.src, url)
  const declaration = app.text('#parcel-declaration')
  for (const part of ['¥199.90', '冬装', '开箱拍照', '轻放', '保费 ¥2.00']) {
    assert.ok(declaration.includes(part), `${part} in: ${declaration}`)
  }
  const log = app
    .all('.timeline__text')
    .map(({ children }) => children.map(({ content }) => content).join(''))
  assert.deepEqual(log, ['包裹已入库：1.25 kg，30 × 20 × 10 cm', '仓库已签收包裹', '包裹已预报'])
}

/** Asserts that the URL points to a picture on the API's own origin. */
async function assertPicture(src: unknown, serverUrl: string): Promise<void> {
  const answer = await fetch(String(src).replace('http://127.0.0.1:3000', serverUrl))
  assert.equal(answer.status, 200, String(src))
  assert.match(answer.headers.get('content-type') ?? '', /^image\//)
}

async function signOut(app: MiniProgram): Promise<void> {
  await app.back()
  await app.back()
  await app.tap('#language')
  await app.tap('#language-en')
  await app.back()
  await app.tap('#sign-out')
  await answered(app)
  assert.equal(app.modals.at(-1)?.title, 'Sign out')
  assert.ok(app.exists('#sign-in'))
  assert.deepEqual([...app.storage.keys()].sort(), [
    'deviceToken',
    'locale',
    'popupAnnounceClosed',
    'stayOut',
  ])
  await app.relaunch()
  await answered(app)
  assert.equal(app.storage.get('locale'), '"en"')
  assert.equal(app.storage.get('stayOut'), 'true')
  assert.equal(app.page.title, 'Home')
  assert.ok(app.exists('#sign-in'), 'nobody is signed in after a restart')
}

function assertHeaders(app: MiniProgram): void {
  assert.ok(app.requests.length > 20)
  for (const { path, header } of app.requests) {
    assert.equal(header.platform, '52', path)
    assert.equal(header.__tenant, 'default-tenant', path)
    assert.match(header['Accept-Language'] ?? '', /^(zh-Hans|en)$/, path)
    if (path.startsWith('/api/u/')) assert.match(header.Authorization ?? '', /^Bearer ./, path)
    if (path.startsWith('/api/f/passport/')) assert.equal(header.Authorization, undefined, path)
  }
  const askedForNames = requestsTo(app, CALLS.enums).map(({ header }) => header['Accept-Language'])
  assert.deepEqual(askedForNames, ['zh-Hans', 'en', 'en'], 'at each start, and when the language changes')
  const [declaration] = requestsTo(app, CALLS.declare)
  assert.match(declaration?.header['Idempotency-Key'] ?? '', /^[\da-f-]{36}$/)
  assert.equal(requestsTo(app, CALLS.products).at(-1)?.header['Accept-Language'], 'en')
}
