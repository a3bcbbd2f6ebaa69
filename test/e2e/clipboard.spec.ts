import { HOME, LOGIN, WAREHOUSE_ADDRESS } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.describe('without the Clipboard API, as on plain http', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      // Unless a field has focus, WebKit empties the clipboard, copies nothing and reports success.
      const copy = document.execCommand.bind(document)
      document.execCommand = (command) =>
        document.activeElement instanceof HTMLTextAreaElement ? copy(command) : true
    }),
  )

  test('what was copied can be pasted, and the focus stays where it was', async ({
    app,
    page,
    device,
    customer,
    toasts,
  }) => {
    await device.signIn(customer)
    await app.open(WAREHOUSE_ADDRESS)
    const button = app.control('copy-all')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => toasts.shown).toEqual(['已复制'])
    await expect(button).toBeFocused()
    expect(await page.locator('body > textarea').count(), 'fields that were left behind').toBe(0)

    await app.open(LOGIN)
    await app.field('usernameOrEmail').focus()
    await page.keyboard.press('Control+V')
    await expect(app.field('usernameOrEmail')).toHaveValue(new RegExp(customer.user.idCode))
  })

  test('a browser that does not copy is not believed', async ({ app, page, device, customer, toasts }) => {
    await page.addInitScript(() => {
      document.execCommand = () => true
    })
    await device.signIn(customer)
    await app.open(HOME)
    await app.open(WAREHOUSE_ADDRESS)
    await app.control('copy-all').click()
    await expect.poll(() => toasts.shown).toEqual(['复制失败，请长按文字手动复制'])
  })
})
