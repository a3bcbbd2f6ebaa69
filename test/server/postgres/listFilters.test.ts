import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { PaymentMethod } from '../../../server/contracts/enumerations.ts'
import { accepted } from '../../support/server/apiClient.ts'
import { newCustomer, type TestCustomer } from '../../support/server/customers.ts'
import { creditBalance, operatorOf } from '../../support/server/funds.ts'
import { weighedOrder } from '../../support/server/orders.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { TopupDetail } from '../../../server/contracts/topup.ts'
import type { StoreOrderDetail } from '../../../server/contracts/storeOrder.ts'
import type { LogisticsOrderDetail } from '../../../server/contracts/logisticsOrder.ts'

interface Page {
  readonly items: readonly { readonly id?: string; readonly code?: string }[]
  readonly totalCount: number
}

const context = useServer()
const FUNDS = '/api/u/fund-management'
const COUPONS = '/api/u/coupon-management'
const TOPUP = {
  currencyCode: 'CNY',
  method: PaymentMethod.TAOBAO_LINK,
  receivingAccountId: 'cny-taobao',
  amount: '50',
  isDraft: true,
}

describe('the filter of a list', () => {
  let customer: TestCustomer
  let order: LogisticsOrderDetail
  let topups: TopupDetail[]
  let bought: StoreOrderDetail[]

  before(async () => {
    customer = await newCustomer(context.server)
    const { api } = customer
    order = await weighedOrder(context.server, customer)
    const pay = async () => accepted(await api.post<TopupDetail>(`${FUNDS}/topup/user-topup`, TOPUP))
    topups = [await pay(), await pay()]
    const buy = async (skuId: string) => {
      const request = { skuId, quantity: 1, addressee: 'warehouse' }
      return accepted(await api.post<StoreOrderDetail>('/api/u/store/order', request))
    }
    bought = [await buy('desk-lamp.1'), await buy('packing-tape.1')]
    await creditBalance(context.server, customer, '5.00')
    const gift = { idCode: customer.user.idCode, amount: '7.00', reason: '100% our fault' }
    accepted(await operatorOf(context.server).post('/api/admin/fund-management/adjust', gift))
    for (const id of ['new-customer', 'ten-percent']) {
      accepted(await api.post(`${COUPONS}/coupon/${id}/collect`))
    }
  })

  /** How many a list has, of how many it would have without the filter. */
  const counts = async (path: string, filter: string, more: object = {}, api = customer.api) => {
    const count = async (body: object) => {
      const { items, totalCount } = accepted(await api.post<Page>(path, { maxResultCount: 99, ...body }))
      assert.equal(items.length, totalCount)
      return totalCount
    }
    return [await count({ ...more, filter }), await count(more)]
  }

  it('looks into top-ups, the customer’s and everybody’s', async () => {
    const code = topups[0]?.code ?? ''
    assert.deepEqual(await counts(`${FUNDS}/topup/list`, ` ${code.toLowerCase()} `), [1, 2])
    assert.deepEqual(await counts(`${FUNDS}/topup/list`, '%'), [0, 2])
    const staff = operatorOf(context.server)
    const list = '/api/admin/fund-management/topup/list'
    const pending = { status: topups[0]?.status }
    assert.deepEqual(await counts(list, code, pending, staff), [1, 2])
    assert.deepEqual(await counts(list, customer.user.idCode, pending, staff), [2, 2])
  })

  it('looks into what happened to the balance, and what is to be paid', async () => {
    assert.deepEqual(await counts(`${FUNDS}/fund-account-log/list`, '100% our'), [1, 2])
    assert.deepEqual(await counts(`${FUNDS}/pending-pay/list`, order.code), [1, 3])
    assert.deepEqual(await counts(`${FUNDS}/pending-pay/list`, 'desk lamp'), [1, 3])
  })

  it('looks into coupons, in either language', async () => {
    const centre = await counts(`${COUPONS}/coupon/list`, '限量')
    assert.equal(centre[0], 1)
    assert.ok((centre[1] ?? 0) > 1)
    assert.deepEqual(await counts(`${COUPONS}/my-coupon/list`, '九折'), [1, 2])
  })

  it('looks into mall orders', async () => {
    assert.deepEqual(await counts('/api/u/store/order/list', bought[1]?.code ?? ''), [1, 2])
    assert.deepEqual(await counts('/api/u/store/order/list', 'LAMP'), [1, 2])
    assert.deepEqual(await counts('/api/u/store/order/list', 'no such thing'), [0, 2])
  })

  it('looks into channels', async () => {
    const channels = '/api/f/shipping-management/transportation-channel/list'
    const [found, all] = await counts(channels, '海运')
    assert.ok(found !== undefined && all !== undefined && found > 0 && found < all)
  })
})
