import assert from 'node:assert/strict'
import { test } from 'node:test'

import { WxFailure } from '../runner/wx/WxFailure.ts'
import { launchFixture } from './fixture.ts'

const mine = { path: 'pages/mine/mine' }
const form = { path: 'pages-form/declare/declare' }

test('stored values are read at the start, and a corrupt one reads as text', async (t) => {
  const stored = await launchFixture(t, { ...mine, storage: { language: '{"code":"en"}' } })
  assert.equal(stored.text('#saved'), 'saved en')
  const corrupt = await launchFixture(t, { ...mine, storage: { language: '{"code' } })
  assert.equal(corrupt.text('#saved'), 'saved')
  corrupt.assertClean()
})

test('toasts, modals, sheets, clipboard and scans are recorded and answered', async (t) => {
  const app = await launchFixture(t, mine)
  await app.tap('#copy')
  assert.equal(app.clipboard, 'Room 5')
  assert.equal(app.toasts.at(-1)?.title, '内容已复制')
  await app.tap('#ask')
  assert.equal(app.text('#result'), '{"confirm":true}')
  assert.deepEqual(app.modals, [
    { title: 'Sure?', content: 'Really', confirmText: '确定', cancelText: '取消', showCancel: true },
  ])
  app.options.onModal = () => ({ confirm: false })
  await app.tap('#ask')
  assert.equal(app.text('#result'), '{"confirm":false}')
  await app.tap('#insist')
  assert.match(
    app.text('#result'),
    /showModal:fail confirmText length should not larger than 4 Chinese characters/,
  )
  assert.equal(app.modals.length, 2)
  await app.tap('#choose')
  assert.match(app.text('#result'), /showActionSheet:fail cancel/)
  app.options.onActionSheet = (items) => items.indexOf('b')
  await app.tap('#choose')
  assert.match(app.text('#result'), /"tapIndex":1/)
  await app.tap('#scan')
  assert.match(app.text('#result'), /scanCode:fail cancel/)
  app.scan('SF100')
  await app.tap('#scan')
  assert.equal(app.text('#result'), '"SF100"')
  await app.tap('#untitled')
  assert.match(app.text('#result'), /parameter.title should be String/)
  await app.tap('#load')
  assert.equal(app.loading, 'Wait')
  app.assertClean()
})

test('a test can answer a wx function itself', async (t) => {
  const scanCode = () => {
    throw new WxFailure('no camera', { errno: 3 })
  }
  const app = await launchFixture(t, { ...mine, wx: { scanCode } })
  await app.tap('#scan')
  assert.deepEqual(JSON.parse(app.text('#result')), { errMsg: 'scanCode:fail no camera', errno: 3 })
})

test('a button for the phone number gets a code, or hears that the customer declined', async (t) => {
  const app = await launchFixture(t, form)
  const tapped = async () => {
    await app.tap('#phone-number')
    return JSON.parse(app.text('#result')) as Record<string, unknown>
  }
  app.givePhoneNumber('code-of-a-number')
  assert.deepEqual(await tapped(), {
    errMsg: 'getPhoneNumber:ok',
    code: 'code-of-a-number',
    encryptedData: '',
    iv: '',
  })
  assert.deepEqual(await tapped(), { errMsg: 'getPhoneNumber:fail user deny' })
  app.givePhoneNumber(new WxFailure('no permission', { errno: 102 }))
  assert.deepEqual(await tapped(), { errMsg: 'getPhoneNumber:fail no permission', errno: 102 })
  app.assertClean()
})

test('a button for an avatar gets a picture of the phone, and hears nothing when the sheet is closed', async (t) => {
  const app = await launchFixture(t, form)
  await app.tap('#avatar')
  assert.equal(app.text('#result'), '')
  app.chooseImage([{ name: 'me.png', bytes: new Uint8Array([1, 2]) }])
  await app.tap('#avatar')
  assert.match(app.text('#result'), /^\{"avatarUrl":"wxfile:\/\/tmp_1\.png"\}$/)
  app.assertClean()
})

test('the logic layer has no browser, no Node, and on request no recent engine', async (t) => {
  const current = await launchFixture(t, mine)
  await current.tap('#globals')
  const absent = ['undefined', 'undefined', 'undefined', 'undefined', 'undefined']
  assert.deepEqual(JSON.parse(current.text('#result')), [...absent, 'function'])
  const old = await launchFixture(t, { ...mine, oldEngine: true })
  await old.tap('#globals')
  assert.deepEqual(JSON.parse(old.text('#result')), [...absent, 'undefined'])
})
