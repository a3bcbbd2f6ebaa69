import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'

import { notifications } from '../../../server/db/schema/index.ts'
import { MESSAGES_PAGE, SUBJECT_PAGES } from '../../../server/modules/message/wechatMessage.ts'
import { bindWechat } from '../../../server/modules/wechat/identities.ts'
import { accepted } from '../../support/server/apiClient.ts'
import { newCustomer, unique, type TestCustomer } from '../../support/server/customers.ts'
import { emptyOrderDraft } from '../../support/server/orderDraft.ts'
import { creditBalance } from '../../support/server/funds.ts'
import { newAddress, storedParcel, weighedOrder } from '../../support/server/orders.ts'
import { WxFailure } from '../runner/wx/WxFailure.ts'
import { weappDir } from '../weappDir.ts'
import { answered } from './support/answered.ts'
import { addPhotos, fillRequired, photo } from './support/declaration.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { CALLS, PAGES } from './support/paths.ts'
import { requestsTo } from './support/requestsTo.ts'
import { context } from './support/sharedServer.ts'
import { stored } from './support/stored.ts'

import type { MessageKind, MessagePreferences } from '../../../server/contracts/message.ts'

/** A customer with a linked WeChat account. */
async function wechatCustomer(): Promise<TestCustomer> {
  const { server } = context
  const customer = await newCustomer(server)
  const person = { openId: unique('openid'), unionId: null }
  await server.db.transaction((tx) => bindWechat(tx, customer.user.id, 'MP', person, server.clock.now()))
  return customer
}

async function consentsOf({ api }: TestCustomer, kind: MessageKind): Promise<number | undefined> {
  const { items } = accepted(await api.get<MessagePreferences>(CALLS.preferences))
  return items.find((item) => item.kind === kind)?.wechatConsentCount
}

async function openDeclaration(t: TestContext, customer: TestCustomer) {
  const { app } = await openAsCustomer(t, context.server, { path: PAGES.createParcel, customer })
  await answered(app)
  const expressNumber = unique('SF1700000')
  await fillRequired(app, expressNumber)
  return { app, expressNumber }
}

test('a declaration asks for the message that it leads to, and the message is sent for the consent', async (t) => {
  const customer = await wechatCustomer()
  const { app, expressNumber } = await openDeclaration(t, customer)

  await app.tap('#submit')
  await answered(app)

  assert.deepEqual(app.messageQuestions, [['tpl-parcel']])
  assert.equal(requestsTo(app, CALLS.declare).length, 1)
  assert.equal(await consentsOf(customer, 'PARCEL'), 1)
  await context.server.warehouse.arrive(expressNumber)
  assert.equal(await consentsOf(customer, 'PARCEL'), 0)
  const queued = await context.server.db.select().from(notifications)
  assert.ok(queued.some(({ channel, templateId }) => channel === 'WECHAT' && templateId === 'tpl-parcel'))
  app.assertClean()
})

test('whoever declines, or has turned messages off in WeChat, declares all the same', async (t) => {
  const customer = await wechatCustomer()
  for (const answer of [
    'reject',
    new WxFailure('user closed the main switch', { errCode: 20004 }),
  ] as const) {
    const { app } = await openDeclaration(t, customer)
    app.answerMessages(answer)
    await app.tap('#submit')
    await answered(app)
    assert.equal(requestsTo(app, CALLS.declare).at(-1)?.status, 200)
    assert.deepEqual(requestsTo(app, CALLS.subscription), [])
    assert.deepEqual(app.modals, [])
    app.assertClean()
  }
})

test('nobody is asked for what cannot come: an unfinished form, a stranger to WeChat, a channel turned off', async (t) => {
  const unfinished = await openAsCustomer(t, context.server, {
    path: PAGES.createParcel,
    customer: await wechatCustomer(),
  })
  await answered(unfinished.app)
  await unfinished.app.tap('#submit')
  assert.deepEqual(unfinished.app.messageQuestions, [])

  const quiet = await wechatCustomer()
  const items = [{ kind: 'PARCEL', channel: 'WECHAT', isEnabled: false }]
  accepted(await quiet.api.put(CALLS.preferences, { items }))
  for (const customer of [quiet, await newCustomer(context.server)]) {
    const { app } = await openDeclaration(t, customer)
    await app.tap('#submit')
    await answered(app)
    assert.equal(requestsTo(app, CALLS.declare).at(-1)?.status, 200)
    assert.deepEqual(app.messageQuestions, [])
    app.assertClean()
  }
})

