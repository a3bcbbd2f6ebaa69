import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { accepted, ApiClient, refused } from '../../support/server/apiClient.ts'
import { declareParcel, newCustomer, PARCELS, unique } from '../../support/server/customers.ts'
import { creditBalance, operatorOf } from '../../support/server/funds.ts'
import { newAddress, orderStaff, ORDERS, submitOrder, weighedOrder } from '../../support/server/orders.ts'
import { pngPicture, uploadPicture } from '../../support/server/pictures.ts'
import { startTestServer } from '../../support/server/startTestServer.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { StoreOrderDetail } from '../../../server/contracts/storeOrder.ts'
import type { Tracking } from '../../../server/contracts/tracking.ts'

const context = useServer()
const staff = () => orderStaff(operatorOf(context.server))

const QUERY = '/api/f/tracking/query'

async function follow(number: string, api: ApiClient = context.api): Promise<Tracking> {
  return accepted(await api.post<Tracking>(QUERY, { number }))
}

describe('who asks for a number', () => {
  it('gets nothing that says whose it is, unless it is their own', async () => {
    const [owner, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const order = await submitOrder(context.server, owner)
    const [parcel] = order.parcels
    assert.ok(parcel)
    const { nickname, idCode } = owner.user
    const { recipient, mobile, detailsAddress } = await newAddress(owner)
    const secrets = [nickname, idCode, recipient, mobile, detailsAddress, order.id, parcel.id]
    for (const number of [order.code, parcel.expressNumber]) {
      const own = await follow(` ${number.toLowerCase()} `, owner.api)
      assert.equal(own.orderId, order.id)
      assert.equal(own.parcelId, number === order.code ? null : parcel.id)
      for (const api of [context.api, other.api]) {
        const seen = await follow(number, api)
        assert.deepEqual(seen, { ...own, parcelId: null, orderId: null })
        for (const secret of secrets) {
          assert.ok(!JSON.stringify(seen).includes(secret), `${secret} is in ${JSON.stringify(seen)}`)
        }
      }
    }
  })

  it('gets their own parcel when others have declared the number too', async () => {
    const [owner, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const own = await declareParcel(owner)
    const { expressNumber } = own
    await declareParcel(other, { expressNumber })
    assert.equal((await follow(expressNumber, owner.api)).parcelId, own.id)
  })

  it('gets an empty answer for a number that nobody knows', async () => {
    assert.deepEqual(await follow('sf 9999 0000 1111'), {
      number: 'SF999900001111',
      carrier: null,
      status: 'not_found',
      statusDisplayName: 'No info yet',
      events: [],
      parcelId: null,
      orderId: null,
    })
    refused(await context.api.post(QUERY, { number: '单号' }), 400)
  })

  it('cannot go through all the order codes', async () => {
    const server = await startTestServer({ limits: { general: 30, passport: 2 } })
    const api = new ApiClient(server.url)
    const guess = (index: number) => api.post(QUERY, { number: `L26112100000${index}` })
    const guesses = [await guess(1), await guess(2), await guess(3), await guess(4)]
    const [tooMany, other] = [await guess(5), await api.get('/api/system/site-configuration')]
    await server.close()
    for (const answer of [...guesses, other]) accepted(answer)
    refused(tooMany, 429, 'TooManyRequests')
  })
})

describe('following a number', () => {
  it('ends where the order was cancelled, by whomever', async () => {
    const customer = await newCustomer(context.server)
    const [own, rejected] = [
      await submitOrder(context.server, customer),
      await submitOrder(context.server, customer),
    ]
    accepted(await customer.api.post(`${ORDERS}/${own.id}/cancel`))
    await staff().call(rejected.code, 'reject', { reason: 'A battery that swells' })
    for (const { code } of [own, rejected]) {
      const { status, events } = await follow(code)
      assert.deepEqual(
        [status, events.map((event) => event.status)],
        ['exception', ['exception', 'info_received']],
      )
      assert.match(events[0]?.description ?? '', /has been cancelled/)
    }
  })

  it('goes on from the parcel’s way to its order’s', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '100.00')
    const { id, code, total, parcels } = await weighedOrder(context.server, customer)
    const number = parcels[0]?.expressNumber ?? assert.fail()
    const { status, events } = await follow(number)
    assert.deepEqual([status, events[0]?.status], ['in_transit', 'info_received'])
    accepted(await customer.api.post(`${ORDERS}/${id}/pay`, { expectedTotal: total }))
    await staff().ship(code)
    assert.deepEqual(
      [(await follow(number)).status, (await follow(code)).status],
      ['in_transit', 'picked_up'],
    )
  })

  it('ends where the announcement of a parcel was cancelled', async () => {
    const customer = await newCustomer(context.server)
    const { id, expressNumber } = await declareParcel(customer)
    accepted(await customer.api.post(`${PARCELS}/${id}/cancel`))
    assert.equal((await follow(expressNumber)).status, 'exception')
    await declareParcel(customer, { expressNumber })
    assert.equal((await follow(expressNumber)).status, 'info_received')
  })

  it('knows what was claimed, and what was bought in the mall, before it is weighed', async () => {
    const customer = await newCustomer(context.server)
    const operator = operatorOf(context.server)
    const expressNumber = unique('SF1420000')
    const measures = { weight: 1, length: 10, width: 10, height: 10 }
    const { id } = accepted(
      await operator.post<{ id: string }>('/api/admin/warehouse/unclaimed-parcel', {
        expressNumber,
        ...measures,
      }),
    )
    const images = [await uploadPicture(customer.api, await pngPicture())]
    const path = `/api/u/biz/ship-for-me/unclaimed-parcel/${id}/claim`
    accepted(await customer.api.post(path, { expressNumber, images }))
    accepted(await operator.post('/api/admin/warehouse/approve-claim', { expressNumber }))
    assert.equal((await follow(expressNumber)).status, 'in_transit')

    await creditBalance(context.server, customer, '500.00')
    const request = { skuId: 'packing-tape.1', quantity: 1, addressee: 'warehouse' }
    const order = accepted(await customer.api.post<StoreOrderDetail>('/api/u/store/order', request))
    const body = { expectedTotal: order.total }
    accepted(await customer.api.post(`/api/u/store/order/${order.id}/pay`, body))
    assert.equal((await follow(order.code)).status, 'in_transit')
  })
})

