import { expect } from './expect.ts'
import * as routes from './routes.ts'

import type { ScreenState } from './states.ts'

export const couponStates: readonly ScreenState[] = [
  {
    name: 'coupon-list-redeemed',
    show: async ({ app }) => {
      await app.open(routes.COUPON_LIST)
      await app.fill({ code: 'welcome 8' })
      await app.control('redeem').click()
      await expect(app.control('success')).toBeVisible()
    },
  },
  {
    name: 'coupon-list-refused',
    show: async ({ app, customer }) => {
      await customer.api.post('/api/u/coupon-management/coupon/redeem', { code: 'WELCOME8' })
      await app.open(routes.COUPON_LIST)
      await app.fill({ code: 'welcome 8' })
      await app.control('redeem').click()
      await app.modal.getByRole('button').click()
      await expect(app.control('field-code').getByRole('alert')).toBeVisible()
    },
  },
]
