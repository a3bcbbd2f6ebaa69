import { MY_ADDRESSES, PARCEL_LIST, SELECT_TO_SUBMIT, SUBMIT_ORDER } from './support/routes.ts'
import { emptyOrderDraft } from '../support/server/orderDraft.ts'
import { ADDRESSES, newAddress, ORDERS, orderRequest, storedParcel } from '../support/server/orders.ts'
import { expect, test } from './support/test.ts'

import type { Device } from './support/Device.ts'
import type { Screen } from './support/Screen.ts'
import type { TestCustomer } from '../support/server/customers.ts'

/** Signs in with these parcels already selected, as before a reload. */
async function signInWith(
  device: Device,
  customer: TestCustomer,
  parcels: readonly { readonly id: string }[],
): Promise<void> {
  await device.signIn(customer, emptyOrderDraft(customer, parcels))
}

const bar = (app: Screen) => app.visible('.action-bar')
const ordersOf = async ({ api }: TestCustomer) =>
  (await api.post<{ totalCount: number }>(`${ORDERS}/list`)).body

test('parcels become an order: priced, insured, explained, submitted', async ({
  app,
  page,
  device,
  server,
  customer,
}) => {
  const parcels = [await storedParcel(server, customer), await storedParcel(server, customer)]
  await newAddress(customer)
  await signInWith(device, customer, parcels)
  await app.open(SUBMIT_ORDER)

  await expect(app.text('Lin Xiaoman')).toBeVisible()
  await expect(bar(app)).toContainText('请选择运送方式')
  await app.control('channel-air-general').click()
  // 2.4 kg counts as five half kilograms: 42 + 4 × 15, plus 9% tax.
  await expect(bar(app)).toContainText('111.18')
  await app.control('service-reinforced-packing').click()
  // 15 more, plus its tax.
  await expect(bar(app)).toContainText('127.53')
  await app.control('bill-working').click()
  await expect(app.text('计费重').first()).toBeVisible()
  await app.field('remarks').fill('生日礼物')
  await app.expectAccessible()

  await page.reload()
  await expect(app.text('已恢复上次未提交的内容')).toBeVisible()
  await expect(app.field('remarks')).toHaveValue('生日礼物')
  await app.control('submit').click()

  await expect(app.text('已提交集运')).toBeVisible()
  await expect(app.control('copy-code')).toContainText(/L\d{12}/)
  await app.expectAccessible()
  expect((await ordersOf(customer)).totalCount).toBe(1)
  await app.control('to-parcels').click()
  await app.expectAt(PARCEL_LIST)
  await app.open(SUBMIT_ORDER)
  await expect(app.text('还没有选择包裹')).toBeVisible()
})

test('a parcel that was taken meanwhile is explained, and the rest goes on', async ({
  app,
  device,
  server,
  customer,
  consoleWatch,
}) => {
  consoleWatch.expect(/409/)
  const parcels = [await storedParcel(server, customer), await storedParcel(server, customer)]
  const [taken] = parcels
  const { id: addressId } = await newAddress(customer)
  await signInWith(device, customer, parcels)
  await app.open(SUBMIT_ORDER)
  await app.control('channel-air-general').click()
  await expect(bar(app)).toContainText('111.18')
  const request = await orderRequest(customer, taken ? [taken] : [], { addressId })
  expect((await customer.api.post(ORDERS, request)).status).toBe(200)

  await app.control('submit').click()

  await app.modal.getByText('知道了').click()
  await expect(app.control(`chosen-${taken?.id}`)).toContainText('已在另一个集运订单里')
  expect((await ordersOf(customer)).totalCount).toBe(1)
  const section = app.control('field-parcelIds')
  await expect
    .poll(async () => (await section.boundingBox())?.y, 'the page has scrolled to what is wrong')
    .toBeGreaterThan(60)
  await app.button('移出并继续').click()
  await expect(app.control(`chosen-${taken?.id}`)).toBeHidden()
  await app.control('submit').click()
  await expect(app.text('已提交集运')).toBeVisible()
  expect((await ordersOf(customer)).totalCount).toBe(2)
})

test('another address and a pickup point are chosen, and nobody submits twice', async ({
  app,
  device,
  server,
  customer,
}) => {
  const parcel = await storedParcel(server, customer)
  await newAddress(customer)
  await customer.api.post(ADDRESSES, {
    recipient: 'Lim Mei',
    mobile: '+65 9123 4568',
    regionGroupId: 'sg',
    postCode: '238823',
    detailsAddress: '290 Orchard Road',
  })
  await signInWith(device, customer, [parcel])
  await app.open(SUBMIT_ORDER)
  await app.control('address').click()
  await app.expectAt(MY_ADDRESSES)
  await app.visible('.address-card', { hasText: 'Lim Mei' }).first().click()
  await app.expectAt(SUBMIT_ORDER)
  await expect(app.control('address')).toContainText('Lim Mei')

  await app.control('receive-pickup').click()
  await app.control('station').click()
  await app.control('station-sg-jurong').click()
  await app.control('channel-air-general').click()
  await expect(bar(app)).toContainText('称重后确定')
  await app.control('submit').dblclick()

  await expect(app.text('已提交集运')).toBeVisible()
  const { body } = await customer.api.post<{ items: readonly object[] }>(`${ORDERS}/list`)
  expect(body.items).toHaveLength(1)
  expect(body.items[0]).toMatchObject({
    pickupStation: { id: 'sg-jurong' },
    shippingAddress: { recipient: 'Lim Mei' },
  })
})

test('what one box saves is worked out again after a failure, and compared parcel by parcel', async ({
  app,
  device,
  server,
  customer,
  consoleWatch,
}) => {
  consoleWatch.expect(/500/)
  const parcels = [await storedParcel(server, customer), await storedParcel(server, customer)]
  await newAddress(customer)
  await device.signIn(customer)
  await app.open(SELECT_TO_SUBMIT)
  server.failNext({ path: `${ORDERS}/consolidation-saving`, status: 500 })
  await app.control('saving').click()
  await expect(app.control('saving')).toContainText('价格没有算出来，点这里重试')
  await expect(bar(app)).toContainText('已选 2 件')
  await app.control('saving').click()
  await expect(app.control('saving')).toContainText('合箱寄可省')
  await app.control('saving').click()
  for (const { expressNumber } of parcels) await expect(app.visible('.sheet')).toContainText(expressNumber)
})
