import assert from 'node:assert/strict'
import { it } from 'node:test'

import { ReceivingMethod } from '../../../server/contracts/enumerations.ts'
import { runCommand } from '../../../server/operations/cli/cli.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { orderRequest, ORDERS, storedParcel, submitOrder } from '../../support/server/orders.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { PickupStation } from '../../../server/contracts/pickupStation.ts'

const STATIONS = '/api/f/shipping-management/pickup-station/list'
const TO_JURONG = { receivingMethod: ReceivingMethod.PICKUP_STATION, pickupStationId: 'sg-jurong' }

const context = useServer()
const run = (...args: string[]) =>
  runCommand(args, { WAREHOUSE_API: context.server.url, OPERATOR_TOKEN: context.server.operatorToken })

it('a full pickup point takes no new orders, and keeps those it has', async () => {
  const customer = await newCustomer(context.server)
  const { api } = customer
  const there = await submitOrder(context.server, customer, TO_JURONG)
  const elsewhere = await submitOrder(context.server, customer)
  const parcel = await storedParcel(context.server, customer)
  const request = { ...(await orderRequest(customer, [parcel])), ...TO_JURONG }

  assert.equal(await run('pickup-full', 'sg-jurong'), 'Jurong East pickup point: full')

  const { items } = accepted(await api.post<{ items: PickupStation[] }>(STATIONS, { regionGroupId: 'sg' }))
  assert.deepEqual(
    items.filter(({ isFull }) => isFull).map(({ id }) => id),
    ['sg-jurong'],
  )
  const error = refused(await api.post(ORDERS, request), 400, 'PickupStationFull')
  assert.deepEqual(error.validationErrors[0]?.members, ['pickupStationId'])
  refused(await api.put(`${ORDERS}/${elsewhere.id}`, TO_JURONG), 400, 'PickupStationFull')
  accepted(await api.put(`${ORDERS}/${there.id}`, { isInsured: true }))

  assert.equal(await run('pickup-full', 'sg-jurong', '--off'), 'Jurong East pickup point: takes orders')
  accepted(await api.post(ORDERS, request))
  await assert.rejects(run('pickup-full', 'moon'), /does not exist/)
})
