import { accepted } from '../../support/server/apiClient.ts'
import { openCase, registerUnclaimed } from '../../support/server/care.ts'
import { unique, type TestCustomer } from '../../support/server/customers.ts'
import { deliveredOrder, newAddress, storedParcel } from '../../support/server/orders.ts'
import { unpaidStoreOrder } from '../../support/server/storeOrders.ts'

import { careScreens, parcelScreens, shopScreens, trackingScreens } from './linkedScreens.ts'
import { passportScreens, settingScreens, tabs, userScreens, warehouseScreens } from './plainScreens.ts'

import type { TestServer } from '../../support/server/startTestServer.ts'

/** A screen, and texts it shows once its content has loaded. */
export interface ScreenSample {
  readonly route: string
  /** Title of the document, and in the navigation bar if the page has one. */
  readonly title: string
  readonly signedIn: string
  /** The English counterpart of `signedIn`. */
  readonly english: string
  /** Text that a signed-out visitor sees instead. */
  readonly signedOut: string
}

/** Without `signedOut`, visitors see the same text as customers. */
export type Sample = Omit<ScreenSample, 'signedOut'> & Partial<Pick<ScreenSample, 'signedOut'>>

/** IDs and numbers of existing things, for the screens about one thing. */
export interface Links {
  readonly parcelId: string
  readonly productId: string
  /** An unpaid order of that product. */
  readonly storeOrderId: string
  readonly unclaimedId: string
  readonly caseId: string
  readonly expressNumber: string
  /** A shipment order that has been delivered. */
  readonly orderId: string
}

/** Every screen, with the route that an outside link would open. */
export function allScreens(links: Links): readonly ScreenSample[] {
  const groups = [
    tabs,
    warehouseScreens,
    passportScreens,
    parcelScreens(links),
    careScreens(links),
    trackingScreens(links),
    shopScreens(links),
    userScreens,
    settingScreens,
  ]
  return groups.flat().map((screen) => ({ signedOut: screen.signedIn, ...screen }))
}

/**
 * Creates an address, a coupon, a stored parcel with a case about it, an undeclared one and a delivered order
 * for the customer, and looks up the other IDs.
 */
export async function linksFor(server: TestServer, customer: TestCustomer): Promise<Links> {
  await newAddress(customer)
  accepted(await customer.api.post('/api/u/coupon-management/coupon/new-customer/collect'))
  const { id, expressNumber } = await storedParcel(server, customer)
  const undeclared = unique('SF2200000')
  await server.warehouse.arrive(undeclared, { idCode: customer.user.idCode })
  await server.warehouse.inbound(undeclared, { weightKg: 0.8, lengthCm: 20, widthCm: 20, heightCm: 10 })
  const productId = await firstId(customer, '/api/f/store/product/list')
  return {
    parcelId: id,
    productId,
    storeOrderId: (await unpaidStoreOrder(customer, productId)).id,
    unclaimedId: (await registerUnclaimed(server)).id,
    caseId: (await openCase(customer, id)).id,
    expressNumber,
    orderId: (await deliveredOrder(server, customer)).id,
  }
}

async function firstId({ api }: TestCustomer, list: string): Promise<string> {
  const { items } = accepted(await api.post<{ items: readonly { id: string }[] }>(list))
  return items[0]?.id ?? ''
}
