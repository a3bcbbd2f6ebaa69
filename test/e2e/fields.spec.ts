import {
  CREATE_PARCEL,
  EDIT_ADDRESS,
  LOGIN_BY_CODE,
  REGISTER,
  UPDATE_EMAIL,
  UPDATE_MOBILE_NUMBER,
} from './support/routes.ts'
import { smallFields } from './support/smallFields.ts'
import { expect, test } from './support/test.ts'

test('no field in a sheet is so small that an iPhone zooms into it', async ({
  app,
  page,
  device,
  customer,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await device.signIn(customer)
  await app.open(CREATE_PARCEL)
  await app.control('declaredName').click()
  await expect(app.field('name-search')).toBeVisible()
  expect(await smallFields(page)).toEqual([])
})

test('a phone shows the keys that a field needs', async ({ app, page, device, customer }) => {
  const expectKeys = async (route: string, keys: Readonly<Record<string, string>>) => {
    await app.open(route)
    for (const [id, inputmode] of Object.entries(keys))
      await expect(app.field(id), id).toHaveAttribute('inputmode', inputmode)
  }
  await expectKeys(REGISTER, { target: 'email', code: 'numeric' })
  await device.signIn(customer)
  await page.reload()
  await expectKeys(LOGIN_BY_CODE, { target: 'email', code: 'numeric' })
  await expectKeys(EDIT_ADDRESS, { mobile: 'tel' })
  await expectKeys(UPDATE_MOBILE_NUMBER, { mobileNumber: 'tel', code: 'numeric' })
  await expectKeys(UPDATE_EMAIL, { email: 'email', code: 'numeric' })
  await expectKeys(CREATE_PARCEL, { declaredValue: 'decimal', itemQuantity: 'numeric' })
})

test('a field that was reached by keyboard shows so in a browser without `:focus-visible`', async ({
  app,
  page,
}) => {
  await app.open(LOGIN_BY_CODE)
  await page.evaluate(() => {
    for (const { cssRules } of document.styleSheets)
      for (let index = cssRules.length - 1; index >= 0; index -= 1)
        if (cssRules[index]?.cssText.includes(':focus-visible'))
          cssRules[index]?.parentStyleSheet?.deleteRule(index)
  })
  const ring = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
      return `${outlineWidth} ${outlineStyle}`
    })
  await app.control('use-password').focus()
  expect(await ring()).toBe('2px solid')
})
