import { storedParcel } from '../support/server/orders.ts'

import { MESSAGE_LIST, MINE, PARCEL_DETAIL, STORE } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test('unread messages are counted on the tab, lead to their parcel, and are read', async ({
  app,
  page,
  device,
  customer,
  server,
}) => {
  const { id, expressNumber } = await storedParcel(server, customer)
  await device.signIn(customer)
  await app.open(STORE)
  const badge = app.visible('.taro-tabbar-badge')
  await expect(badge).toHaveText('2')

  await app.tab(3).click()
  await app.expectAt(MINE)
  await expect(app.control('door-messageList')).toHaveText('2消息')
  await app.control('door-messageList').click()
  await app.expectAt(MESSAGE_LIST)
  const rows = app.visible('.message-row')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('包裹已入库')
  await rows.first().click()
  await app.expectAt(`${PARCEL_DETAIL}?id=${id}`)
  await expect(app.text(expressNumber)).toBeVisible()

  await page.goBack()
  await expect(app.control('tab-PARCEL')).toHaveText('包裹1')
  await expect(app.visible('.message-row__dot')).toHaveCount(1)
  await app.control('read-all').click()
  await expect(app.text('没有未读消息')).toBeVisible()
  await expect(app.visible('.message-row__dot')).toHaveCount(0)

  await page.goBack()
  await app.expectAt(MINE)
  await expect(app.control('door-messageList')).toHaveText('0消息')
  await expect(badge).toHaveCount(0)
})