test('an order asks for its messages and those about its money', async (t) => {
  const { server } = context
  const customer = await wechatCustomer()
  const parcels = [await storedParcel(server, customer)]
  await newAddress(customer)
  const { app } = await openAsCustomer(t, server, {
    path: PAGES.submitOrder,
    customer,
    storage: stored(emptyOrderDraft(customer, parcels)),
  })
  await app.waitFor(() => app.exists('#channel-air-general'), { of: 'the channels' })
  await answered(app)
  await app.tap('#channel-air-general')
  await app.waitFor(() => /\d\.\d\d/.test(app.text('.action-bar')), { of: 'the price' })
  await answered(app)

  await app.tap('#submit')
  await answered(app)

  assert.deepEqual(app.messageQuestions, [['tpl-order', 'tpl-funds']])
  assert.match(app.text('#copy-code'), /L\d{12}/)
  assert.equal(await consentsOf(customer, 'LOGISTICS_ORDER'), 1)
  assert.equal(await consentsOf(customer, 'FUNDS'), 1)
  app.assertClean()
})

test('paying and topping up ask on the tap, and go on for who declines', async (t) => {
  const { server } = context
  const customer = await wechatCustomer()
  const { id } = await weighedOrder(server, customer)
  await creditBalance(server, customer, '200.00')
  const paying = await openAsCustomer(t, server, { path: PAGES.payOrder, query: { id }, customer })
  await answered(paying.app)
  paying.app.answerMessages('reject')
  await paying.app.tap('#pay')
  await answered(paying.app)
  assert.deepEqual(paying.app.messageQuestions, [['tpl-order']])
  assert.ok(paying.app.exists('#success'))

  const topUp = await openAsCustomer(t, server, { path: PAGES.topUp, query: { amount: '50' }, customer })
  await answered(topUp.app)
  await topUp.app.tap('#method-33')
  await answered(topUp.app)
  await addPhotos(topUp.app, [await photo('proof.png')])
  topUp.app.answerMessages('reject')
  await topUp.app.tap('#submit')
  await answered(topUp.app)
  assert.deepEqual(topUp.app.messageQuestions, [['tpl-funds']])
  assert.equal(topUp.app.page.path, PAGES.topupResult)
  assert.deepEqual(requestsTo(topUp.app, CALLS.subscription), [])
})

test('the settings have a switch for what WeChat can bring, and turning it on asks', async (t) => {
  const customer = await wechatCustomer()
  const { app } = await openAsCustomer(t, context.server, { path: PAGES.settingList, customer })
  await answered(app)
  assert.ok(!app.exists('#notify-COUPON-WECHAT'))
  assert.match(app.text('#notify-PARCEL-WECHAT'), /需要您再次同意才能收到/)
  await app.tap('#notify-PARCEL-WECHAT')
  await answered(app)
  assert.deepEqual(app.messageQuestions, [])
  await app.tap('#notify-PARCEL-WECHAT')
  await answered(app)
  assert.deepEqual(app.messageQuestions, [['tpl-parcel']])
  assert.match(app.text('#notify-PARCEL-WECHAT'), /还可以收到 1 条/)
  app.assertClean()
})

test('every page that a message opens is in the package', () => {
  const { pages, subPackages } = JSON.parse(readFileSync(join(weappDir, 'app.json'), 'utf8')) as {
    readonly pages: readonly string[]
    readonly subPackages: readonly { readonly root: string; readonly pages: readonly string[] }[]
  }
  const all = [
    ...pages,
    ...subPackages.flatMap(({ root, pages: own }) => own.map((page) => `${root}/${page}`)),
  ]
  for (const page of [MESSAGES_PAGE, ...Object.values(SUBJECT_PAGES)]) assert.ok(all.includes(page), page)
})
