import { expectAccessibleInBothThemes } from './support/accessible.ts'
import { DESKTOP } from './support/devices.ts'
import { tabTo } from './support/keyboard.ts'
import { CREATE_PARCEL, HOME, LOGIN, MINE, REGISTER } from './support/routes.ts'
import { linksFor } from './support/screens.ts'
import { customerStates, WECHAT_AGENT, wechatStates } from './support/states.ts'
import { expect, test } from './support/test.ts'

// In one language: the other changes only texts.
test('what a customer has typed, chosen or been refused is accessible in both themes', async ({
  app,
  page,
  device,
  customer,
  server,
  consoleWatch,
}) => {
  test.slow()
  consoleWatch.expect(/40[39]/)
  const links = await linksFor(server, customer)
  await device.signIn(customer)
  for (const { name, show } of customerStates) {
    await test.step(name, () => show({ app, server, customer, links }))
    await expectAccessibleInBothThemes(page, name)
  }
})

test.describe('in WeChat’s browser', () => {
  test.use({ userAgent: WECHAT_AGENT })

  test('so are the ways to sign in', async ({ app, page }) => {
    for (const { name, show } of wechatStates) {
      await test.step(name, () => show({ app }))
      await expectAccessibleInBothThemes(page, name)
    }
  })
})

test('a form with problems, its sheets and its modal are accessible', async ({
  app,
  page,
  device,
  customer,
}) => {
  await device.signIn(customer)
  await app.open(CREATE_PARCEL)
  await app.control('submit').click()
  await expect(app.text('请输入快递单号')).toBeVisible()
  await expectAccessibleInBothThemes(page, 'problems')
  await app.control('declaredName').click()
  await expect(app.cell('外套')).toBeVisible()
  await expectAccessibleInBothThemes(page, 'name sheet')
  await app.control('close-sheet').click()
  await app.open(MINE)
  await app.control('sign-out').click()
  await expect(app.modal).toBeVisible()
  await expectAccessibleInBothThemes(page, 'modal')
})

test.describe('with a keyboard alone', () => {
  test.use(DESKTOP)

  test('home can be walked through, and signing in begins', async ({ app, page }) => {
    await app.open(HOME)
    for (const id of [
      'sign-in',
      'go-createParcel',
      'go-parcelList',
      'go-calculate',
      'go-tracking',
      'go-myAddresses',
      'all-picks',
    ]) {
      await tabTo(page, app, id)
    }
    await page.reload()
    await tabTo(page, app, 'sign-in')
    await page.keyboard.press('Enter')
    await app.expectAt(LOGIN)
  })

  test('the tabs are switched', async ({ app, page }) => {
    await app.open(HOME)
    await app.tab(3).focus()
    await page.keyboard.press('Enter')
    await app.expectAt(MINE)
  })

  test('a customer signs in, and out again', async ({ app, page, customer }) => {
    await app.open(LOGIN)
    await tabTo(page, app, 'usernameOrEmail')
    await page.keyboard.type(customer.user.userName)
    await tabTo(page, app, 'password')
    await page.keyboard.type('correct-horse')
    await tabTo(page, app, 'submit')
    await page.keyboard.press('Enter')
    await app.expectAt(HOME)
    await app.open(MINE)
    await tabTo(page, app, 'sign-out')
    await page.keyboard.press('Enter')
    await expect(app.modal).toBeVisible()
  })

  test('every field of a registration is reached', async ({ app, page }) => {
    await app.open(REGISTER)
    for (const id of [
      'username',
      'password',
      'target',
      'code',
      'send-code',
      'referralCode',
      'agree',
      'submit',
      'to-login',
    ]) {
      await tabTo(page, app, id)
    }
  })

  test('a declaration is filled in', async ({ app, page, device, customer }) => {
    await device.signIn(customer)
    await app.open(CREATE_PARCEL)
    await tabTo(page, app, 'expressNumber')
    await page.keyboard.type('SF100200300400')
    await tabTo(page, app, 'expressCompanyCode')
    await expect(app.control('expressCompanyCode')).toContainText('顺丰速运')
    await tabTo(page, app, 'declaredName')
    await page.keyboard.press('Enter')
    await tabTo(page, app, 'name-search')
    await page.keyboard.type('耳机')
    await expect(app.cell('耳机')).toBeVisible()
    await tabTo(page, app, 'name-typed')
    await page.keyboard.press('Enter')
    await expect(app.control('declaredName')).toContainText('耳机')
    for (const id of ['declaredValue', 'itemQuantity-more', 'tag', 'service-photo-inspection', 'isInsured']) {
      await tabTo(page, app, id)
    }
    await page.keyboard.press('Enter')
    await expect(app.control('isInsured')).toHaveAttribute('aria-checked', 'true')
    for (const id of ['images-add', 'remarks', 'submit']) await tabTo(page, app, id)
  })
})
