import { MAX_ADDRESSES } from '../../server/contracts/address.ts'
import { newAddress } from '../support/server/orders.ts'

import { EDIT_ADDRESS, HOME, LOGIN, MINE, MY_ADDRESSES } from './support/routes.ts'
import { expect, test } from './support/test.ts'

import type { Screen } from './support/Screen.ts'
import type { TestCustomer } from '../support/server/customers.ts'

const ADDRESSES = '/api/u/user/address'

async function addAddress({ api }: TestCustomer, recipient: string): Promise<void> {
  const { status } = await api.post(ADDRESSES, {
    recipient,
    mobile: '+65 9123 4567',
    regionGroupId: 'sg',
    postCode: '238823',
    detailsAddress: '290 Orchard Road',
  })
  expect(status).toBe(200)
}

async function fillIn(app: Screen): Promise<void> {
  await app.field('paste').fill('林美，+65 9123 4567，238823，乌节路 290 号 #08-01')
  await app.control('fill-in').click()
  await app.control('regionGroupId').click()
  await app.cell('新加坡').click()
}

test('an address is pasted, saved, found, changed and deleted', async ({ app, device, customer }) => {
  await device.signIn(customer)
  await app.open(MINE)
  await app.control('addresses').click()
  await app.expectAt(MY_ADDRESSES)
  await app.control('add-first').click()
  await app.expectAt(EDIT_ADDRESS)
  await fillIn(app)
  await expect(app.field('recipient')).toHaveValue('林美')
  await app.control('submit').click()

  await app.expectAt(MY_ADDRESSES)
  const card = app.visible('.address-card').first()
  await expect(card).toContainText('林美')
  await expect(card).toContainText('默认')
  await app.field('address-search').fill('nobody')
  await app.field('address-search').press('Enter')
  await expect(app.text('没有找到匹配的地址')).toBeVisible()
  await app.control('address-search-clear').click()
  await card.click()
  await app.expectAt(EDIT_ADDRESS)
  await app.fill({ recipient: '林美丽' })
  await app.control('submit').click()

  await expect(app.text('林美丽')).toBeVisible()
  await app.button('删除').click()
  await app.modal.getByText('删除', { exact: true }).last().click()
  await expect(app.text('还没有地址')).toBeVisible()
})

test('a wrong postcode is said at its field, with an example', async ({ app, device, customer }) => {
  await device.signIn(customer)
  await app.open(EDIT_ADDRESS)
  await fillIn(app)
  await app.fill({ postCode: '12' })
  await app.control('submit').click()

  await expect(app.control('field-postCode').getByRole('alert')).toContainText('238823')
})

test('a session that ends in the middle loses nothing', async ({
  app,
  page,
  device,
  customer,
  consoleWatch,
}) => {
  consoleWatch.expect(/401/)
  await device.signIn(customer)
  await app.open(EDIT_ADDRESS)
  await fillIn(app)
  await customer.api.post('/api/u/passport/logout')
  await app.control('submit').click()
  await app.expectAt(LOGIN)
  await page.goBack()

  await app.expectAt(EDIT_ADDRESS)
  await expect(app.field('recipient')).toHaveValue('林美')
  await expect(app.field('detailsAddress')).toHaveValue('乌节路 290 号 #08-01')
})

test('a half-filled form comes back', async ({ app, page, device, customer }) => {
  await device.signIn(customer)
  await app.open(EDIT_ADDRESS)
  await fillIn(app)
  await app.open(HOME)
  await page.reload()
  await app.open(EDIT_ADDRESS)

  await expect(app.text('已恢复上次未保存的内容')).toBeVisible()
  await expect(app.field('recipient')).toHaveValue('林美')
})

test('the book can be read again, is accessible, and a swipe uncovers what the buttons do', async ({
  app,
  page,
  device,
  customer,
  server,
  consoleWatch,
}) => {
  consoleWatch.expect(/500/)
  await addAddress(customer, '张三')
  await addAddress(customer, '李四')
  await device.signIn(customer)
  server.failNext({ path: `${ADDRESSES}/list`, status: 500 })
  await app.open(MY_ADDRESSES)
  await app.modal.getByText('知道了').click()
  await app.control('retry').click()
  await expect(app.text('李四')).toBeVisible()
  await app.expectAccessible()

  const card = app.visible('.address-card').first()
  await card.evaluate((element) => element.scrollTo({ left: 999 }))
  await expect(page.locator('.address-card__action--danger').first()).toBeInViewport()
})

test('an address whose deletion is refused stays; one that is gone already goes', async ({
  app,
  device,
  customer,
  server,
  consoleWatch,
}) => {
  consoleWatch.expect(/500|404/)
  await addAddress(customer, '张三')
  const { id } = await newAddress(customer)
  await device.signIn(customer)
  await app.open(MY_ADDRESSES)
  server.failNext({ path: `${ADDRESSES}/${id}`, status: 500 })
  await app.control(`delete-${id}`).click()
  await app.modal.getByText('删除', { exact: true }).last().click()
  await expect(app.modal).toContainText('fault 500')
  await app.modal.getByText('知道了').click()
  await expect(app.control(`delete-${id}`)).toBeVisible()

  await customer.api.delete(`${ADDRESSES}/${id}`)
  await app.control(`delete-${id}`).click()
  await app.modal.getByText('删除', { exact: true }).last().click()

  await expect(app.control(`delete-${id}`)).toHaveCount(0)
  await expect(app.text('张三')).toBeVisible()
})

test('a full book says so, and what was typed stays', async ({ app, device, customer, consoleWatch }) => {
  consoleWatch.expect(/409/)
  for (let count = 0; count < MAX_ADDRESSES; count += 1) await newAddress(customer)
  await device.signIn(customer)
  await app.open(EDIT_ADDRESS)
  await fillIn(app)
  await app.control('submit').click()

  await expect(app.modal).toContainText('最多保存 50 个地址')
  await app.modal.getByText('知道了').click()
  await expect(app.field('recipient')).toHaveValue('林美')
})

test('an address that is chosen closes the book', async ({ app, device, customer }) => {
  await addAddress(customer, '张三')
  await device.signIn(customer)
  await app.open(`${MY_ADDRESSES}?choose=1`)
  await expect(app.text('点按一个地址即可使用')).toBeVisible()
  await app.text('张三').click()
  await app.expectAt(HOME)
})
