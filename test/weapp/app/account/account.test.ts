import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accepted } from '../../../support/server/apiClient.ts'
import { declareParcel, newCustomer, PASSWORD, unique } from '../../../support/server/customers.ts'
import { removePassword } from '../../../support/server/removePassword.ts'
import { answered } from '../support/answered.ts'
import { openAsCustomer } from '../support/openAsCustomer.ts'
import { CALLS, PAGES } from '../support/paths.ts'
import { signIn } from '../support/signIn.ts'
import { context } from '../support/sharedServer.ts'
import type { MiniProgram } from '../../runner/MiniProgram.ts'

const lastToast = (app: MiniProgram) => app.toasts.at(-1)?.title

test('a password is changed by who knows the old one', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server, { path: PAGES.myProfile })
  await app.tap('#change-password')
  await app.input('#oldPassword', 'not-the-one')
  await app.input('#newPassword', 'battery-staple')
  await app.tap('#submit')
  await answered(app)
  assert.ok(app.text('#field-oldPassword').includes('原密码不正确'))
  await app.input('#oldPassword', PASSWORD)
  await app.tap('#submit')
  await answered(app)
  assert.ok(app.text('#success').includes('密码已保存'))
  await app.tap('#done')
  await app.waitFor(() => app.page.path === PAGES.myProfile, { of: 'the profile' })
  const login = { usernameOrEmail: customer.user.userName, password: 'battery-staple' }
  accepted(await context.api.post(CALLS.login, { ...login, loginPlatform: 'PcWebFrontend' }))
  app.assertClean()
})

test('an account without a password gets its first one', async (t) => {
  const { server } = context
  const customer = await newCustomer(server)
  await removePassword(server, customer)
  const { app } = await openAsCustomer(t, server, { customer, path: PAGES.settingList })
  await app.tap('#change-password')
  await answered(app)
  assert.equal(app.page.title, '设置密码')
  assert.ok(!app.exists('#oldPassword'))
  await app.input('#newPassword', 'battery-staple')
  await app.tap('#submit')
  await answered(app)
  await app.back()
  await app.waitFor(() => app.page.path === PAGES.settingList, { of: 'the settings' })
  assert.ok(app.text('#change-password').includes('修改密码'))
  const login = { usernameOrEmail: customer.user.userName, password: 'battery-staple' }
  accepted(await context.api.post(CALLS.login, { ...login, loginPlatform: 'PcWebFrontend' }))
  app.assertClean()
})

test('an account with nothing open is deleted for good', async (t) => {
  const { app, customer } = await openAsCustomer(t, context.server, { path: PAGES.myProfile })
  await app.tap('#delete-account')
  await answered(app)
  assert.equal(app.modals.at(-1)?.title, '注销账号')
  assert.equal(lastToast(app), '账号已注销')
  assert.deepEqual(app.stack, [PAGES.mine])
  assert.ok(app.exists('#sign-in'))
  assert.equal((await customer.api.get('/api/u/user')).status, 401)
  app.assertClean()
})

test('an account with a parcel is not deleted, and says why', async (t) => {
  const { app, customer } = await openAsCustomer(t, context.server)
  await declareParcel(customer)
  await app.relaunch({ path: PAGES.myProfile })
  await answered(app)
  await app.tap('#delete-account')
  await answered(app)
  assert.ok(app.text('#obstacles').includes('还有未完成的包裹'))
  assert.deepEqual(
    app.modals.map(({ title }) => title),
    ['注销账号', '提示'],
  )
})

test('who leaves every device leaves nothing here, and the next one sees nothing of theirs', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server, {
    storage: { appearance: '"dark"', [unique('anything-')]: '1' },
  })
  await declareParcel(customer)
  await app.switchTab(`/${PAGES.mine}`)
  await answered(app)
  assert.ok(app.text('#count-50').startsWith('1'))
  await app.tap('#my-profile')
  await answered(app)
  await app.tap('#sign-out-everywhere')
  await answered(app)
  assert.deepEqual(app.stack, [PAGES.mine])
  assert.deepEqual([...app.storage.keys()].sort(), ['appearance', 'popupAnnounceClosed', 'stayOut'])
  assert.ok(!app.exists('#count-50') && !app.text().includes(customer.user.idCode))
  assert.equal((await customer.api.get('/api/u/user')).status, 401)

  const next = await newCustomer(server)
  await app.tap('#sign-in')
  await signIn(app, next)
  assert.ok(app.exists('#step-createParcel'))
  assert.ok(app.text().includes(next.user.idCode))
  app.assertClean()
})
