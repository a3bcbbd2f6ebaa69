import { readFile } from 'node:fs/promises'

import { PASSWORD, unique } from '../support/server/customers.ts'
import { newEmail } from '../support/server/passport.ts'
import { readQrCode } from '../support/server/readQrCode.ts'

import { HOME, MY_REFERRAL, REGISTER } from './support/routes.ts'
import { Screen } from './support/Screen.ts'
import { expect, test } from './support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const SEVEN_DAYS_MS = 7 * 86_400_000

test('a friend signs up seven days and a restart after opening the link, and the inviter sees one', async ({
  app,
  browser,
  device,
  customer,
  server,
}) => {
  const { inviteCode } = customer.user
  const first = await browser.newContext({ baseURL: server.url })
  const home = new Screen(await first.newPage())
  await home.open(`${HOME}?referralCode=${inviteCode}`)
  const storageState = await first.storageState()
  await first.close()

  const later = await browser.newContext({ baseURL: server.url, storageState })
  await later.clock.setSystemTime(Date.now() + SEVEN_DAYS_MS)
  const friend = new Screen(await later.newPage())
  await friend.open(REGISTER)
  await expect(friend.text(`已自动填入推荐码 ${inviteCode}`)).toBeVisible()
  const email = newEmail()
  await friend.fill({ username: unique('friend_'), password: PASSWORD, target: email })
  await friend.control('send-code').click()
  await expect(friend.control('send-code')).toContainText('秒后重发')
  await friend.fill({ code: server.codeFor(email) })
  await friend.control('agree').click()
  await friend.control('submit').click()
  await friend.expectAt(HOME)
  await later.close()

  await device.signIn(customer)
  await app.open(MY_REFERRAL)
  await expect(app.control('referral-head')).toContainText('1 人')
  await expect(app.control('invitees')).toContainText('f**')
  await expect(app.control('invitees')).toContainText('待首单')
})

test('the poster’s code opens registration with the inviter’s code', async ({
  app,
  page,
  device,
  customer,
  server,
}) => {
  await device.signIn(customer)
  await app.open(MY_REFERRAL)
  const link = `${server.url}/#${REGISTER}?referralCode=${customer.user.inviteCode}`
  await app.control('copy-link').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  await expect(app.control('open-poster')).toBeVisible()
  const download = page.waitForEvent('download')
  await app.control('save-poster').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('邀请海报.png')
  await app.expectAccessible()
  expect(await readQrCode(await readFile(await file.path()))).toBe(link)
})
