import assert from 'node:assert/strict'
import { test } from 'node:test'

import { newCustomer } from '../../support/server/customers.ts'
import { WxFailure } from '../runner/wx/WxFailure.ts'
import { answered } from './support/answered.ts'
import { openApp } from './support/openApp.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'

import type { LaunchOptions } from '../runner/LaunchOptions.ts'

/** Opens the page with a server that has a mini program. */
function openReferrals(t: Parameters<typeof openAsCustomer>[0], options: LaunchOptions = {}) {
  return openAsCustomer(t, context.server, {
    path: PAGES.myReferral,
    onRequest: ({ path }) =>
      path.endsWith('/mini-program-code')
        ? { status: 200, data: { picture: 'data:image/jpeg;base64,x' } }
        : undefined,
    ...options,
  })
}

test('the poster has the mini program’s code, is saved to the album, and the card has the referral code', async (t) => {
  const saved: unknown[] = []
  const { app, customer } = await openReferrals(t, {
    wx: { saveImageToPhotosAlbum: ({ filePath }) => void saved.push(filePath) },
  })
  const { inviteCode, nickname } = customer.user
  // It is drawn anew as soon as the nickname is known.
  const drawing = await app.waitFor(() => app.drawings.find(({ texts }) => texts.includes(nickname)))
  assert.deepEqual(drawing?.pictures, ['data:image/jpeg;base64,x'])
  for (const words of [inviteCode, '邀请您用远途集运']) assert.ok(drawing?.texts.includes(words), words)

  await app.waitFor(() => app.exists('#open-poster'))
  await app.tap('#open-poster')
  await app.tap('#save-poster')
  await app.waitFor(() => app.toasts.at(-1)?.title === '已保存到相册')
  assert.equal(saved.length, 1)

  await app.tap('#share')
  const card = await app.lastShare()
  assert.equal(card?.path, `/${PAGES.home}?referralCode=${inviteCode}`)
  assert.ok(!card?.title.includes(nickname))
  await app.tap('#copy-link')
  assert.ok(app.clipboard.endsWith(`/#/${PAGES.register}?referralCode=${inviteCode}`), app.clipboard)
  app.assertClean()
})

test('an album that the customer refused leads to the settings', async (t) => {
  const { app } = await openReferrals(t, {
    wx: {
      saveImageToPhotosAlbum: () => {
        throw new WxFailure('auth deny')
      },
    },
  })
  await app.waitFor(() => app.exists('#open-poster'))
  await app.tap('#save-poster')
  await app.waitFor(() => app.modals.length > 0)
  assert.match(app.modals[0]?.content ?? '', /需要相册权限/)
})

test('a scanned referral code is still in the form after the app was killed', async (t) => {
  const { server } = context
  const { inviteCode: code } = (await newCustomer(server)).user
  const app = await openApp(t, {
    baseUrl: server.url,
    query: { scene: encodeURIComponent(`r=${code}`) },
    scene: 1047,
  })
  await answered(app)

  await app.relaunch({ path: PAGES.register })
  await answered(app)

  assert.equal(app.value('#referralCode'), code)
  assert.ok(app.text().includes(`已自动填入推荐码 ${code}`))
  app.assertClean()
})
