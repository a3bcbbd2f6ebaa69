import { unique } from '../../support/server/customers.ts'
import { ORDERS, orderRequest, storedParcel } from '../../support/server/orders.ts'

import { expect } from './expect.ts'
import * as routes from './routes.ts'

import type { TestCustomer } from '../../support/server/customers.ts'
import type { TestServer } from '../../support/server/startTestServer.ts'
import type { Screen } from './Screen.ts'
import type { Links } from './screens.ts'

export interface Scene {
  readonly app: Screen
  readonly server: TestServer
  /** Signed in and not shared with other tests, because some states persist. */
  readonly customer: TestCustomer
  readonly links: Links
}

/** A screen state that no link opens: something was typed, chosen or refused first. */
export interface ScreenState<Needed = Scene> {
  readonly name: string
  /** Brings the state about, from any screen and in any language. */
  readonly show: (scene: Needed) => Promise<void>
}

export const WECHAT_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.44'

const NOBODYS_NUMBER = 'YT99887766554433'
/** One digit more than the API accepts. */
const TOO_MUCH = '1234567890'

async function sheetStands(app: Screen): Promise<void> {
  await expect(app.visible('.sheet')).toBeVisible()
}

const listStates: readonly ScreenState[] = [
  {
    name: 'parcel-list-filter',
    show: async ({ app }) => {
      await app.open(routes.PARCEL_LIST)
      await app.control('filter-parcels').click()
      await sheetStands(app)
    },
  },
  {
    name: 'parcel-list-selecting',
    show: async ({ app, links }) => {
      await app.open(`${routes.PARCEL_LIST}?shipWith=${links.parcelId}`)
      await expect(app.control('submit-selected')).toBeEnabled()
    },
  },
  {
    name: 'parcel-search-found',
    show: async ({ app }) => {
      await searchFor(app, 'Jacket')
      await expect(app.visible('.row-card').first()).toBeVisible()
    },
  },
  {
    name: 'parcel-search-nothing',
    show: async ({ app }) => {
      await searchFor(app, NOBODYS_NUMBER)
      await expect(app.control('declare-searched')).toBeVisible()
    },
  },
]

async function searchFor(app: Screen, words: string): Promise<void> {
  await app.open(routes.PARCEL_SEARCH)
  await app.fill({ 'parcel-search': words })
  await app.field('parcel-search').press('Enter')
}

const declaringStates: readonly ScreenState[] = [
  {
    name: 'create-parcel-couriers',
    show: async ({ app }) => {
      await app.open(routes.CREATE_PARCEL)
      await app.control('expressCompanyCode').click()
      await sheetStands(app)
    },
  },
  {
    name: 'create-parcel-declared',
    show: async ({ app }) => {
      await app.open(routes.CREATE_PARCEL)
      await app.fill({ expressNumber: unique('SF20000000') })
      await app.control('declaredName').click()
      await app.fill({ 'name-search': 'Lamp' })
      await app.control('name-typed').click()
      await app.fill({ declaredValue: '88.50' })
      await app.control('submit').click()
      await expect(app.control('success')).toBeVisible()
    },
  },
  {
    name: 'batch-declare-rows',
    show: async ({ app }) => {
      await openBatch(app)
      await app.visible('.batch-row__head').last().click()
      await expect(app.field('own-declaredValue')).toBeVisible()
    },
  },
  {
    name: 'batch-declare-refused',
    show: async ({ app }) => {
      await openBatch(app)
      await app.control('common-declaredName').click()
      await app.fill({ 'name-search': 'Lamp' })
      await app.control('name-typed').click()
      await app.fill({ 'common-declaredValue': TOO_MUCH })
      await app.control('submit').click()
      await expect(app.visible('.batch-row').getByRole('alert')).toHaveCount(2)
    },
  },
]

/** Opens the batch form with two rows, which it keeps between visits. */
async function openBatch(app: Screen): Promise<void> {
  await app.open(routes.BATCH_DECLARE)
  const rows = app.visible('.batch-row')
  if ((await rows.count()) === 0) {
    await app.fill({ paste: 'SF1300000000001\nSF1300000000002' })
    await app.control('add-found').click()
  }
  await expect(rows).toHaveCount(2)
}

const orderStates: readonly ScreenState[] = [
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
]

async function fillOrder({ app, links }: Scene): Promise<void> {
  await app.open(`${routes.PARCEL_LIST}?shipWith=${links.parcelId}`)
  await app.control('submit-selected').click()
  await app.expectAt(routes.SUBMIT_ORDER)
  await app.control('receive-door').click()
  await app.control('channel-air-general').click()
  await expect(app.control('bill-working')).toBeVisible()
}

const accountStates: readonly ScreenState[] = [
  {
    name: 'edit-address-problems',
    show: async ({ app }) => {
      await app.open(routes.EDIT_ADDRESS)
      await app.control('submit').click()
      await expect(app.control('field-recipient').getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'my-profile-obstacles',
    show: async ({ app }) => {
      await app.open(routes.MY_PROFILE)
      await app.control('delete-account').click()
      await app.modal.locator('.modal__confirm').click()
      await app.modal
        .getByRole('button')
        .filter({ hasText: /^(知道了|OK)$/ })
        .click()
      await expect(app.control('obstacles')).toBeVisible()
    },
  },
  {
    name: 'pickup-station-chosen',
    show: async ({ app }) => {
      await app.open(routes.PICKUP_STATION_SELECT)
      await app.control('select-sg-chinatown').click()
      await app.modal.locator('.modal__confirm').click()
      await expect(app.control('select-sg-chinatown')).toBeHidden()
    },
  },
]

/** The order matters: later states see what earlier ones did. */
export const customerStates: readonly ScreenState[] = [
  ...listStates,
  ...declaringStates,
  ...orderStates,
  ...accountStates,
]

const bindingState = (name: string, way: number): ScreenState<Pick<Scene, 'app'>> => ({
  name,
  show: async ({ app }) => {
    await app.open(routes.LOGIN_WECHAT)
    await app.control('submit').click()
    const ways = app.visible('.passport-modes .chip')
    await expect(ways).toHaveCount(3)
    await ways.nth(way).click()
  },
})

/** States of a visitor in WeChat's own browser, which identifies itself as such. */
export const wechatStates: readonly ScreenState<Pick<Scene, 'app'>>[] = [
  {
    name: 'login-wechat-inside',
    show: async ({ app }) => {
      await app.open(routes.LOGIN_WECHAT)
      await expect(app.control('use-code')).toBeVisible()
    },
  },
  bindingState('login-wechat-bind', 0),
  bindingState('login-wechat-bind-by-code', 1),
  bindingState('login-wechat-bind-new', 2),
]

/** On phones the row itself is the checkbox, on desktops it has one. */
async function tickParcel(app: Screen, id: string): Promise<void> {
  const row = app.control(`parcel-${id}`)
  await row.waitFor()
  const box = row.getByRole('checkbox')
  await ((await box.count()) > 0 ? box : row).click()
}
