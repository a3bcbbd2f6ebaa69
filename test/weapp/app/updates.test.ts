import assert from 'node:assert/strict'
import { test } from 'node:test'

import { answered } from './support/answered.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'

test('a new version waits until a form is left, and restarts only who wants it', async (t) => {
  const { app } = await openAsCustomer(t, context.server)
  await answered(app)
  app.options.onModal = () => ({ confirm: false })
  await app.tap('#go-createParcel')
  await app.emit('onUpdateReady', {})
  await app.settle()
  assert.deepEqual(app.modals, [], 'not in the middle of a form')

  await app.back()
  await app.waitFor(() => app.modals.length === 1, { of: 'the question' })
  const [{ title, confirmText, cancelText } = assert.fail()] = app.modals
  assert.deepEqual([title, confirmText, cancelText], ['新版本已准备好', '立即重启', '稍后'])
  await app.settle()
  assert.equal(app.updates, 0)
  await app.switchTab(`/${PAGES.mine}`)
  assert.equal(app.modals.length, 1, 'asked once')

  app.options.onModal = () => ({ confirm: true })
  await app.emit('onUpdateReady', {})
  await app.switchTab(`/${PAGES.home}`)
  await app.waitFor(() => app.updates === 1, { of: 'the restart' })
  app.assertClean()
})

test('a new version that could not be downloaded says how to get it', async (t) => {
  const { app } = await openAsCustomer(t, context.server)
  await answered(app)
  await app.emit('onUpdateFailed', {})
  await app.switchTab(`/${PAGES.mine}`)
  await app.waitFor(() => app.modals.length === 1, { of: 'the explanation' })
  assert.match(app.modals[0]?.content ?? '', /检查网络，关闭小程序后重新打开/)
  assert.equal(app.modals[0]?.showCancel, false)
  app.assertClean()
})
