import { declareParcel, newCustomer, PARCELS, unique } from '../support/server/customers.ts'
import { UPLOAD } from '../support/server/pictures.ts'

import { countDeclared, fillDeclaration } from './support/declaration.ts'
import { createGate } from './support/createGate.ts'
import { pullDown } from './support/gestures.ts'
import { addPhotos } from './support/photo.ts'
import { RequestCount } from './support/RequestCount.ts'
import { CREATE_PARCEL, HOME, PARCEL_DETAIL, PARCEL_LIST } from './support/routes.ts'
import { expect, test } from './support/test.ts'

const DECLARE = `POST ${PARCELS}`
const REQUEST_TIMEOUT_MS = 120_000

test.describe('submitting a declaration', () => {
  test.beforeEach(async ({ app, device, customer }) => {
    await device.signIn(customer)
    await app.open(CREATE_PARCEL)
  })

  test('says in a modal that the number is declared already, and then leads to the field', async ({
    app,
    customer,
    consoleWatch,
  }) => {
    consoleWatch.expect(/409/)
    const { expressNumber } = await declareParcel(customer)
    await fillDeclaration(app, expressNumber)
    await app.control('remarks').scrollIntoViewIfNeeded()
    await expect(app.control('field-expressNumber')).not.toBeInViewport()
    await app.control('submit').click()
    await expect(app.modal.getByRole('button')).toHaveText(['知道了'])
    await expect(app.field('expressNumber')).not.toBeFocused()
    await app.readRefusal('您已预报过这个快递单号')
    await expect(app.field('expressNumber')).toBeFocused()
    await expect(app.control('field-expressNumber').getByRole('alert')).toHaveText('您已预报过这个快递单号')
    await expect(app.control('field-expressNumber')).toBeInViewport()
    await expect(app.field('declaredValue'), 'the form is kept').toHaveValue('88.50')
    await expect(app.control('declaredName')).toContainText('围巾')
  })

  test('declares once on a double tap', async ({ app, page, customer, server, toasts }) => {
    const requests = new RequestCount(page)
    const expressNumber = unique('SF20000000')
    const gate = createGate()
    await fillDeclaration(app, expressNumber)
    server.failNext({ path: PARCELS, method: 'POST', delayUntil: gate.released })
    await app.control('submit').evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await app.control('submit').click({ force: true })
    gate.release()
    await expect.poll(() => toasts.shown).toContain('预报成功')
    expect(requests.of(DECLARE), 'requests sent').toBe(1)
    expect(await countDeclared(customer.api, expressNumber), 'parcels declared').toBe(1)
  })

  test('survives a server that cannot be reached', async ({
    app,
    context,
    customer,
    toasts,
    consoleWatch,
  }) => {
    consoleWatch.expect(/ERR_INTERNET_DISCONNECTED/)
    const expressNumber = unique('SF20000000')
    await fillDeclaration(app, expressNumber)
    await context.setOffline(true)
    await app.control('submit').click()
    await expect.poll(() => toasts.shown).toContain('网络不可用，请检查连接后重试')
    await expect(app.modal, 'no answer is no refusal').toBeHidden()
    await expect(app.field('declaredValue')).toHaveValue('88.50')
    await context.setOffline(false)
    await app.control('submit').click()
    await expect.poll(() => toasts.shown).toContain('预报成功')
    expect(await countDeclared(customer.api, expressNumber)).toBe(1)
  })

  test('tells of a 500 in a modal without cancel, and keeps the form', async ({
    app,
    customer,
    server,
    consoleWatch,
  }) => {
    consoleWatch.expect(/500/)
    const expressNumber = unique('SF20000000')
    await fillDeclaration(app, expressNumber)
    server.failNext({ path: PARCELS, method: 'POST', status: 500 })
    await app.control('submit').click()
    await expect(app.modal).toContainText('提示')
    await expect(app.modal).toContainText('fault 500')
    await expect(app.modal.locator('.modal__cancel')).toBeHidden()
    await app.modal.getByText('知道了').click()
    await expect(app.modal).toBeHidden()
    await expect(app.field('expressNumber')).toHaveValue(expressNumber)
    expect(await countDeclared(customer.api, expressNumber)).toBe(0)
  })
})

