import { creditBalance } from '../../support/server/funds.ts'
import { weighedOrder } from '../../support/server/orders.ts'
import { submitTopup } from '../../support/server/topups.ts'

import { expect } from './expect.ts'
import * as routes from './routes.ts'

import type { Scene, ScreenState } from './states.ts'

/** Long ago, before anybody had an entry. */
const EMPTY_MONTH = '2024-12'

export const walletStates: readonly ScreenState[] = [
  {
    name: 'my-wallet-full',
    show: async (scene) => {
      await fillWallet(scene)
      await scene.app.open(routes.MY_WALLET)
      await expect(scene.app.control('under-review')).toBeVisible()
    },
  },
  {
    name: 'fund-account-log-month',
    show: async (scene) => {
      await creditBalance(scene.server, scene.customer, '20.00')
      await scene.app.open(routes.FUND_ACCOUNT_LOG)
      await scene.app.visible('.month-bars__month').last().click()
      await expect(scene.app.control('clear-month')).toBeVisible()
      await expect(scene.app.visible('.entry').first()).toBeVisible()
    },
  },
  {
    name: 'fund-account-log-none',
    show: async ({ app }) => {
      await app.open(`${routes.FUND_ACCOUNT_LOG}?month=${EMPTY_MONTH}&type=8`)
      await expect(app.control('show-all')).toBeVisible()
    },
  },
]

/** As much as fits, with an order that auto-pay will charge and a top-up under review. */
async function fillWallet({ server, customer }: Scene): Promise<void> {
  await creditBalance(server, customer, '1234567.89')
  await weighedOrder(server, customer, { isAutoPay: true })
  await submitTopup(customer, { amount: '200' })
}