describe('what a carrier reports', () => {
  it('names nobody to strangers, whatever was typed, and is whole for the owner', async () => {
    const [owner, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    await creditBalance(context.server, owner, '100.00')
    const order = await weighedOrder(context.server, owner)
    accepted(await owner.api.post(`${ORDERS}/${order.id}/pay`, { expectedTotal: order.total }))
    await staff().ship(order.code)
    const typed = 'Signed by Mrs Tan, call 9123 4567'
    const places = ['Singapore', 'Blk 12 Kent Ridge', '科技路１２号']
    const report = { status: 'out_for_delivery', description: typed }
    for (const location of places) await staff().call(order.code, 'track', { ...report, location })
    const [parcel] = order.parcels
    assert.ok(parcel)
    for (const number of [order.code, parcel.expressNumber]) {
      const [own, seen] = [await follow(number, owner.api), await follow(number, other.api)]
      const words = ({ events }: Tracking) =>
        events.slice(0, 4).map(({ location, description }) => [location, description])
      const left = [null, 'Left the warehouse and handed to the carrier']
      assert.deepEqual(words(own), [...places.map((place) => [place, typed]).reverse(), left])
      const said = 'The courier is delivering it'
      assert.deepEqual(words(seen), [[null, said], [null, said], ['Singapore', said], left])
      assert.deepEqual(await follow(number), seen)
    }
  })

  it('is written down from the sending to the delivery', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '100.00')
    const order = await weighedOrder(context.server, customer)
    const track = () =>
      operatorOf(context.server).post(`/api/admin/warehouse/order/${order.code}/track`, {
        status: 'customs',
        description: 'At the customs',
      })
    refused(await track(), 409, 'OrderMoveRefused')
    assert.equal((await follow(order.code)).status, 'info_received')
    accepted(await customer.api.post(`${ORDERS}/${order.id}/pay`, { expectedTotal: order.total }))
    refused(await track(), 409, 'OrderMoveRefused')
    await staff().ship(order.code)
    accepted(await track())
    assert.equal((await follow(order.code)).status, 'customs')
    await staff().call(order.code, 'sign')
    accepted(await track())
    accepted(await customer.api.post(`${ORDERS}/${order.id}/confirm-receipt`, { satisfaction: 5 }))
    refused(await track(), 409, 'OrderMoveRefused')
  })
})