test('a timeout is said, and trying again declares once', async ({
  app,
  page,
  device,
  customer,
  server,
  toasts,
}) => {
  await page.clock.install()
  await device.signIn(customer)
  await app.open(CREATE_PARCEL)
  const expressNumber = unique('SF20000000')
  await fillDeclaration(app, expressNumber)
  const gate = createGate()
  server.failNext({ path: PARCELS, method: 'POST', delayUntil: gate.released })
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === PARCELS)
  await app.control('submit').click()
  await sent
  await page.clock.fastForward(REQUEST_TIMEOUT_MS + 1_000)
  await expect.poll(() => toasts.shown).toContain('请求超时，请重试')
  await expect(app.field('declaredValue')).toHaveValue('88.50')
  gate.release()
  await app.control('submit').click()
  await expect.poll(() => toasts.shown).toContain('预报成功')
  expect(await countDeclared(customer.api, expressNumber), 'the first request arrived too').toBe(1)
})

test('a photo that failed blocks submitting and can be sent again alone', async ({
  app,
  page,
  device,
  customer,
  server,
  toasts,
  consoleWatch,
}) => {
  consoleWatch.expect(/500/)
  const requests = new RequestCount(page)
  const expressNumber = unique('SF20000000')
  await device.signIn(customer)
  await app.open(CREATE_PARCEL)
  await fillDeclaration(app, expressNumber)
  server.failNext({ path: UPLOAD, status: 500 })
  await addPhotos(page, app, ['a.jpg', 'b.jpg'])
  await app.modal.getByText('知道了').click()
  await expect(app.visible('.photo--failed')).toHaveCount(1)
  await expect(app.visible('.photo--done')).toHaveCount(1)
  await app.control('submit').click()
  const refusal = app.control('field-images').getByRole('alert')
  await expect(refusal).toHaveText('有图片未上传成功，请重新上传')
  expect(requests.of(DECLARE), 'nothing is sent meanwhile').toBe(0)
  await app.visible('.photo--failed').click()
  await expect(app.visible('.photo--done')).toHaveCount(2)
  await expect(refusal).toBeHidden()
  expect(requests.of(`POST ${UPLOAD}`), 'two photos and one retry').toBe(3)
  await app.control('submit').click()
  await expect.poll(() => toasts.shown).toContain('预报成功')
})

test.describe('what an earlier visit left behind', () => {
  const BROKEN: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['no JSON', { session: '{"data":', locale: '<html>', 'draft:createParcel:x': '\u0000' }],
    [
      'other shapes',
      {
        session: '{"data":{"accessToken":7}}',
        locale: '{"data":"fr"}',
        'draft:createParcel:x': '{"data":[]}',
      },
    ],
    ['other types', { session: '[]', locale: 'null', 'draft:createParcel:x': '{"data":null}' }],
  ]
  for (const [name, values] of BROKEN) {
    test(`never breaks the start: ${name}`, async ({ app, device }) => {
      await device.rememberRaw(values)
      await app.open('/')
      await expect(app.text('登录领取专属仓库地址')).toBeVisible()
      await expect(app.title).toHaveText('首页')
    })
  }

  test('never breaks the form that reads it', async ({ app, device, customer }) => {
    const key = `draft:createParcel:${customer.user.id}`
    await device.signIn(customer, { [key]: { expressNumber: 5, tags: 'none' } })
    await app.open(CREATE_PARCEL)
    await expect(app.field('expressNumber')).toHaveValue('')
    await expect(app.control('declaredCurrency')).toContainText('CNY')
  })

  test('brings back an unfinished declaration', async ({ app, page, device, customer }) => {
    await device.signIn(customer)
    await app.open(CREATE_PARCEL)
    await fillDeclaration(app, 'SF555500001111')
    await page.reload()
    await expect(app.text('已恢复上次未提交的内容')).toBeVisible()
    await expect(app.field('expressNumber')).toHaveValue('SF555500001111')
    await app.button('清空重填').click()
    await expect(app.field('expressNumber')).toHaveValue('')
  })
})

test('a burst of 500s shows one modal', async ({ app, page, device, customer, server, consoleWatch }) => {
  consoleWatch.expect(/500/)
  await declareParcel(customer)
  await device.signIn(customer)
  const paths = ['/api/u/user', `${PARCELS}/list`, `${PARCELS}/undeclared-list`, '/api/f/store/product/list']
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
