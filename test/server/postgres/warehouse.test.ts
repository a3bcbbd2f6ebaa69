import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { ParcelStatus } from '../../../server/contracts/enumerations.ts'
import { numberTaken } from '../../../server/modules/parcel/label.ts'
import { beginUndeclared } from '../../../server/modules/parcel/arrival.ts'
import { createParcelStaffService } from '../../../server/modules/parcel/service.staff.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { declaration, declareParcel, newCustomer, PARCELS, unique } from '../../support/server/customers.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { Message } from '../../../server/contracts/message.ts'
import type { ParcelDetail } from '../../../server/contracts/parcel.ts'
import type { ApiProblem } from '../../../server/base/http/problem.ts'
import type { TestCustomer } from '../../support/server/customers.ts'

const context = useServer()
const ARRIVE = '/api/admin/warehouse/arrive'
const INBOUND = '/api/admin/warehouse/inbound'
const measures = { weight: 1.2, length: 30, width: 20, height: 10 }
async function messagesOf({ api }: TestCustomer): Promise<unknown[]> {
  const { items } = accepted(await api.post<{ items: Message[] }>('/api/u/message/list', {}))
  return items.map(({ title, subject }) => [title, subject?.id])
}
const operator = () => context.api.with({ token: context.server.operatorToken })

describe('a scan at the door', () => {
  it('gives an undeclared parcel to the customer with its ID code', async () => {
    const { api, user } = await newCustomer(context.server)
    const expressNumber = unique('YT0000000')
    const scan = { expressNumber, idCode: user.idCode.toLowerCase() }
    const parcel = accepted(await operator().post<ParcelDetail>(ARRIVE, scan))
    assert.deepEqual(
      [parcel.status, parcel.isDeclared, parcel.isArrivedWarehouse],
      [ParcelStatus.Arrived, false, true],
    )
    assert.deepEqual(accepted(await api.get(`${PARCELS}/${parcel.id}`)), parcel)
    refused(await operator().post(ARRIVE, scan), 409, 'ParcelMoveRefused')
  })

  it('asks for a known ID code when nobody declared the parcel', async () => {
    const expressNumber = unique('YT0000000')
    refused(await operator().post(ARRIVE, { expressNumber }), 400, 'IdCodeRequired')
    refused(await operator().post(ARRIVE, { expressNumber, idCode: 'FW000000X' }), 400, 'IdCodeUnknown')
  })

  it('asks whose it is when several customers have the number, and tells the others', async () => {
    const [one, two] = [await newCustomer(context.server), await newCustomer(context.server)]
    const { id, expressNumber } = await declareParcel(one)
    const other = await declareParcel(two, { expressNumber })
    refused(await operator().post(ARRIVE, { expressNumber }), 409, 'ParcelNumberAmbiguous')
    const ofTwo = { expressNumber, idCode: two.user.idCode }
    const arrived = accepted(await operator().post<ParcelDetail>(ARRIVE, ofTwo))
    assert.equal(arrived.id, other.id)
    assert.deepEqual(
      [await messagesOf(one), await messagesOf(two)],
      [[['A parcel came, but not for you', id]], [['Parcel arrived', other.id]]],
    )

    // That only one of them awaits the next scan doesn't say whose parcel it is.
    refused(await operator().post(ARRIVE, { expressNumber }), 409, 'ParcelNumberAmbiguous')
    refused(await operator().post(INBOUND, { expressNumber, ...measures }), 409, 'ParcelNumberAmbiguous')
    accepted(await operator().post(INBOUND, { ...ofTwo, ...measures }))
    refused(await operator().post(ARRIVE, { expressNumber }), 409, 'ParcelNumberAmbiguous')
    const ofOne = { expressNumber, idCode: one.user.idCode }
    assert.equal(accepted(await operator().post<ParcelDetail>(ARRIVE, ofOne)).id, id)
  })
})

