import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { ServiceRequestStatus } from '../../../server/contracts/enumerations.ts'
import { additionalServices, journalLines, messages } from '../../../server/db/schema/index.ts'
import { accepted, refused, type Answer, type ApiClient } from '../../support/server/apiClient.ts'
import { newCustomer, PARCELS, signIn, type TestCustomer } from '../../support/server/customers.ts'
import { assertLedgerBalances, balanceOf, creditBalance, operatorOf } from '../../support/server/funds.ts'
import { orderStaff, orderRequest, ORDERS, storedParcel } from '../../support/server/orders.ts'
import { pngPicture, uploadPicture } from '../../support/server/pictures.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { FundAccountLog } from '../../../server/contracts/fund.ts'
import type { LogisticsOrderDetail } from '../../../server/contracts/logisticsOrder.ts'
import type { Parcel, ParcelDetail } from '../../../server/contracts/parcel.ts'
import type { ParcelServices, ServiceJob, ServiceRequest } from '../../../server/contracts/serviceRequest.ts'
import type { TodoSummary } from '../../../server/contracts/todo.ts'

const ADMIN_SERVICES = '/api/admin/warehouse/service'
const SMALLER = { weight: 0.9, length: 20, width: 15, height: 10 }

const context = useServer()
const operator = (): ApiClient => operatorOf(context.server)

/** A customer with 100.00 and a parcel of 1.2 kg in the warehouse. */
async function owner(): Promise<{ customer: TestCustomer; parcel: ParcelDetail }> {
  const customer = await newCustomer(context.server)
  await creditBalance(context.server, customer, '100.00')
  return { customer, parcel: await storedParcel(context.server, customer) }
}

function ask(
  { api }: Pick<TestCustomer, 'api'>,
  { id }: Pick<Parcel, 'id'>,
  additionalServiceId: string,
  expectedPrice: string,
  changes: object = {},
): Promise<Answer<ServiceRequest>> {
  return api.post(`${PARCELS}/${id}/service`, { additionalServiceId, expectedPrice, ...changes })
}

const photosFor = (customer: Pick<TestCustomer, 'api'>, parcel: Pick<Parcel, 'id'>, changes = {}) =>
  ask(customer, parcel, 'detail-photos', '5.00', changes)

async function servicesOf({ api }: Pick<TestCustomer, 'api'>, id: string): Promise<ParcelServices> {
  return accepted(await api.post<ParcelServices>(`${PARCELS}/${id}/service/list`))
}

async function parcelOf({ api }: Pick<TestCustomer, 'api'>, id: string): Promise<ParcelDetail> {
  return accepted(await api.get<ParcelDetail>(`${PARCELS}/${id}`))
}

/** The wallet’s newest entry. */
async function newestEntry({ api }: TestCustomer): Promise<Partial<FundAccountLog> | undefined> {
  const path = '/api/u/fund-management/fund-account-log/list'
  const [entry] = accepted(await api.post<{ items: FundAccountLog[] }>(path)).items
  return entry
}

