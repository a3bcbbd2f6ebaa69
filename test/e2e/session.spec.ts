import { PARCELS, PASSWORD, signIn, unique } from '../support/server/customers.ts'

import { fillDeclaration } from './support/declaration.ts'
import { addPhotos } from './support/photo.ts'
import { RequestCount } from './support/RequestCount.ts'
import { CREATE_PARCEL, HOME, LOGIN, MINE, PARCEL_LIST } from './support/routes.ts'
import { expect, test } from './support/test.ts'

const LIST = `POST ${PARCELS}/list`
const REFRESH = 'POST /api/f/passport/refresh'
const LOGOUT = '/api/u/passport/logout'
const SESSION_EXPIRED = '登录超时，请重新登录'

test.describe('a session that ends', () => {
  test('in the middle of a form keeps every field and photo', async ({
    app,
    page,
    device,
    customer,
    server,
    toasts,
    consoleWatch,
  }) => {
    consoleWatch.expect(/401/)
    const expressNumber = unique('SF20000000')
    await device.signIn(customer)
    await app.open(CREATE_PARCEL)
    await fillDeclaration(app, expressNumber)
    await app.control('itemQuantity-more').click()
    await app.fill({ tag: '送人' })
    await app.control('add-tag').click()
    await app.control('service-vacuum').click()
    await app.control('isInsured').click()
    await app.fill({ purchaseOrderNumber: 'PO-7', remarks: '轻拿轻放' })
    await addPhotos(page, app, ['a.jpg', 'b.jpg'])
    await expect(app.visible('.photo--done')).toHaveCount(2)
    await customer.api.post(LOGOUT)
    await app.control('submit').click()
    await app.expectAt(LOGIN)
    await expect.poll(() => toasts.shown, 'one toast').toEqual([SESSION_EXPIRED])
    await app.fill({ usernameOrEmail: customer.user.userName, password: PASSWORD })
    await app.control('submit').click()
    await app.expectAt(CREATE_PARCEL)
    await expect(app.field('expressNumber')).toHaveValue(expressNumber)
    await expect(app.control('declaredName')).toContainText('围巾')
    await expect(app.field('declaredValue')).toHaveValue('88.50')
    await expect(app.field('itemQuantity')).toHaveValue('2')
    await expect(app.visible('.chip--selected')).toHaveText('送人')
    await expect(app.text('保费约 ¥1.00')).toBeVisible()
    await expect(app.field('purchaseOrderNumber')).toHaveValue('PO-7')
    await expect(app.field('remarks')).toHaveValue('轻拿轻放')
    await expect(app.visible('.photo--done')).toHaveCount(2)
    await app.control('submit').click()
    await expect(app.control('success')).toContainText('预报成功')
    const { body } = await (await signIn(server, customer)).post<{ items: unknown[] }>(`${PARCELS}/list`)
    expect(body.items).toMatchObject([
      {
        expressNumber,
        tags: ['送人'],
        itemQuantity: 2,
        remarks: '轻拿轻放',
        images: [{}, {}].map(() => expect.any(String)),
      },
    ])
  })

  test('only by its access token goes on unnoticed', async ({
    app,
    page,
    device,
    customer,
    toasts,
    consoleWatch,
  }) => {
    consoleWatch.expect(/401/)
    const requests = new RequestCount(page)
    await device.signIn({ token: { ...customer.token, accessToken: 'long-dead' } })
    await app.open(HOME)
    await expect(app.text(`您好，${customer.user.nickname}`)).toBeVisible()
    expect(requests.of(REFRESH), 'renewals').toBe(1)
    expect(toasts.shown).toEqual([])
    expect((await device.stored(page))['session'], 'the new refresh token is kept').not.toContain(
      customer.token.refreshToken,
    )
    await page.reload()
    await expect(app.text(`您好，${customer.user.nickname}`)).toBeVisible()
  })

  test('under 50 parallel requests asks once', async ({
    app,
    page,
    device,
    customer,
    toasts,
    consoleWatch,
  }) => {
    consoleWatch.expect(/401/)
    const requests = new RequestCount(page)
    await device.signIn(customer)
    await app.open(MINE)
    await app.control('my-parcels').click()
    await expect(app.text('还没有包裹')).toBeVisible()
    await customer.api.post(LOGOUT)
    await app.settled()
    const before = requests.of(LIST)
    await page.evaluate(() => {
      for (let tap = 0; tap < 50; tap += 1)
        document.getElementById(tap % 2 === 0 ? 'tab-50' : 'tab-63')?.click()
    })
    await app.expectAt(LOGIN)
    // The first refusal opens the login page; the others arrive later.
    await expect.poll(() => requests.answered(LIST), 'answers').toBe(requests.of(LIST))
    await app.settled()
    expect(requests.of(LIST) - before, 'requests at once').toBeGreaterThanOrEqual(50)
    expect(requests.of(REFRESH), 'renewals').toBe(1)
    await expect.poll(() => toasts.shown).toContain(SESSION_EXPIRED)
    await page.goBack()
    await app.expectAt(PARCEL_LIST)
    await app.settled()
    await app.expectAt(PARCEL_LIST)
    expect(toasts.count(SESSION_EXPIRED), 'toasts').toBe(1)
  })

  test('while a photo is sent asks to sign in first', async ({
    app,
    page,
    device,
    customer,
    toasts,
    consoleWatch,
  }) => {
    consoleWatch.expect(/401/)
    await device.signIn(customer)
    await app.open(CREATE_PARCEL)
    await customer.api.post(LOGOUT)
    await addPhotos(page, app, ['a.jpg'])
    await app.expectAt(LOGIN)
    await expect.poll(() => toasts.shown).toEqual(['请先登录'])
    await page.goBack()
    await expect(app.visible('.photo--failed'), 'the photo waits for another try').toHaveCount(1)
    expect(toasts.shown, 'no more words').toEqual(['请先登录'])
  })
})