describe('a parcel that arrives at one of several warehouses', () => {
  const FIRST = 'warehouse-guangzhou'
  const OTHER = 'warehouse-yiwu'
  const arrive = async (body: object) => accepted(await operator().post<ParcelDetail>(ARRIVE, body))

  it('is kept where it was declared to go, unless the scan says otherwise', async () => {
    const customer = await newCustomer(context.server)
    const cases = [
      [{}, {}, FIRST],
      [{ warehouseId: OTHER }, {}, OTHER],
      [{}, { warehouseId: OTHER }, OTHER],
      [{ warehouseId: OTHER }, { warehouseId: FIRST }, FIRST],
    ] as const
    for (const [declared, scanned, expected] of cases) {
      const { id, expressNumber } = await declareParcel(customer, declared)
      assert.equal((await arrive({ expressNumber, ...scanned })).warehouseId, expected)
      const parcel = accepted(await customer.api.get<ParcelDetail>(`${PARCELS}/${id}`))
      assert.equal(parcel.warehouseId, expected)
    }
  })

  it('is kept at the first one when neither says where', async () => {
    const { idCode } = (await newCustomer(context.server)).user
    const scan = { expressNumber: unique('YT0000000'), idCode }
    assert.equal((await arrive(scan)).warehouseId, FIRST)
    const elsewhere = { expressNumber: unique('YT0000000'), idCode, warehouseId: OTHER }
    assert.equal((await arrive(elsewhere)).warehouseId, OTHER)
  })

  it('can’t arrive at an unknown one', async () => {
    const { expressNumber } = await declareParcel(await newCustomer(context.server))
    refused(await operator().post(ARRIVE, { expressNumber, warehouseId: 'moon' }), 400, 'WarehouseUnknown')
  })
})

describe('a check-in', () => {
  it('needs a parcel that has arrived and isn’t checked in yet', async () => {
    const customer = await newCustomer(context.server)
    const { expressNumber } = await declareParcel(customer)
    refused(await operator().post(INBOUND, { expressNumber, ...measures }), 409, 'ParcelMoveRefused')
    refused(
      await operator().post(INBOUND, { expressNumber: 'NOBODYS1', ...measures }),
      404,
      'ParcelNumberUnknown',
    )
    await context.server.warehouse.arrive(expressNumber)
    accepted(await operator().post(INBOUND, { expressNumber, ...measures }))
    refused(await operator().post(INBOUND, { expressNumber, ...measures }), 409, 'ParcelMoveRefused')
  })

  it('happens once when two scales send it at the same moment', async () => {
    const customer = await newCustomer(context.server)
    const { id, expressNumber } = await declareParcel(customer)
    await context.server.warehouse.arrive(expressNumber)
    const answers = await Promise.all(
      [1, 2, 3].map(() => operator().post(INBOUND, { expressNumber, ...measures })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const { logs } = accepted(await customer.api.get<ParcelDetail>(`${PARCELS}/${id}`))
    assert.equal(logs.filter(({ move }) => move === 'inbound').length, 1)
  })
})

describe('a number that two people send at the same moment', () => {
  it('becomes one parcel, whoever comes first', async () => {
    const { api, user } = await newCustomer(context.server)
    const expressNumber = unique('YT0000000')
    const scan = { expressNumber, idCode: user.idCode }
    const answers = await Promise.all([
      operator().post(ARRIVE, scan),
      operator().post(ARRIVE, scan),
      api.post(PARCELS, declaration({ expressNumber })),
      operator().post(ARRIVE, scan),
    ])
    for (const { status } of answers) assert.ok(status === 200 || status === 409, String(status))
    const { items } = accepted(await api.post<{ items: ParcelDetail[] }>(`${PARCELS}/list`))
    assert.deepEqual(
      items.map(({ status }) => status),
      [ParcelStatus.Arrived],
    )
  })

  it('is refused to the second', async () => {
    const { db, clock } = context.server
    const customer = await newCustomer(context.server)
    const { expressNumber, warehouseId } = await declareParcel(customer)
    const whose = { userId: customer.user.id, expressNumber, warehouseId }
    const second = db.transaction((tx) => beginUndeclared(tx, 'arrive', whose, clock.now()))
    await assert.rejects(second, (error: ApiProblem) => error.code === 'ParcelNumberTaken')
  })

  it('is scanned again, and then arrives', async () => {
    const { db, clock } = context.server
    const customer = await newCustomer(context.server)
    const { expressNumber, id } = await declareParcel(customer)
    let calls = 0
    const begin: typeof db.transaction = (work, config) => {
      calls += 1
      return calls === 1 ? Promise.reject(numberTaken()) : db.transaction(work, config)
    }
    const busy = new Proxy(db, {
      get: (to, name) => (name === 'transaction' ? begin : (Reflect.get(to, name) as unknown)),
    })
    const detail = (_: unknown, row: { id: string; status: number }) => Promise.resolve(row)
    const staff = createParcelStaffService({ db: busy, clock, parcels: { detail } } as never)
    const arrived = await staff.arrive({ expressNumber, idCode: customer.user.idCode }, 'en')
    assert.deepEqual([arrived.id, arrived.status, calls], [id, ParcelStatus.Arrived, 2])
  })
})
