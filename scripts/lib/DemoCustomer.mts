interface Token {
  readonly tokenType: string
  readonly accessToken: string
  readonly refreshToken: string
}

interface Page {
  readonly items: readonly { readonly id: string; readonly expressNumber?: string }[]
}

/** Parcel status Inbound, whose screens show the most. */
const CHECKED_IN = 63

/** Parcel status Shipped. */
const ON_THE_WAY = 130
const TopupStatus = { pending: 1, expired: 2, cancelled: 3, underReview: 6, paid: 8 } as const
const OrderStatus = { submitted: 10, weighed: 30, ready: 60, delivered: 70 } as const

const PAID_STORE_ORDER = 20

const SHIPPED_TOGETHER = 3

/** A shipment order draft with a shipping method and channel; the parcels are added later. */
const ORDER_DRAFT = {
  receivingMethod: 10,
  addressId: null,
  pickupStationId: null,
  shippingMethodTypeId: 'air',
  transportationChannelId: 'air-sensitive',
  additionalServiceIds: [],
  isInsured: true,
  couponId: null,
  isAutoPay: false,
  remarks: '',
  messageToStaff: '',
}

/** The demo customer, accessed through the API. */
export class DemoCustomer {
  private constructor(
    private readonly url: string,
    readonly token: Token,
  ) {}

  static async signIn(url: string): Promise<DemoCustomer> {
    const credentials = { usernameOrEmail: 'demo', password: 'demo1234', loginPlatform: 'MobileWebFrontend' }
    return new DemoCustomer(url, await post<Token>(url, '/api/f/passport/login', credentials))
  }

  /** IDs for the placeholders in screen routes. */
  async routeParams(): Promise<Readonly<Record<string, string>>> {
    const parcels = await this.list('/api/u/biz/ship-for-me/parcel/list', {
      status: CHECKED_IN,
      isDeclared: true,
      isSubmitted: false,
    })
    const shipped = await this.list('/api/u/biz/ship-for-me/parcel/list', { status: ON_THE_WAY })
    const products = await this.list('/api/f/store/product/list')
    const unclaimed = await this.list('/api/u/biz/ship-for-me/unclaimed-parcel/list')
    const cases = await this.list('/api/u/after-sales/list')
    const orderOf = (status: number) => this.list('/api/u/biz/logistics-order/list', { status })
    return {
      parcelId: firstId(parcels),
      productId: firstId(products),
      unclaimedId: firstId(unclaimed),
      caseId: firstId(cases),
      trackingNumber: shipped.items[0]?.expressNumber ?? '',
      orderId: firstId(await orderOf(OrderStatus.weighed)),
      submittedOrderId: firstId(await orderOf(OrderStatus.submitted)),
      shippedOrderId: firstId(await orderOf(OrderStatus.ready)),
      deliveredOrderId: firstId(await orderOf(OrderStatus.delivered)),
      ...(await this.storeOrderParams()),
      ...(await this.topupParams()),
    }
  }

  /** A mall order that is paid, and a new one. */
  private async storeOrderParams(): Promise<Readonly<Record<string, string>>> {
    const path = '/api/u/store/order'
    const order = { skuId: 'desk-lamp.1', quantity: 1, addressee: 'warehouse', remarks: '请加气泡膜' }
    const { id } = await post<{ readonly id: string }>(this.url, path, order, this.token)
    const paid = await this.list(`${path}/list`, { status: PAID_STORE_ORDER })
    return { unpaidStoreOrderId: id, paidStoreOrderId: firstId(paid) }
  }

  /** A top-up in every state. */
  private async topupParams(): Promise<Readonly<Record<string, string>>> {
    const topupsOf = (status: number) => this.list('/api/u/fund-management/topup/list', { status }, 2)
    // One status: the customer has cancelled the newer one, staff have rejected the older one.
    const [cancelled, rejected] = (await topupsOf(TopupStatus.cancelled)).items
    return {
      topupId: firstId(await topupsOf(TopupStatus.underReview)),
      draftTopupId: firstId(await topupsOf(TopupStatus.pending)),
      paidTopupId: firstId(await topupsOf(TopupStatus.paid)),
      expiredTopupId: firstId(await topupsOf(TopupStatus.expired)),
      cancelledTopupId: cancelled?.id ?? '',
      rejectedTopupId: rejected?.id ?? '',
    }
  }

  /** Local storage values for screens that continue a draft. */
  async storedValues(): Promise<Readonly<Record<string, unknown>>> {
    const { id } = await get<{ readonly id: string }>(this.url, '/api/u/user', this.token)
    const filters = { status: CHECKED_IN, isDeclared: true, isSubmitted: false }
    const { items } = await this.list('/api/u/biz/ship-for-me/parcel/list', filters, SHIPPED_TOGETHER)
    const values = { ...ORDER_DRAFT, parcelIds: items.map((parcel) => parcel.id) }
    return { [`draft:submitOrder:${id}`]: { values, images: [], lostPhotos: 0 } }
  }

  private list(path: string, filters: object = {}, maxResultCount = 1): Promise<Page> {
    return post<Page>(this.url, path, { ...filters, skipCount: 0, maxResultCount }, this.token)
  }
}

const firstId = ({ items }: Page) => items[0]?.id ?? ''

async function post<T>(url: string, path: string, body: object, token?: Token): Promise<T> {
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization(token) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

async function get<T>(url: string, path: string, token: Token): Promise<T> {
  const answer = await fetch(new URL(path, url), { headers: authorization(token) })
  if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

function authorization(token?: Token): Record<string, string> {
  return token ? { authorization: `${token.tokenType} ${token.accessToken}` } : {}
}