describe('requesting a service for a stored parcel', () => {
  it('is paid from the balance and shown in the wallet and on the parcel', async () => {
    const { customer, parcel } = await owner()
    const made = accepted(await photosFor(customer, parcel, { remarks: ' The zip, please ' }))
    assert.deepEqual(
      [made.status, made.service.price, made.remarks, made.result],
      [ServiceRequestStatus.Requested, '5.00', 'The zip, please', 'PHOTOS'],
    )
    assert.equal(await balanceOf(customer), '95.00')
    const entry = await newestEntry(customer)
    assert.deepEqual(
      [entry?.amount, entry?.description, entry?.subject, entry?.subjectCode],
      [
        '-5.00',
        `Parcel ${parcel.expressNumber}: Detail photos`,
        { type: 'PARCEL', id: parcel.id },
        parcel.expressNumber,
      ],
    )
    const [house] = await context.server.db
      .select()
      .from(journalLines)
      .where(eq(journalLines.account, 'house:revenue:service'))
    assert.equal(house?.amount, 500n)
    const { logs } = await parcelOf(customer, parcel.id)
    assert.equal(logs[0]?.description, '“Detail photos” requested, 5.00 CNY paid')
    const { offers, requests } = await servicesOf(customer, parcel.id)
    assert.deepEqual(requests, [made])
    assert.deepEqual(
      offers.map(({ id, unavailable }) => [id, unavailable?.code ?? null]),
      [
        ['detail-photos', 'ServiceRequested'],
        ['repacking', null],
        ['retail-packaging-off', null],
        ['longer-storage-15', null],
        ['longer-storage-30', null],
      ],
    )
    await assertLedgerBalances(context.server)
  })

  it('is charged once when the request is sent again, and when two come at the same moment', async () => {
    const { customer, parcel } = await owner()
    const path = `${PARCELS}/${parcel.id}/service`
    const photos = { additionalServiceId: 'detail-photos', expectedPrice: '5.00' }
    const send = () =>
      customer.api.post<ServiceRequest>(path, photos, { 'idempotency-key': 'service-key-0001' })
    assert.deepEqual(accepted(await send()), accepted(await send()))
    const another = await owner()
    const answers = await Promise.all([1, 2, 3].map(() => photosFor(another.customer, another.parcel)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    assert.deepEqual([await balanceOf(customer), await balanceOf(another.customer)], ['95.00', '95.00'])
  })

  it('is refused without enough money, at another price, and for an unknown service', async () => {
    const customer = await newCustomer(context.server)
    const parcel = await storedParcel(context.server, customer)
    const poor = refused(await photosFor(customer, parcel), 402, 'InsufficientBalance')
    assert.equal(poor.details, '5.00')
    const dearer = refused(await ask(customer, parcel, 'detail-photos', '4.00'), 409, 'ServicePriceChanged')
    assert.equal(dearer.details, '5.00')
    const unknown = refused(await ask(customer, parcel, 'vacuum', '6.00'), 400, 'AdditionalServiceUnknown')
    assert.deepEqual(unknown.validationErrors[0]?.members, ['additionalServiceId'])
    refused(await photosFor(customer, parcel, { remarks: 'x'.repeat(201) }), 400, 'Validation')
    assert.deepEqual((await servicesOf(customer, parcel.id)).requests, [])
  })

  it('keeps the price and the name that it was requested with', async () => {
    const { customer, parcel } = await owner()
    const { db } = context.server
    accepted(await photosFor(customer, parcel))
    const isPhotos = eq(additionalServices.id, 'detail-photos')
    await db.update(additionalServices).set({ price: 900n }).where(isPhotos)
    try {
      await operator().post(`${ADMIN_SERVICES}/refuse`, {
        expressNumber: parcel.expressNumber,
        additionalServiceId: 'detail-photos',
        reason: 'Sealed',
      })
      assert.equal(await balanceOf(customer), '100.00')
    } finally {
      await db.update(additionalServices).set({ price: 500n }).where(isPhotos)
    }
  })

  it('is for parcels that are checked in and in no order', async () => {
    const { customer, parcel } = await owner()
    accepted(await customer.api.post(ORDERS, await orderRequest(customer, [parcel])))
    const { offers } = await servicesOf(customer, parcel.id)
    const reason = 'The parcel is “Awaiting consolidation”, so this can’t be done'
    assert.ok(offers.every(({ unavailable }) => unavailable?.message === reason))
    refused(await photosFor(customer, parcel), 409, 'ParcelMoveRefused')
  })
})

describe('longer free storage', () => {
  it('takes effect at once, for the parcel, its lists and what is due', async () => {
    const { customer, parcel: first } = await owner()
    context.server.clock.advance(2 * DAY_MS)
    let api = await signIn(context.server, customer)
    const second = await storedParcel(context.server, { api })
    const made = accepted(await ask({ api }, first, 'longer-storage-15', '8.00'))
    assert.equal(made.status, ServiceRequestStatus.Done)
    const extended = await parcelOf({ api }, first.id)
    assert.deepEqual([extended.storage?.freeDays, extended.storage?.daysLeft], [45, 43])
    assert.equal(extended.logs[0]?.description, 'Free storage extended by 15 days, 8.00 CNY paid')
    const sorted = accepted(
      await api.post<{ items: Parcel[] }>(`${PARCELS}/list`, { sorting: 'freeUntil asc' }),
    )
    assert.deepEqual(
      sorted.items.map(({ id }) => id),
      [second.id, first.id],
    )
    refused(await ask({ api }, first, 'longer-storage-15', '8.00'), 409, 'ServiceOncePerParcel')

    context.server.clock.advance(31 * DAY_MS)
    api = await signIn(context.server, customer)
    const { storageEnding, parcels } = accepted(await api.get<TodoSummary>('/api/u/todo/summary'))
    assert.deepEqual([storageEnding.count, storageEnding.worst?.id], [1, second.id])
    assert.equal(parcels.firstStorage?.accruedFee, '1.00')
    const { storage } = await parcelOf({ api }, first.id)
    assert.deepEqual([storage?.daysLeft, storage?.accruedFee], [12, '0.00'])
    refused(await ask({ api }, second, 'longer-storage-15', '8.00'), 409, 'ServiceStorageOver')
    const order = accepted(await api.post<LogisticsOrderDetail>(ORDERS, await orderRequest({ api }, [first])))
    assert.ok(order.estimatedBill?.lines.every(({ kind }) => kind !== 'StorageFee'))
  })
})

describe('withdrawing a request', () => {
  it('returns the money, until staff have finished', async () => {
    const { customer, parcel } = await owner()
    const { id } = accepted(await photosFor(customer, parcel))
    const withdraw = () => customer.api.post<ServiceRequest>(`${PARCELS}/${parcel.id}/service/${id}/withdraw`)
    const other = await newCustomer(context.server)
    refused(await other.api.post(`${PARCELS}/${parcel.id}/service/${id}/withdraw`), 404, 'NotFound')
    const elsewhere = await storedParcel(context.server, customer)
    refused(await customer.api.post(`${PARCELS}/${elsewhere.id}/service/${id}/withdraw`), 404, 'NotFound')
    assert.equal(accepted(await withdraw()).status, ServiceRequestStatus.Withdrawn)
    assert.equal(await balanceOf(customer), '100.00')
    const entry = await newestEntry(customer)
    assert.equal(entry?.description, `Parcel ${parcel.expressNumber}: refund of “Detail photos”`)
    refused(await withdraw(), 409, 'ServiceMoveRefused')
    assert.equal(await balanceOf(customer), '100.00')
    accepted(await photosFor(customer, parcel))
    await assertLedgerBalances(context.server)
  })
})

describe('staff', () => {
  const job = (parcel: Pick<Parcel, 'expressNumber'>, additionalServiceId = 'detail-photos') => ({
    expressNumber: parcel.expressNumber,
    additionalServiceId,
  })

  it('finish a request with photos, and the customer is told', async () => {
    const { customer, parcel } = await owner()
    accepted(await photosFor(customer, parcel))
    const missing = refused(
      await operator().post(`${ADMIN_SERVICES}/finish`, job(parcel)),
      400,
      'ServicePhotosRequired',
    )
    assert.deepEqual(missing.validationErrors[0]?.members, ['images'])
    const images = [await uploadPicture(operator(), await pngPicture())]
    const done = accepted(
      await operator().post<ServiceJob>(`${ADMIN_SERVICES}/finish`, { ...job(parcel), images }),
    )
    assert.deepEqual([done.status, done.idCode], [ServiceRequestStatus.Done, customer.user.idCode])
    const { requests } = await servicesOf(customer, parcel.id)
    assert.equal(requests[0]?.images.length, 1)
    const told = await context.server.db.select().from(messages).where(eq(messages.userId, customer.user.id))
    assert.deepEqual(
      told.filter(({ event }) => event === 'serviceDone').map(({ subject }) => subject),
      [{ type: 'PARCEL', id: parcel.id }],
    )
    refused(
      await operator().post(`${ADMIN_SERVICES}/finish`, { ...job(parcel), images }),
      404,
      'ServiceRequestUnknown',
    )
    assert.equal(await balanceOf(customer), '95.00')
  })

  it('give a repacked parcel new figures and keep the old ones in its history', async () => {
    const { customer, parcel } = await owner()
    accepted(await ask(customer, parcel, 'repacking', '8.00'))
    refused(
      await operator().post(`${ADMIN_SERVICES}/finish`, job(parcel, 'repacking')),
      400,
      'ServiceMeasuresRequired',
    )
    accepted(
      await operator().post(`${ADMIN_SERVICES}/finish`, { ...job(parcel, 'repacking'), measures: SMALLER }),
    )
    const packed = await parcelOf(customer, parcel.id)
    const { weight, inboundWeight, length, volumeWeight, logs, inboundImages, version } = packed
    assert.deepEqual([weight, inboundWeight, length, volumeWeight], [0.9, 1.2, 20, 0.5])
    assert.equal(
      logs[0]?.description,
      '“Repacking” is done. Now 0.9 kg, 20 × 15 × 10 cm; before 1.2 kg, 30 × 20 × 10 cm',
    )
    assert.deepEqual([inboundImages.length, version], [2, parcel.version + 1])
    assert.notEqual(inboundImages[0]?.url.split('?')[0], parcel.inboundImages[0]?.url.split('?')[0])
  })

  it('may finish what was requested before the parcel went into an order', async () => {
    const { customer, parcel } = await owner()
    accepted(await ask(customer, parcel, 'repacking', '8.00'))
    accepted(await customer.api.post(ORDERS, await orderRequest(customer, [parcel])))
    accepted(
      await operator().post(`${ADMIN_SERVICES}/finish`, { ...job(parcel, 'repacking'), measures: SMALLER }),
    )
    assert.equal((await parcelOf(customer, parcel.id)).weight, 0.9)
  })

  it('refuse with a reason, and the money is back', async () => {
    const { customer, parcel } = await owner()
    accepted(await photosFor(customer, parcel))
    const reason = 'The seal may not be broken'
    refused(
      await operator().post(`${ADMIN_SERVICES}/refuse`, { ...job(parcel), reason: ' ' }),
      400,
      'Validation',
    )
    accepted(await operator().post(`${ADMIN_SERVICES}/refuse`, { ...job(parcel), reason }))
    const { requests } = await servicesOf(customer, parcel.id)
    assert.deepEqual([requests[0]?.status, requests[0]?.reason], [ServiceRequestStatus.Refused, reason])
    assert.equal(await balanceOf(customer), '100.00')
    const { items } = accepted(
      await customer.api.post<{ items: { content: string }[] }>('/api/u/message/list'),
    )
    assert.match(
      items[0]?.content ?? '',
      /couldn’t be done .*: The seal may not be broken\. 5\.00 CNY is back/,
    )
    await assertLedgerBalances(context.server)
  })

  it('end what is still open when the parcel is packed, and refund it', async () => {
    const { customer, parcel } = await owner()
    accepted(await photosFor(customer, parcel))
    const request = await orderRequest(customer, [parcel])
    const { code } = accepted(await customer.api.post<LogisticsOrderDetail>(ORDERS, request))
    const staff = orderStaff(operator())
    await staff.process(code)
    assert.equal((await servicesOf(customer, parcel.id)).requests[0]?.status, ServiceRequestStatus.Requested)
    await staff.weigh(code)
    const { requests } = await servicesOf(customer, parcel.id)
    assert.deepEqual(
      [requests[0]?.status, requests[0]?.reason],
      [ServiceRequestStatus.Refused, 'the parcel was packed first'],
    )
    assert.equal(await balanceOf(customer), '100.00')
    await assertLedgerBalances(context.server)
  })

  it('see what to do, and for whom when two parcels have the same number', async () => {
    const { customer, parcel } = await owner()
    const other = await newCustomer(context.server)
    await creditBalance(context.server, other, '10.00')
    const { expressNumber } = parcel
    accepted(await photosFor(customer, parcel, { remarks: 'Both sides' }))
    await context.server.warehouse.arrive(expressNumber, { idCode: other.user.idCode })
    const same = accepted(
      await other.api.post<{ items: Parcel[] }>(`${PARCELS}/list`, { filter: expressNumber }),
    ).items[0]
    assert.ok(same)
    const { idCode } = other.user
    const measures = { weight: 1, length: 10, width: 10, height: 10 }
    accepted(await operator().post('/api/admin/warehouse/inbound', { expressNumber, idCode, ...measures }))
    accepted(await photosFor(other, same))
    const { items } = accepted(
      await operator().post<{ items: ServiceJob[] }>(`${ADMIN_SERVICES}/list`, {
        filter: expressNumber,
        status: 10,
      }),
    )
    assert.deepEqual(
      items.map(({ idCode, remarks }) => [idCode, remarks]),
      [
        [other.user.idCode, null],
        [customer.user.idCode, 'Both sides'],
      ],
    )
    const reason = 'Sealed'
    refused(
      await operator().post(`${ADMIN_SERVICES}/refuse`, { ...job(parcel), reason }),
      409,
      'ParcelNumberAmbiguous',
    )
    accepted(
      await operator().post(`${ADMIN_SERVICES}/refuse`, {
        ...job(parcel),
        reason,
        idCode: other.user.idCode,
      }),
    )
    assert.deepEqual([await balanceOf(customer), await balanceOf(other)], ['95.00', '10.00'])
  })
})
