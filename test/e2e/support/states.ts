import { accepted } from '../../support/server/apiClient.ts'
import {
  allowAnotherCode,
  forgetConfirmation,
  PASSWORD,
  requestCode,
} from '../../support/server/customers.ts'
import { newEmail } from '../../support/server/passport.ts'

import { couponStates } from './couponStates.ts'
import { expect } from './expect.ts'
import { declaringStates } from './declaringStates.ts'
import { orderStates } from './orderStates.ts'
import { payStates } from './payStates.ts'
import * as routes from './routes.ts'
import { sheetStands } from './sheetStands.ts'
import { walletStates } from './walletStates.ts'
import { topupStates } from './topupStates.ts'
import { topUpFormStates } from './topUpFormStates.ts'

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
    name: 'parcel-detail-services',
    show: async ({ app, links }) => {
      await app.open(`${routes.PARCEL_DETAIL}?id=${links.parcelId}`)
      await app.control('choose-service').click()
      await app.control('offer-detail-photos').click()
      await sheetStands(app)
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

/** An e-mail address is changed by somebody who signed in a while ago. */
async function askWhoItIs({ app, server, customer }: Scene): Promise<void> {
  await forgetConfirmation(server, customer)
  // Leaving the page closes the sheet of the state before.
  await app.open(routes.MY_PROFILE)
  await app.open(routes.UPDATE_EMAIL)
  await app.fill({ email: newEmail(), code: '123456' })
  await app.control('submit').click()
  await sheetStands(app)
}

async function openUndoLink({ app, server, customer: { api, user } }: Scene): Promise<void> {
  await api.post('/api/u/user/confirm-identity', { password: PASSWORD })
  const email = newEmail()
  const code = await requestCode(server, email, 'BIND')
  const query = new URLSearchParams({ email, code }).toString()
  accepted(await api.put(`/api/u/user/update-email?${query}`))
  const token = /token=([\w-]+)/.exec(server.lettersTo(user.email ?? '').join())?.[1] ?? ''
  await app.open(`${routes.UNDO_CHANGE}?token=${token}`)
  await expect(app.control('undo')).toBeVisible()
}

/** The last ones: the session isn't confirmed any more, and the e-mail address changes. */
const identityStates: readonly ScreenState[] = [
  { name: 'confirm-identity', show: askWhoItIs },
  {
    name: 'confirm-identity-by-code',
    show: async (scene) => {
      await askWhoItIs(scene)
      await allowAnotherCode(scene.server, scene.customer.user.email ?? '')
      await scene.app.visible('.sheet .chip').nth(1).click()
      await scene.app.control('send-identity-code').click()
      await expect(scene.app.control('send-identity-code')).toContainText(/\d/)
    },
  },
  {
    name: 'confirm-identity-refused',
    show: async (scene) => {
      await askWhoItIs(scene)
      await scene.app.control('confirm-identity').click()
      await expect(scene.app.control('field-identityPassword').getByRole('alert')).toBeVisible()
    },
  },
  { name: 'undo-change', show: openUndoLink },
]

const linkSheetState: ScreenState<Pick<Scene, 'app'>> = {
  name: 'link-sheet',
  show: async ({ app }) => {
    await shareQuote(app)
    await sheetStands(app)
  },
}

async function shareQuote(app: Screen): Promise<void> {
  await app.open(`${routes.CALCULATE}?to=sg&weight=1.2`)
  await app.control('share').click()
}

/** The order matters: later states see what earlier ones did. */
export const customerStates: readonly ScreenState[] = [
  ...listStates,
  ...declaringStates,
  ...orderStates,
  ...accountStates,
  ...payStates,
  ...walletStates,
  ...couponStates,
  ...topupStates,
  ...topUpFormStates,
  linkSheetState,
  ...identityStates,
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
  {
    name: 'wechat-guide',
    show: async ({ app }) => {
      await shareQuote(app)
      await expect(app.control('wechat-guide')).toBeVisible()
    },
  },
]
