import assert from 'node:assert/strict'
import { test } from 'node:test'

import { answered } from './support/answered.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { CALLS, PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'

test('the other warehouse is chosen, laid out, drawn and shared without the ID code', async (t) => {
  const { app, customer } = await openAsCustomer(t, context.server, { path: PAGES.address })
  await app.tap({ text: '义乌仓', within: '.chip-group' })
  await app.tap('#to-formats')
  await answered(app)
  assert.equal(app.page.path, PAGES.warehouseAddresses)
  await app.tap('#copy-line')
  assert.match(
    app.clipboard,
    new RegExp(`^远途集运 ${customer.user.idCode}, 13900139000, 浙江省金华市义乌市`),
  )
  assert.match(String(app.find('#qr-code').properties.src), /^data:image\/svg\+xml;base64,/)
  assert.equal(app.find('#share').properties.openType, 'share')

  const card = await app.share()
  assert.equal(
    card.path,
    `/${PAGES.warehouseAddresses}?id=warehouse-yiwu&referralCode=${customer.user.inviteCode}`,
  )
  assert.match(card.title, /领取您专属的集运仓库地址/)
  // Without its own picture, a card would show a screenshot of the page, including the code.
  assert.match(card.imageUrl ?? '', /share-card\.jpg$/)
  assert.ok(!JSON.stringify(card).includes(customer.user.idCode))
  app.assertClean()
})

test('a wrong code is told, and what was pasted stays', async (t) => {
  const { app, customer } = await openAsCustomer(t, context.server, { path: PAGES.addressCheck })
  const { idCode } = customer.user
  const wrong = `${idCode.slice(0, -1)}${(Number(idCode.slice(-1)) + 1) % 10}`
  await app.input(
    '#pasted',
    `远途集运 ${wrong} 13800138000 广东省广州市白云区人和镇鹤龙六路88号物流园B栋3号门 ${wrong}`,
  )
  await app.tap('#check')
  assert.match(app.text('#line-code'), new RegExp(`写的是 ${wrong}，您的是 ${idCode}`))
  assert.match(app.text('#line-mobile'), /一致/)
  await app.tap('#copy-right')
  assert.match(app.clipboard, new RegExp(`^远途集运 ${idCode}`))
  await app.relaunch({ path: PAGES.addressCheck })
  await answered(app)
  assert.match(String(app.find('#pasted').properties.value), new RegExp(wrong))
  app.assertClean()
})

test('an address that cannot be read, and a tip that is gone', async (t) => {
  const { app } = await openAsCustomer(t, context.server)
  context.server.failNext({ path: CALLS.warehouseAddresses, status: 500 })
  await app.relaunch({ path: PAGES.warehouseAddresses })
  await answered(app)
  await app.tap('#retry')
  await answered(app)
  assert.match(app.text(), /人和镇/)
  await app.tap('#to-tips')
  await answered(app)
  await app.tap('.row-card')
  await answered(app)
  assert.match(app.text(), /识别码一个字都不能少/)
  await app.relaunch({ path: PAGES.addressTip, query: { id: 'no-such-tip' } })
  await answered(app)
  await app.tap('#all-tips')
  await answered(app)
  assert.equal(app.page.path, PAGES.addressTips)
})
