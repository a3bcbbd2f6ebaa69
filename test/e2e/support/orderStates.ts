import { declareParcel } from '../../support/server/customers.ts'
import { ORDERS, orderRequest, storedParcel, submitOrder } from '../../support/server/orders.ts'

import { expect } from './expect.ts'
import * as routes from './routes.ts'
import { sheetStands } from './sheetStands.ts'

import type { Screen } from './Screen.ts'
import type { Scene, ScreenState } from './states.ts'

export const orderStates: readonly ScreenState[] = [
  {
    name: 'submit-order-filled',
    show: async (scene) => {
      await fillOrder(scene)
    },
  },
  {
    name: 'submit-order-coupons',
    show: async (scene) => {
      await fillOrder(scene)
      await scene.app.control('coupon').click()
      await sheetStands(scene.app)
    },
  },
  {
    name: 'submit-order-stations',
    show: async (scene) => {
      const { app } = scene
      await fillOrder(scene)
      await app.control('receive-pickup').click()
      await app.control('station').click()
      await sheetStands(app)
    },
  },
  {
    name: 'submit-order-obstacle',
    show: async ({ app, server, customer, links }) => {
      const other = await storedParcel(server, customer)
      await app.open(`${routes.PARCEL_LIST}?shipWith=${links.parcelId}`)
      await tickParcel(app, other.id)
      // Meanwhile, the customer submits the parcel on another device.
      const { status } = await customer.api.post(ORDERS, await orderRequest(customer, [other]))
      expect(status).toBe(200)
      await app.control('submit-selected').click()
      await app.expectAt(routes.SUBMIT_ORDER)
      await expect(app.visible('.chosen-parcel__obstacle')).toBeVisible()
    },
  },
  {
    name: 'submit-order-placed',
    show: async (scene) => {
      await fillOrder(scene)
      await scene.app.control('submit').click()
      await expect(scene.app.control('order-placed')).toBeVisible()
    },
  },
  {
    name: 'select-to-submit-saving',
    show: async ({ app, server, customer }) => {
      const chosen = [await storedParcel(server, customer), await storedParcel(server, customer)]
      await declareParcel(customer)
      await app.open(routes.SELECT_TO_SUBMIT)
      for (const { id } of chosen) await tickParcel(app, id)
      await expect(app.control('saving')).toContainText('¥')
      await app.control('saving').click()
      await sheetStands(app)
    },
  },
  {
    name: 'edit-order-changed',
    show: async ({ app, server, customer }) => {
      const { id } = await submitOrder(server, customer)
      await app.open(`${routes.EDIT_ORDER}?id=${id}`)
      await app.control('channel-air-sensitive').click()
      await app.control('isInsured').click()
      await expect(app.control('submit')).toBeEnabled()
    },
  },
]

async function fillOrder({ app, links }: Scene): Promise<void> {
  await app.open(`${routes.PARCEL_LIST}?shipWith=${links.parcelId}`)
  await app.control('submit-selected').click()
  await app.expectAt(routes.SUBMIT_ORDER)
  await app.control('receive-door').click()
  await app.control('channel-air-general').click()
  await expect(app.control('submit')).toBeEnabled()
}

/** The row itself is the checkbox on phones; on desktops it contains one. */
async function tickParcel(app: Screen, id: string): Promise<void> {
  const row = app.control(`parcel-${id}`)
  await row.waitFor()
  const box = row.getByRole('checkbox')
  await ((await box.count()) > 0 ? box : row).click()
}
