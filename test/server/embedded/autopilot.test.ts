import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { describe, it } from 'node:test'

import { DAY_MS, SECOND_MS } from '../../../server/base/time/clock.ts'
import { ParcelStatus } from '../../../server/contracts/enumerations.ts'
import { TENANT } from '../../../server/seed/tenant.ts'
import { createLog } from '../../../server/start/log.ts'
import { createServices } from '../../../server/services/index.ts'
import { diskStorage, tempFoldersIn } from '../../../server/modules/upload/index.ts'
import { localWechatProvider } from '../../../server/modules/wechat/provider/localWechatProvider.ts'
import { createUploadLinks } from '../../../server/base/http/uploadLinks.ts'
import { doDueChores, startAutopilot } from '../../../server/operations/autopilot/autopilot.ts'
import { plausibleMeasures } from '../../../server/operations/plausible/measures.ts'
import { accepted } from '../../support/server/apiClient.ts'
import {
  declareParcel,
  newCustomer,
  PARCELS,
  signIn,
  type TestCustomer,
} from '../../support/server/customers.ts'
import { balanceOf, creditBalance } from '../../support/server/funds.ts'
import { ORDERS, storedParcel, submitOrder, weighedOrder } from '../../support/server/orders.ts'
import { pngPicture, uploadPicture } from '../../support/server/pictures.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { LogisticsOrderDetail } from '../../../server/contracts/logisticsOrder.ts'
import type { ParcelDetail } from '../../../server/contracts/parcel.ts'
import type { ParcelServices } from '../../../server/contracts/serviceRequest.ts'
import type { Topup } from '../../../server/contracts/topup.ts'
import type { Tracking } from '../../../server/contracts/tracking.ts'

const context = useServer()
const log = createLog('silent')

/** One round of an autopilot that has just been started: it knows only what the database knows. */
function round(speed = 1, isStopping?: () => boolean): Promise<void> {
  const { db, clock } = context.server
  const storage = diskStorage(tmpdir())
  const codeSender = { send: () => undefined }
  const signingKey = new Uint8Array(32)
  const services = createServices({
    db,
    clock,
    tenant: TENANT,
    storage,
    tempFolders: tempFoldersIn(tmpdir()),
    uploadLinks: createUploadLinks(signingKey, clock),
    uploadLimits: { underWay: 0, perCustomer: 0 },
    codeSender,
    sendLetter: () => undefined,
    wechatProvider: localWechatProvider(() => Promise.resolve(false)),
    redirectOrigins: [],
    signingKey,
    identityKey: '',
  })
  return doDueChores({ db, clock, log, services, storage, speed }, isStopping)
}

async function statusOf({ api }: Pick<TestCustomer, 'api'>, id: string): Promise<number> {
  return accepted(await api.get<ParcelDetail>(`${PARCELS}/${id}`)).status
}

