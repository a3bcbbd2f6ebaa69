import { declareParcel, newCustomer, PARCELS } from '../support/server/customers.ts'

import { pullDown } from './support/gestures.ts'
import { HOME, PARCEL_DETAIL, PARCEL_LIST } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test('a burst of 500s shows one modal', async ({ app, page, device, customer, server, consoleWatch }) => {
  consoleWatch.expect(/500/)
  await declareParcel(customer)
  await device.signIn(customer)
  const paths = ['/api/u/user', `${PARCELS}/list`, '/api/u/todo/summary', '/api/f/store/product/list']
  for (const path of paths) server.failNext({ path, status: 500 })
  const answers = paths.map((path) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path),
  )
  await app.open(HOME)
  expect((await Promise.all(answers)).map((answer) => answer.status())).toEqual(paths.map(() => 500))
  await expect(app.modal).toHaveCount(1)
  await expect(app.modal.locator('.modal__cancel')).toBeHidden()
  await app.modal.getByText('知道了').click()
  await expect(app.modal).toBeHidden()
  await app.settled()
  await expect(app.modal, 'no second one').toBeHidden()
})

test('an unknown address says so and leads home', async ({ app, page, toasts }) => {
  await page.goto('/#/pages/nowhere/nowhere')
  await app.expectAt(HOME)
  await expect(app.text('登录领取专属仓库地址')).toBeVisible()
  await expect.poll(() => toasts.shown).toEqual(['Page Not Found'])
})

test('a link to somebody else’s parcel finds nothing', async ({
  app,
  device,
  customer,
  server,
  consoleWatch,
}) => {
  consoleWatch.expect(/404/)
  const { id, expressNumber } = await declareParcel(await newCustomer(server))
  await device.signIn(customer)
  await app.open(`${PARCEL_DETAIL}?id=${id}`)
  await app.modal.getByText('知道了').click()
  await expect(app.text('没有找到这个包裹')).toBeVisible()
  await expect(app.page.getByText(expressNumber)).toHaveCount(0)
  await app.button('我的包裹').click()
  await app.expectAt(PARCEL_LIST)
})

test.describe('a list', () => {
  test('that cannot be read can be asked for again', async ({
    app,
    device,
    customer,
    server,
    consoleWatch,
  }) => {
    consoleWatch.expect(/500/)
    const { expressNumber } = await declareParcel(customer)
    await device.signIn(customer)
    server.failNext({ path: `${PARCELS}/list`, status: 500 })
    await app.open(PARCEL_LIST)
    await app.modal.getByText('知道了').click()
    await expect(app.text('fault 500')).toBeVisible()
    await app.control('retry').click()
    await expect(app.text(expressNumber)).toBeVisible()
  })

  test('without a network says so, and keeps what it has', async ({
    app,
    page,
    context,
    device,
    customer,
    consoleWatch,
  }) => {
    consoleWatch.expect(/ERR_INTERNET_DISCONNECTED/)
    const { expressNumber } = await declareParcel(customer)
    await device.signIn(customer)
    await app.open(PARCEL_LIST)
    await expect(app.text(expressNumber)).toBeVisible()
    await context.setOffline(true)
    await pullDown(page)
    await expect(app.text('加载失败，点按重试')).toBeVisible()
    await expect(app.text(expressNumber)).toBeVisible()
    await context.setOffline(false)
    await app.text('加载失败，点按重试').click()
    await expect(app.text('没有更多了')).toBeVisible()
  })

  test('keeps its rows when reading on fails', async ({ app, device, customer, server, consoleWatch }) => {
    consoleWatch.expect(/500/)
    for (let count = 0; count < 9; count += 1) await declareParcel(customer)
    await device.signIn(customer)
    await app.open(PARCEL_LIST)
    const rows = app.visible('.row-card')
    await expect(rows, 'a page of the list').toHaveCount(7)
    server.failNext({ path: `${PARCELS}/list`, status: 500 })
    // Don't scroll: a tall enough screen has nothing to scroll.
    await app.control('load-more').dispatchEvent('click')
    await app.modal.getByText('知道了').click()
    await expect(rows).toHaveCount(7)
    await app.button('加载失败，点按重试').dispatchEvent('click')
    await expect(rows).toHaveCount(9)
    await expect(app.text('没有更多了')).toBeVisible()
  })
})
