import type { Dto } from '@/api/dto'
import { StoreOrderStatus } from '@/model/enumerations/store'

import { aProductDto, aUserDto } from '../../support/app/factories'
import { ok, page as pageOf, Wire } from '../../support/app/Wire'

export const PRODUCT = 'GET /api/f/store/product/7'
export const ORDERS = 'POST /api/u/store/order/list'
export const SUBMIT = 'POST /api/u/store/order'
export const ORDER = 'GET /api/u/store/order/m1'
export const PAY = 'POST /api/u/store/order/m1/pay'
export const CANCEL = 'POST /api/u/store/order/m1/cancel'
export const USER = 'GET /api/u/user'
const WAREHOUSES = 'POST /api/u/biz/ship-for-me/my-warehouse-address-list'

export function aSku(id: string, changes: Partial<Dto<'StoreSku'>> = {}): Dto<'StoreSku'> {
  return { id, displayName: id, price: '10.00', currencyCode: 'CNY', stock: 3, ...changes }
}

export function aProductDetail(changes: Partial<Dto<'StoreProductDetail'>> = {}): Dto<'StoreProductDetail'> {
  return {
    ...aProductDto({ id: '7', displayName: '瓷碗', stock: 3 }),
    gallery: ['/files/bowl.jpg', '/files/bowls.jpg'],
    shareImage: null,
    video: null,
    detail: [{ type: 'paragraph', text: '手工制作' }],
    skus: [aSku('blue')],
    ...changes,
  }
}

/** An unpaid order of two, which is kept for a while. */
export function aStoreOrderDto(changes: Partial<Dto<'StoreOrderDetail'>> = {}): Dto<'StoreOrderDetail'> {
  return {
    id: 'm1',
    code: 'M26112100000001',
    status: StoreOrderStatus.PendingPayment,
    statusDisplayName: '待付款',
    productId: '7',
    skuId: 'blue',
    productDisplayName: '瓷碗',
    skuDisplayName: '蓝',
    image: '/files/bowl.jpg',
    unitPrice: '10.00',
    quantity: 2,
    total: '20.00',
    currencyCode: 'CNY',
    remarks: null,
    expirationTime: new Date(Date.now() + 25 * 60_000).toISOString(),
    parcelId: null,
    creationTime: '2026-11-21T03:11:00Z',
    version: 1,
    logs: [
      {
        id: 'l1',
        time: '2026-11-21T03:11:00Z',
        move: 'submit',
        status: StoreOrderStatus.PendingPayment,
        statusDisplayName: '待付款',
        actor: 'CUSTOMER',
        description: '订单已提交，等待付款',
      },
    ],
    ...changes,
  }
}

export const paidStoreOrder = (changes: Partial<Dto<'StoreOrderDetail'>> = {}) =>
  aStoreOrderDto({
    status: StoreOrderStatus.Paid,
    statusDisplayName: '已付款',
    expirationTime: null,
    parcelId: 'p9',
    ...changes,
  })

export const cancelledStoreOrder = (move: 'cancel' | 'expire') => {
  const { logs } = aStoreOrderDto()
  return aStoreOrderDto({
    status: StoreOrderStatus.Canceled,
    statusDisplayName: '已取消',
    expirationTime: null,
    logs: [...logs.map((log) => ({ ...log, id: 'l2', move })), ...logs],
  })
}

export const withBalance = (balance: string) =>
  ok(aUserDto({ id: 'ada', currentFundAccount: { balance, currencyCode: 'CNY', currencySymbol: '¥' } }))

/** A server with one product, one unpaid order of it, and a customer with ¥100.00. */
export function storeWire(): Wire {
  const warehouse = {
    id: 'w1',
    name: '广州仓',
    recipient: '远途 A1B2',
    idCode: 'A1B2',
    mobile: '13800138000',
    postCode: '510470',
    lv0DisplayName: '中国',
    lv1DisplayName: '广东省',
    lv2DisplayName: '广州市',
    lv3DisplayName: '白云区',
    detailsAddress: '88 号',
    tips: null,
  }
  return new Wire()
    .on(USER, withBalance('100.00'))
    .on(PRODUCT, ok(aProductDetail()))
    .on(WAREHOUSES, pageOf([warehouse]))
    .on(ORDER, ok(aStoreOrderDto()))
    .on(SUBMIT, ok(aStoreOrderDto()))
    .on(PAY, ok(paidStoreOrder()))
}
