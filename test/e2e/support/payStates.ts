import { accepted } from '../../support/server/apiClient.ts'
import { creditBalance } from '../../support/server/funds.ts'
import { ORDERS, weighedOrder } from '../../support/server/orders.ts'

import { expect } from './expect.ts'
import * as routes from './routes.ts'
import { sheetStands } from './sheetStands.ts'

import type { Scene, ScreenState } from './states.ts'

export const payStates: readonly ScreenState[] = [
  {
    name: 'pay-order-short',
    show: async (scene) => {
      await openPayment(scene)
      await expect(scene.app.control('top-up')).toBeVisible()
    },
  },
  {
    name: 'pay-order-coupons',
    show: async (scene) => {
      await openPayment(scene)
      await scene.app.control('coupon').click()
      await sheetStands(scene.app)
    },
  },
  {
    name: 'pay-order-paid',
    show: async (scene) => {
      await creditBalance(scene.server, scene.customer, '500.00')
      await openPayment(scene)
      await scene.app.control('pay').click()
      await expect(scene.app.control('success')).toBeVisible()
    },
  },
  {
    name: 'pending-pay-refused',
    show: async ({ app, server, customer }) => {
      await creditBalance(server, customer, '500.00')
      const [gone] = [await weighedOrder(server, customer), await weighedOrder(server, customer)]
      const tape = { skuId: 'packing-tape.1', quantity: 1, addressee: 'warehouse' }
      accepted(await customer.api.post('/api/u/store/order', tape))
      await app.open(routes.PENDING_PAY)
      await expect(app.control('pay')).toBeEnabled()
      // Meanwhile, the customer cancels an order on another device.
      accepted(await customer.api.post(`${ORDERS}/${gone.id}/cancel`))
      await app.control('pay').click()
      await expect(app.visible('.notice')).toBeVisible()
    },
  },
]

async function openPayment({ app, server, customer }: Scene): Promise<void> {
  const { id } = await weighedOrder(server, customer)
  await app.open(`${routes.PAY_ORDER}?id=${id}`)
  await expect(app.control('settlement')).toBeVisible()
}
