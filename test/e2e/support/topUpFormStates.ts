import { expect } from './expect.ts'
import * as routes from './routes.ts'

import type { ScreenState } from './states.ts'

export const topUpFormStates: readonly ScreenState[] = [
  {
    name: 'top-up-code',
    show: async ({ app }) => {
      await app.open(`${routes.TOP_UP}?amount=35.98`)
      await app.control('method-1').click()
      await expect(app.control('receiving-code').locator('img')).toBeVisible()
      await app.control('save-qr').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'top-up-refused',
    show: async ({ app }) => {
      await app.open(routes.TOP_UP)
      await app.control('method-33').click()
      await app.fill({ amount: '12.345' })
      await app.control('submit').click()
      await expect(app.control('field-images').getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'top-up-yen',
    show: async ({ app }) => {
      await app.open(`${routes.TOP_UP}?amount=35.98`)
      await app.visible('#field-currencyCode .chip').last().click()
      await expect(app.control('copy-cardNumber')).toBeVisible()
      await app.fill({ amount: '12,345' })
      await expect(app.control('credited')).toBeVisible()
      await app.control('images-add').scrollIntoViewIfNeeded()
    },
  },
]
