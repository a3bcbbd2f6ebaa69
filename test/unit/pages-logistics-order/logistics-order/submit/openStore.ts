import { makeAutoObservable } from 'mobx'

import { ApiError } from '@/model/call/ApiError'
import type { Address } from '@/model/address/address'
import type { ApplicableCoupon } from '@/model/order/coupon'
import { ParcelStatus } from '@/model/enumerations/parcel'
import type { OrderChoice, OrderSubmission, PlacedOrder } from '@/model/order/logisticsOrder'
import type { Parcel } from '@/model/parcel/parcel'
import type { PickupStation } from '@/model/order/pickupStation'
import type { Quote } from '@/model/order/quote'
import { AddressChoice } from '@/stores/selection/AddressChoice'
import { UnsentPhotos } from '@/stores/form/UnsentPhotos'
import { SelectedParcels } from '@/stores/selection/SelectedParcels'
import { SubmitOrderStore } from '@/pages-logistics-order/logistics-order/submit/SubmitOrderStore'

import { aBillOf } from '../../../../support/app/orderFactories'
import { until } from '../../../../support/app/until'

export function aParcel(id: string, change: Partial<Parcel> = {}): Parcel {
  return {
    id,
    status: ParcelStatus.Inbound,
    isDeclared: true,
    isSubmitted: false,
    weight: 0.6,
    storage: null,
    ...change,
  } as Parcel
}

export const anAddress = (id: string, regionGroupId = 'sg') => ({ id, regionGroupId }) as Address
export const aStation = (id: string) => ({ id, displayName: id }) as PickupStation

export const aCoupon = (id: string, change: Partial<ApplicableCoupon> = {}) =>
  ({ id, isUsable: true, discount: '15.00', reason: null, ...change }) as ApplicableCoupon

export function aQuote(id: string, total: string | null): Quote {
  return {
    channel: { id, displayName: id, description: '' },
    shippingMethodType: { id: `method-of-${id}`, displayName: 'air' },
    transitDays: null,
    arrival: null,
    receivingMethods: [],
    limits: { maximumWeight: null, maximumSide: null },
    refusal: total === null ? 'tooLong' : null,
    isTaxIncluded: false,
    bill: total === null ? null : aBillOf(total),
    reason: total === null ? 'too long' : null,
  }
}

export const placed: PlacedOrder = {
  id: 'o1',
  code: 'L1',
  total: '72.00',
  currencyCode: 'CNY',
  isAutoPay: false,
}

export const pageOf = <T>(items: readonly T[]) => ({ items, totalCount: items.length })

export const refused = (member: string, message: string, status = 409) =>
  new ApiError(status === 404 ? 'notFound' : 'rejected', message, {
    status,
    validationErrors: [{ message, members: [member] }],
  })

/** Fake API; tests can override the response of each call. */
function fakeApi() {
  return {
    parcels: {
      list: jest.fn(async () => pageOf([aParcel('p1'), aParcel('p2')])),
      get: jest.fn(async (id: string) => aParcel(id, { isSubmitted: true })),
    },
    addresses: { list: jest.fn(async () => pageOf([anAddress('home'), anAddress('work')])) },
    pickupStations: { list: jest.fn(async () => pageOf([aStation('s1'), aStation('s2')])) },
    reference: { listOrderServices: async () => [], getSiteConfiguration: async () => ({}) },
    coupons: { listApplicable: jest.fn(async (): Promise<readonly ApplicableCoupon[]> => []) },
    customs: { getReadiness: async () => ({ worst: 'READY' }) },
    logisticsOrders: {
      estimate: jest.fn(async (_choice: OrderChoice) => [aQuote('air', '72.00'), aQuote('sea', '59.00')]),
      submit: jest.fn(async (_submission: OrderSubmission, _key: string) => placed),
    },
    http: { post: async () => ({ items: [] }) },
    upload: jest.fn(async (path: string) => ({ url: `/files/${path}`, name: path, size: 1 })),
  }
}

interface FakeUser {
  readonly id: string
  readonly email: string
  readonly pickupStation: { readonly id: string } | null
}

export type OpenedStore = ReturnType<typeof openStore>

const maybe = <T>(value: T): T | null => value

/** The page's store with parcels picked in the list, before loading. */
export function openStore(ids: readonly string[] = ['p1', 'p2']) {
  const api = fakeApi()
  const ada: FakeUser = { id: 'ada', email: 'ada@example.com', pickupStation: null }
  const session = makeAutoObservable({
    isSignedIn: true,
    user: maybe(ada),
    get ownerId(): string | null {
      return this.user?.id ?? null
    },
    loadUser: async () => undefined,
    become(user: FakeUser) {
      this.user = user
    },
  })
  const selectedParcels = new SelectedParcels()
  const addressChoice = new AddressChoice()
  const unsentPhotos = new UnsentPhotos()
  selectedParcels.choose(ids)
  const store = new SubmitOrderStore({ api, session, selectedParcels, addressChoice, unsentPhotos } as never)
  return {
    store,
    editor: store.editor,
    form: store.editor.form,
    api,
    session,
    selectedParcels,
    addressChoice,
  }
}

/** Like `openStore`, but loaded and with a channel chosen, ready to submit. */
export async function openReady(): Promise<OpenedStore> {
  const opened = openStore()
  await opened.store.load()
  opened.editor.shipping.chooseChannel(aQuote('air', '72.00'))
  await until(() => opened.editor.missing === null)
  return opened
}
