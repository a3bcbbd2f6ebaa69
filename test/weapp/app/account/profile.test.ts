import assert from 'node:assert/strict'
import { test } from 'node:test'

import { MINUTE_MS } from '../../../../server/base/time/clock.ts'
import { accepted } from '../../../support/server/apiClient.ts'
import { forgetConfirmation, PASSWORD, requestCode } from '../../../support/server/customers.ts'
import { newEmail, newMobile, REGISTER, registration, wrong } from '../../../support/server/passport.ts'
import { answered } from '../support/answered.ts'
import { photo } from '../support/declaration.ts'
import { openAsCustomer } from '../support/openAsCustomer.ts'
import { CALLS, PAGES } from '../support/paths.ts'
import { requestsTo } from '../support/requestsTo.ts'
import { sendCode } from '../support/sendCode.ts'
import { context } from '../support/sharedServer.ts'

import type { User } from '../../../../server/contracts/user.ts'
import type { MiniProgram } from '../../runner/MiniProgram.ts'

const lastToast = (app: MiniProgram) => app.toasts.at(-1)?.title

test('a nickname is changed, though not to nothing, and shows at once', async (t) => {
  const { app } = await openAsCustomer(t, context.server)
  await app.switchTab(`/${PAGES.mine}`)
  await app.tap('#my-profile')
  await answered(app)
  await app.tap('#nickname')
  assert.equal(app.page.title, '修改昵称')
  await app.input('#nickname', '  ')
  await app.tap('#submit')
  assert.ok(app.text('#field-nickname').includes('必填'))
  await app.input('#nickname', '小满')
  await app.tap('#submit')
  await answered(app)
  assert.deepEqual(app.stack, [PAGES.mine, PAGES.myProfile])
  assert.ok(app.text('#nickname').includes('小满'))
  app.assertClean()
})

test('WeChat’s picture becomes the customer’s; one that is not taken is spoken of', async (t) => {
  const { app } = await openAsCustomer(t, context.server, { path: PAGES.myProfile })
  await app.tap('#change-avatar')
  assert.equal(requestsTo(app, CALLS.upload).length, 0, 'the sheet was closed')
  app.chooseImage([await photo('me.png')])
  context.server.failNext({ path: CALLS.upload, status: 500 })
  await app.tap('#change-avatar')
  await answered(app)
  assert.equal(app.modals.at(-1)?.content, 'fault 500')
  assert.ok(!app.exists('.avatar__picture'))
  app.chooseImage([await photo('me.png')])
  await app.tap('#change-avatar')
  await answered(app)
  assert.equal(lastToast(app), '头像已更换')
  const src = app.find('.avatar__picture').properties.src
  await app.relaunch({ path: PAGES.mine })
  await answered(app)
  assert.equal(
    String(app.find('.avatar__picture').properties.src).split('?')[0],
    String(src).split('?')[0],
    'and it is on Mine',
  )
  app.assertClean()
})

test('an e-mail address is changed by code, after a wrong one, once the customer has proved who they are', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server, { path: PAGES.myProfile })
  await app.tap('#email')
  const email = newEmail()
  const code = await sendCode(app, server, email, '#email')
  await app.input('#code', wrong(code))
  await app.tap('#submit')
  await answered(app)
  assert.ok(app.text('#field-code').includes('验证码不正确或已过期'))
  await app.input('#code', code)
  await forgetConfirmation(server, customer)
  await app.tap('#submit')
  await answered(app)
  await app.input('#identityPassword', PASSWORD)
  await app.tap('#confirm-identity')
  await answered(app)
  assert.equal(app.page.path, PAGES.myProfile)
  assert.ok(app.text('#email').includes(email))
  assert.deepEqual(
    app.modals.map(({ content }) => content),
    ['验证码不正确或已过期'],
  )
  app.assertClean()
})

test('a mobile number is changed by code, but not to somebody else’s', async (t) => {
  const { server, api } = context
  const taken = newMobile()
  accepted(await api.post(REGISTER, registration(taken, await requestCode(server, taken, 'REGISTER'))))
  server.clock.advance(MINUTE_MS)
  const { app } = await openAsCustomer(t, server, { path: PAGES.myProfile })
  await app.tap('#mobile-number')
  await app.input('#code', await sendCode(app, server, taken, '#mobileNumber'))
  await app.tap('#submit')
  await answered(app)
  assert.ok(app.text('#field-mobileNumber').includes('已被其他账号使用'), app.text('#field-mobileNumber'))
  const free = newMobile()
  await app.input('#code', await sendCode(app, server, free, '#mobileNumber'))
  await app.tap('#submit')
  await answered(app)
  assert.equal(app.page.path, PAGES.myProfile)
  assert.ok(app.text('#mobile-number').replaceAll(' ', '').includes(free))
  assert.equal(app.modals.length, 1)
  app.assertClean()
})

test('a WeChat id and its code are kept once the picture is there', async (t) => {
  const { app, customer } = await openAsCustomer(t, context.server, { path: PAGES.myProfile })
  await app.tap('#wechat-id')
  await app.input('#wechatId', 'a b')
  app.chooseImage([await photo('qr.png')])
  context.server.failNext({ path: CALLS.upload, status: 500 })
  await app.tap('#wechatQrCode-add')
  await answered(app)
  await app.tap('#submit')
  assert.ok(app.text('#field-wechatId').includes('请输入正确的格式'))
  assert.ok(app.text('#field-wechatQrCode').includes('有图片未上传成功，请重新上传'))
  await app.input('#wechatId', 'ada_88')
  await app.tap('.photo--failed .photo__preview')
  await answered(app)
  await app.tap('#submit')
  await answered(app)
  assert.equal(app.page.path, PAGES.myProfile)
  const user = accepted(await customer.api.get<User>('/api/u/user'))
  assert.equal(user.wechatId, 'ada_88')
  assert.match(user.wechatQrCode ?? '', /^\/uploads\//)
  app.assertClean()
})

test('Mine without a connection says so, and can be asked again', async (t) => {
  const { app, customer } = await openAsCustomer(t, context.server, {
    path: PAGES.mine,
    onRequest: () => 'offline',
  })
  assert.ok(app.text('#read-again').includes('加载失败'))
  delete app.options.onRequest
  await app.tap('#read-again')
  await answered(app)
  assert.ok(app.exists('#copy-code'))
  await app.tap('#copy-code')
  assert.equal(app.clipboard, customer.user.idCode)
  app.assertClean()
})
