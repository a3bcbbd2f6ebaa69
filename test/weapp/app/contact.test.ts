import assert from 'node:assert/strict'
import { test } from 'node:test'

import { accepted } from '../../support/server/apiClient.ts'
import { WxFailure } from '../runner/wx/WxFailure.ts'
import { answered } from './support/answered.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { CALLS, PAGES } from './support/paths.ts'
import { requestsTo } from './support/requestsTo.ts'
import { context } from './support/sharedServer.ts'

test('customer service is called, copied, chatted with, and its code saved', async (t) => {
  const saved: unknown[] = []
  const { app } = await openAsCustomer(t, context.server, {
    wx: {
      getImageInfo: () => ({ path: 'wxfile://qr.png' }),
      saveImageToPhotosAlbum: ({ filePath }) => {
        saved.push(filePath)
        return undefined
      },
    },
  })
  await app.switchTab(`/${PAGES.mine}`)
  await app.tap('#customer-service')
  await answered(app)
  assert.equal(app.page.path, PAGES.customerService)

  await app.tap('#copy-wechat')
  assert.match(app.clipboard, /^[\w-]{6,}$/)
  await app.tap('#call')
  await app.tap('#qr-code')
  await app.tap('#save-qr')
  await app.waitFor(() => app.toasts.at(-1)?.title === '已保存到相册')
  assert.deepEqual(saved, ['wxfile://qr.png'])
  assert.equal(app.find('#chat').properties.openType, 'contact')
  app.assertClean()
})

test('a refused album leads to the settings', async (t) => {
  const { app } = await openAsCustomer(t, context.server, {
    path: PAGES.customerService,
    wx: {
      getImageInfo: () => ({ path: 'wxfile://qr.png' }),
      saveImageToPhotosAlbum: () => {
        throw new WxFailure('auth deny')
      },
    },
  })
  await answered(app)

  await app.tap('#save-qr')

  await app.waitFor(() => app.modals.length > 0)
  assert.equal(app.modals[0]?.confirmText, '去设置')
})

test('a pickup point is chosen once', async (t) => {
  const { app } = await openAsCustomer(t, context.server, {
    path: PAGES.pickupStationSelect,
    wx: { openLocation: () => undefined },
  })
  await answered(app)
  await app.tap('#map-sg-chinatown')
  await app.tap('#select-sg-chinatown')
  await answered(app)
  assert.match(app.modals[0]?.content ?? '', /只能由客服更换/)
  assert.ok(app.text().includes('您的自提点'), app.text())
  assert.equal(requestsTo(app, CALLS.pickupStation).length, 1)
  app.assertClean()
})

test('a pickup point that was set elsewhere meanwhile is explained, and shown', async (t) => {
  const { app, customer } = await openAsCustomer(t, context.server, { path: PAGES.pickupStationSelect })
  await answered(app)
  accepted(await customer.api.put(CALLS.pickupStation, { pickupStationId: 'sg-jurong' }))
  await app.tap('#select-sg-chinatown')
  await answered(app)
  assert.match(app.modals.at(-1)?.content ?? '', /只能设置一次，如需修改请联系客服/)
  assert.ok(app.text().includes('您的自提点'), app.text())
  await app.tap('#to-service')
  await answered(app)
  assert.equal(app.page.path, PAGES.customerService)
})
