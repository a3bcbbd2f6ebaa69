import { submitTopup, topupStaff } from '../support/server/topups.ts'

import { addPhotos } from './support/photo.ts'
import { MY_WALLET, TOPUP_LIST, TOPUP_RESULT } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test('a top-up is opened cold, its proof corrected, and the open page turns to success by itself', async ({
  app,
  page,
  device,
  customer,
  server,
}) => {
  const topup = await submitTopup(customer)
  await device.signIn(customer)
  await app.open(`${TOPUP_RESULT}?id=${topup.id}`)
  const status = app.control('topup-status')
  await expect(status).toContainText('客服审核中')
  await expect(status).toContainText(/预计 .*\d\d:\d\d 前完成/)
  await expect(app.visible('#topup-proof img')).toHaveCount(1)

  await app.control('correct-proof').click()
  await addPhotos(page, app, ['receipt.jpg'])
  await expect(app.visible('.photo--done')).toHaveCount(2)
  await app.expectAccessible()
  await app.control('submit').click()
  await expect(app.visible('#topup-proof img')).toHaveCount(2)

  await topupStaff(server, topup).approve()
  await expect(status).toContainText('充值成功')
  await expect(status).toContainText('当前余额 ¥100.50')
  await app.expectAccessible()
  await app.control('to-wallet').click()
  await app.expectAt(MY_WALLET)
})

test('a rejected top-up says why, cold and in the list', async ({ app, device, customer, server }) => {
  const topup = await submitTopup(customer)
  await topupStaff(server, topup).reject('截图看不清交易单号')
  await device.signIn(customer)
  await app.open(`${TOPUP_RESULT}?id=${topup.id}`)
  await expect(app.control('topup-status')).toContainText('原因：截图看不清交易单号')
  await app.expectAccessible()

  await app.control('to-topups').click()
  await app.expectAt(TOPUP_LIST)
  await expect(app.control(`topup-${topup.id}`)).toContainText('未成功')
})
