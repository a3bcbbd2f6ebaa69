import { makeAutoObservable } from 'mobx'

import { readOrderDetail } from '@/api/logisticsOrderReaders'
import type { LogisticsOrderDetail, PricedChanges } from '@/model/order/orderDetail'
import type { Quote } from '@/model/order/quote'
import { EditOrderStore } from '@/pages-logistics-order/logistics-order/edit-order/EditOrderStore'
import { UnsentPhotos } from '@/stores/form/UnsentPhotos'
import { AddressChoice } from '@/stores/selection/AddressChoice'

import { aBillOf, anOrderDto, aStoredParcelDto } from '../../../../support/app/orderFactories'
import { until } from '../../../../support/app/until'
import { anAddress, aQuote, aStation, pageOf } from '../submit/openStore'

/** An order to the door by air for 72.00, with one service. */
export function anOrder(changes: Parameters<typeof anOrderDto>[0] = {}): LogisticsOrderDetail {
  return readOrderDetail(
    anOrderDto({
      id: 'o1',
      version: 3,
      transportationChannel: { id: 'air', displayName: 'air' },
      shippingMethodType: { id: 'method-of-air', displayName: 'air' },
      parcels: [aStoredParcelDto('p1')],
      additionalServices: [
        { id: 'crate', displayName: 'crate', description: '', price: '9.00', currencyCode: 'CNY' },
      ],
      remarks: 'for Mum',
      images: ['/files/a.jpg?signature=1'],
      estimatedBill: aBillOf('72.00'),
      ...changes,
    }),
  )
}

/** Fake API; tests can override the response of each call. */
function fakeApi() {
  return {
    addresses: { list: jest.fn(async () => pageOf([anAddress('home'), anAddress('far', 'my')])) },
    pickupStations: { list: jest.fn(async () => pageOf([aStation('s1'), aStation('s2')])) },
    reference: { listOrderServices: async () => [], getSiteConfiguration: async () => ({}) },
    logisticsOrders: {
      get: jest.fn(async (_id: string) => anOrder()),
      estimateChange: jest.fn(
        async (_id: string, _changes: PricedChanges, _isBackground: boolean): Promise<readonly Quote[]> => [
          aQuote('air', '72.00'),
          aQuote('sea', '59.00'),
        ],
      ),
      update: jest.fn(async (_id: string, _body: object, _key: string) => anOrder({ version: 4 })),
    },
    http: { post: async () => ({ items: [] }) },
    upload: jest.fn(async (path: string) => ({ url: `/files/${path}`, name: path, size: 1 })),
  }
}

const maybe = <T>(value: T): T | null => value

/** The page's store before loading. */
export function openEditStore() {
  const api = fakeApi()
  const session = makeAutoObservable({
    isSignedIn: true,
    user: { id: 'ada', pickupStation: null },
    ownerId: maybe('ada'),
  })
  const addressChoice = new AddressChoice()
  const stores = { api, session, addressChoice, unsentPhotos: new UnsentPhotos() }
  const store = new EditOrderStore(stores as never, 'o1')
  return {
    store,
    form: store.form,
    shipping: store.shipping,
    orders: api.logisticsOrders,
    api,
    addressChoice,
  }
}

/** The page's store after loading. */
export async function openLoaded() {
  const opened = openEditStore()
  await opened.store.load()
  return opened
}

/** The order goes by sea instead of by air, at its own price. */
export async function goBySea({ store, shipping }: Awaited<ReturnType<typeof openLoaded>>): Promise<void> {
  shipping.chooseChannel(aQuote('sea', '59.00'))
  await until(() => store.missing === null)
}
