import assert from 'node:assert/strict'
import { test } from 'node:test'

import { MINUTE_MS } from '../../../../server/base/time/clock.ts'
import { newCustomer, PASSWORD, unique } from '../../../support/server/customers.ts'
import { newEmail, wrong } from '../../../support/server/passport.ts'
import { answered } from '../support/answered.ts'
import { openApp } from '../support/openApp.ts'
import { PAGES } from '../support/paths.ts'
import { sendCode } from '../support/sendCode.ts'
import { context } from '../support/sharedServer.ts'

test('a wrong password is told in a modal; a wrong code at its field; the right code signs in', async (t) => {
  const { server } = context
  const { user } = await newCustomer(server)
  // Signing up just sent a code; the next one has to wait a minute.
  server.clock.advance(MINUTE_MS)
  const app = await openApp(t, { baseUrl: server.url })
  await app.switchTab(`/${PAGES.mine}`)
  await app.tap('#sign-in')
  await app.input('#usernameOrEmail', user.userName)
  await app.input('#password', 'not-the-one')
  await app.tap('#submit')
  await answered(app)
  assert.equal(app.modals.at(-1)?.content, '账号或密码不正确')
  assert.equal(app.value('#usernameOrEmail'), user.userName, 'what was typed stays')

  await app.tap('#use-code')
  const code = await sendCode(app, server, user.email ?? '')
  await app.input('#code', wrong(code))
  await app.tap('#submit')
  await answered(app)
  assert.ok(app.text('#field-code').includes('验证码不正确或已过期'))
  assert.equal(app.modals.at(-1)?.content, '验证码不正确或已过期')
  await app.input('#code', code)
  await app.tap('#submit')
  await answered(app)
  assert.deepEqual(app.stack, [PAGES.mine])
  assert.ok(app.text().includes(user.idCode))
  app.assertClean()
})

test('a countdown goes on while the page is left', async (t) => {
  const { server } = context
  const target = newEmail()
  const app = await openApp(t, { baseUrl: server.url, path: PAGES.register })
  await sendCode(app, server, target)
  assert.match(app.text('#send-code'), /^\d+ 秒后重发$/)
  await app.tap('#to-login')
  await app.tap('#to-register')
  await app.input('#target', target)
  assert.match(app.text('#send-code'), /^\d+ 秒后重发$/)
  app.assertClean()
})

test('no account is made without the agreement, nor under a name that is taken', async (t) => {
  const { server } = context
  const { user } = await newCustomer(server)
  const app = await openApp(t, { baseUrl: server.url, path: PAGES.register })
  const code = await sendCode(app, server, newEmail())
  await app.input('#username', user.userName)
  await app.input('#password', PASSWORD)
  await app.input('#code', code)
  await app.tap('#submit')
  assert.ok(app.text('#field-agree').includes('请先阅读并同意'))
  await app.tap('#open-terms')
  await answered(app)
  assert.equal(app.page.path, PAGES.contentPage)
  assert.ok(app.text('.content-blocks').length > 100)
  await app.back()
  await app.tap('#agree')
  await app.tap('#submit')
  await answered(app)
  assert.equal(app.modals.at(-1)?.content, '该用户名已被使用')
  assert.ok(app.text('#field-username').includes('该用户名已被使用'))
  await app.input('#username', unique('another_'))
  await app.tap('#submit')
  await answered(app)
  assert.deepEqual(app.stack, [PAGES.home])
  assert.ok(app.storage.has('session'))
  app.assertClean()
})

test('a password is set by code, after a wrong one, and opens the account', async (t) => {
  const { server } = context
  const { user } = await newCustomer(server)
  server.clock.advance(MINUTE_MS)
  const app = await openApp(t, { baseUrl: server.url, path: PAGES.login })
  await app.tap('#to-forgot')
  assert.equal(app.page.title, '忘记密码')
  const code = await sendCode(app, server, user.email ?? '')
  await app.input('#code', wrong(code))
  await app.input('#newPassword', 'battery-staple')
  await app.tap('#submit')
  await answered(app)
  assert.ok(app.text('#field-code').includes('验证码不正确或已过期'))
  await app.input('#code', code)
  await app.tap('#submit')
  await answered(app)
  assert.ok(app.text('#success').includes('新密码已设置'))
  await app.tap({ text: '用新密码登录', within: '#success' })
  await app.waitFor(() => app.page.path === PAGES.login, { of: 'the login page' })
  assert.deepEqual(app.stack, [PAGES.login])
  await app.input('#usernameOrEmail', user.userName)
  await app.input('#password', 'battery-staple')
  await app.tap('#submit')
  await answered(app)
  assert.deepEqual(app.stack, [PAGES.home])
  app.assertClean()
})
