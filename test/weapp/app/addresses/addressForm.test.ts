import assert from 'node:assert/strict'
import { test } from 'node:test'

import { DAY_MS } from '../../../../server/base/time/clock.ts'
import { WxFailure } from '../../runner/wx/WxFailure.ts'
import { chooseDestination, fillIn } from '../support/addressForm.ts'
import { answered } from '../support/answered.ts'
import { openAsCustomer } from '../support/openAsCustomer.ts'
import { CALLS, PAGES } from '../support/paths.ts'
import { requestsTo } from '../support/requestsTo.ts'
import { context } from '../support/sharedServer.ts'
import { signIn } from '../support/signIn.ts'

/** Longer than a refresh token's lifetime. */
const SESSION_IS_OVER = 31 * DAY_MS

const KEPT_BY_WECHAT = {
  userName: '张三',
  telNumber: '13800138000',
  postalCode: '510000',
  provinceName: '广东省',
  cityName: '广州市',
  countyName: '白云区',
  detailInfo: '均禾街道 1 号',
}

test('an address is added, changed, made the default and deleted', async (t) => {
  const { app } = await openAsCustomer(t, context.server)
  await app.switchTab(`/${PAGES.mine}`)
  await app.tap('#addresses')
  await answered(app)
  assert.equal(app.page.path, PAGES.myAddresses)
  assert.equal(app.page.title, '地址簿')
  await app.tap('#add-first')
  await answered(app)

  await fillIn(app)
  assert.equal(app.value('#recipient'), '林美')
  assert.equal(app.value('#postCode'), '238823')
  await app.input('#idDocument', 'E12345678')
  await app.tap('#submit')
  await answered(app)
  assert.equal(app.page.path, PAGES.myAddresses)
  const card = app.text('.address-card')
  for (const part of ['林美', '默认', 'E1234****8', '新加坡', '238823']) assert.ok(card.includes(part), card)

  await app.tap('#add-address')
  await answered(app)
  await app.input('#paste', 'Name: Lim Mei\nPhone: +60 12-345 6789\nAddress: 1 Jalan Besar\nPostcode: 41000')
  await app.tap('#fill-in')
  await chooseDestination(app, /西马来西亚/)
  await app.tap('#region')
  await answered(app)
  await app.tap({ text: /雪兰莪/, within: '.sheet__body' })
  await answered(app)
  await app.input('#region-search', '适耕庄')
  await app.tap('#city-typed')
  await app.tap('#submit')
  await answered(app)
  assert.ok(app.text().includes('适耕庄'), app.text())

  await app.tap({ text: '设为默认' })
  await answered(app)
  assert.ok(app.text('.address-card').includes('Lim Mei'), 'the default comes first')
  await app.tap({ text: '删除', within: '.address-card__behind' })
  await answered(app)
  assert.equal(app.modals.at(-1)?.title, '删除')
  assert.equal(app.all('.address-card__face').length, 1)
  assert.equal(requestsTo(app, CALLS.addresses).length, 2)
  app.assertClean()
})

test('WeChat’s own address book says whom to call, and may refuse', async (t) => {
  const answers = [
    KEPT_BY_WECHAT,
    new WxFailure('cancel'),
    new WxFailure('auth deny'),
    new WxFailure('no service'),
  ]
  const chooseAddress = (): unknown => {
    const answer = answers.shift()
    if (answer instanceof WxFailure) throw answer
    return answer
  }
  const { app } = await openAsCustomer(t, context.server, { path: PAGES.editAddress, wx: { chooseAddress } })
  await answered(app)

  await app.tap('#from-wechat')

  assert.equal(app.value('#recipient'), '张三')
  assert.equal(app.value('#mobile'), '13800138000')
  assert.equal(app.value('#detailsAddress'), '', 'nothing is sent to the mainland')
  assert.ok(app.text().includes('这个地址不在我们寄送的国家或地区'), app.text())
  await app.tap('#from-wechat')
  assert.deepEqual(app.toasts, [])
  await app.tap('#from-wechat')
  assert.match(app.modals.at(-1)?.content ?? '', /允许使用通讯地址/)
  await app.tap('#from-wechat')
  assert.deepEqual(
    app.toasts.map(({ title }) => title),
    ['无法读取微信地址，请手动填写'],
  )
})

test('a session that ends in the middle of an address costs not one character', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server, { path: PAGES.editAddress })
  await answered(app)
  await fillIn(app)
  await app.input('#idDocument', 'E12345678')
  const typed = () =>
    ['recipient', 'mobile', 'postCode', 'detailsAddress', 'idDocument'].map((id) => app.value(`#${id}`))
  const before = typed()
  server.clock.advance(SESSION_IS_OVER)
  await app.tap('#submit')
  await answered(app)
  assert.equal(app.page.path, PAGES.login)
  assert.deepEqual(
    app.toasts.map(({ title }) => title),
    ['已填入，请核对', '登录超时，请重新登录'],
  )
  await signIn(app, customer)
  assert.equal(app.page.path, PAGES.editAddress)
  assert.deepEqual(typed(), before)
  assert.ok(app.text('#regionGroupId').includes('新加坡'))
  await app.tap('#submit')
  await answered(app)
  assert.deepEqual(
    requestsTo(app, CALLS.addresses).map(({ status }) => status),
    [401, 200],
  )
  app.assertClean()
})