describe('the autopilot', () => {
  it('lets a declared parcel arrive and be weighed, each after its time', async () => {
    const customer = await newCustomer(context.server)
    const { id, expressNumber } = await declareParcel(customer)
    await round()
    assert.equal(await statusOf(customer, id), ParcelStatus.NotArrival)
    context.server.clock.advance(20 * SECOND_MS)
    await round()
    assert.equal(await statusOf(customer, id), ParcelStatus.Arrived)
    context.server.clock.advance(5 * SECOND_MS)
    await round()
    assert.equal(await statusOf(customer, id), ParcelStatus.Arrived)
    context.server.clock.advance(10 * SECOND_MS)
    await round()
    const parcel = accepted(await customer.api.get<ParcelDetail>(`${PARCELS}/${id}`))
    assert.equal(parcel.status, ParcelStatus.Inbound)
    assert.equal(parcel.weight, plausibleMeasures(expressNumber).weight)
    assert.equal(parcel.inboundImages.length, 1)
    await round()
    assert.equal(await statusOf(customer, id), ParcelStatus.Inbound)
  })

  it('is as much faster as it is told', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await declareParcel(customer)
    context.server.clock.advance(2 * SECOND_MS)
    await round(1)
    assert.equal(await statusOf(customer, id), ParcelStatus.NotArrival)
    await round(10)
    assert.equal(await statusOf(customer, id), ParcelStatus.Arrived)
  })

  it('weighs a parcel that arrived undeclared', async () => {
    const customer = await newCustomer(context.server)
    await context.server.warehouse.arrive('XX99001122', { idCode: customer.user.idCode })
    context.server.clock.advance(15 * SECOND_MS)
    await round()
    const { items } = accepted(
      await customer.api.post<{ items: ParcelDetail[] }>(`${PARCELS}/undeclared-list`),
    )
    assert.equal(items[0]?.status, ParcelStatus.Inbound)
  })

  it('does what was requested for a stored parcel', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '13.00')
    const { id, length } = await storedParcel(context.server, customer)
    const path = `${PARCELS}/${id}/service`
    const ask = (additionalServiceId: string, expectedPrice: string) =>
      customer.api.post(path, { additionalServiceId, expectedPrice })
    accepted(await ask('detail-photos', '5.00'))
    accepted(await ask('repacking', '8.00'))
    await round()
    const statuses = async () =>
      accepted(await customer.api.post<ParcelServices>(`${path}/list`)).requests.map(({ status }) => status)
    assert.deepEqual(await statuses(), [10, 10])
    context.server.clock.advance(10 * SECOND_MS)
    await round()
    assert.deepEqual(await statuses(), [20, 20])
    assert.notEqual(accepted(await customer.api.get<ParcelDetail>(`${PARCELS}/${id}`)).length, length)
  })

  it('leaves cancelled parcels and those of former days alone', async () => {
    const customer = await newCustomer(context.server)
    const cancelled = await declareParcel(customer)
    accepted(await customer.api.post(`${PARCELS}/${cancelled.id}/cancel`))
    const old = await declareParcel(customer)
    context.server.clock.advance(DAY_MS)
    await round()
    const api = await signIn(context.server, customer)
    assert.equal(await statusOf({ api }, cancelled.id), ParcelStatus.Canceled)
    assert.equal(await statusOf({ api }, old.id), ParcelStatus.NotArrival)
  })

  it('starts nothing new while the server stops', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await declareParcel(customer)
    context.server.clock.advance(20 * SECOND_MS)
    await round(1, () => true)
    assert.equal(await statusOf(customer, id), ParcelStatus.NotArrival)
  })

  it('brings an order all the way home, as long as it is paid', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '500.00')
    const { id } = await submitOrder(context.server, customer, { isAutoPay: true })
    const seen: number[] = []
    for (let rounds = 0; rounds < 12; rounds += 1) {
      context.server.clock.advance(25 * SECOND_MS)
      await round()
      const { status } = accepted(await customer.api.get<LogisticsOrderDetail>(`${ORDERS}/${id}`))
      if (seen.at(-1) !== status) seen.push(status)
    }
    // Auto-pay charges it as it leaves: it never waits for shipment.
    assert.deepEqual(seen, [20, 30, 50, 70])
    assert.equal(await balanceOf(customer), '421.52')
    const { code } = accepted(await customer.api.get<LogisticsOrderDetail>(`${ORDERS}/${id}`))
    const tracking = accepted(await context.api.post<Tracking>('/api/f/tracking/query', { number: code }))
    assert.deepEqual(
      tracking.events.map(({ status }) => status),
      ['delivered', 'out_for_delivery', 'in_transit', 'customs', 'in_transit', 'picked_up', 'info_received'],
    )
  })

  it('tries auto-pay once while the balance is too low, and sends the order out when it suffices', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await weighedOrder(context.server, customer, { isAutoPay: true })
    const statusAfterARound = async () => {
      context.server.clock.advance(25 * SECOND_MS)
      await round()
      return accepted(await customer.api.get<LogisticsOrderDetail>(`${ORDERS}/${id}`)).status
    }
    assert.equal(await statusAfterARound(), 30)
    assert.equal(await statusAfterARound(), 30)
    await creditBalance(context.server, customer, '100.00')
    assert.equal(await statusAfterARound(), 50)
  })

  it('goes on with an order of former days once it is paid', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '100.00')
    const order = await weighedOrder(context.server, customer)
    context.server.clock.advance(4 * DAY_MS)
    const api = await signIn(context.server, customer)
    accepted(await api.post(`${ORDERS}/${order.id}/pay`, { expectedTotal: order.total }))
    context.server.clock.advance(25 * SECOND_MS)
    await round()
    const { status } = accepted(await api.get<LogisticsOrderDetail>(`${ORDERS}/${order.id}`))
    assert.equal(status, 50)
  })

  it('begins no round while another one is under way', async () => {
    const { db, clock } = context.server
    let rounds = 0
    let finish = () => {}
    const slow = new Promise<void>((resolve) => (finish = resolve))
    const onlyOne = async () => {
      rounds += 1
      await slow
      return true
    }
    const services = {} as Parameters<typeof startAutopilot>[0]['services']
    const stop = startAutopilot({
      db,
      clock,
      log,
      services,
      storage: diskStorage(tmpdir()),
      speed: 1000,
      onlyOne,
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    const stopped = stop()
    finish()
    await stopped
    assert.equal(rounds, 1)
  })

  it('lets an unpaid order wait, and credits a top-up that is under review', async () => {
    const customer = await newCustomer(context.server)
    const order = await weighedOrder(context.server, customer)
    const topup = accepted(
      await customer.api.post<Topup>('/api/u/fund-management/topup/user-topup', {
        currencyCode: 'CNY',
        method: 1,
        receivingAccountId: 'cny-wechat',
        amount: '50.00',
        images: [await uploadPicture(customer.api, await pngPicture())],
      }),
    )
    context.server.clock.advance(60 * SECOND_MS)
    await round()
    const { status } = accepted(await customer.api.get<LogisticsOrderDetail>(`${ORDERS}/${order.id}`))
    assert.equal(status, 30)
    const credited = accepted(await customer.api.get<Topup>(`/api/u/fund-management/topup/${topup.id}`))
    assert.equal(credited.status, 8)
  })
})
