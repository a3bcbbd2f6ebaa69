import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'

import { newCustomer } from '../../support/server/customers.ts'
import { emptyOrderDraft } from '../../support/server/orderDraft.ts'
import { multiplyParcel } from '../../support/server/multiplyParcel.ts'
import { newAddress, ORDERS, orderRequest, storedParcel } from '../../support/server/orders.ts'
import { answered } from './support/answered.ts'
import { LongList } from './support/longList.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { CALLS, PAGES } from './support/paths.ts'
import { requestsTo } from './support/requestsTo.ts'
import { context } from './support/sharedServer.ts'
import { stored } from './support/stored.ts'

import type { MiniProgram } from '../runner/MiniProgram.ts'

const MAX_NODES = 600
const MAX_BYTES_PER_CALL = 32_768
const MAX_ROWS = 40
/** Rows that the runner's phone shows at once. */
const SCREEN_ROWS = 7

/** Opens the page for a customer who picked two parcels before closing the app. */
async function openWithParcels(t: TestContext) {
  const { server } = context
  const customer = await newCustomer(server)
  const parcels = [await storedParcel(server, customer), await storedParcel(server, customer)]
  const { id: addressId } = await newAddress(customer)
  const { app } = await openAsCustomer(t, server, {
    path: PAGES.submitOrder,
    customer,
    storage: stored(emptyOrderDraft(customer, parcels)),
  })
  await priced(app)
  return { app, customer, parcels, addressId }
}

/** Waits for the prices, which are requested with a delay after the last change. */
async function priced(app: MiniProgram): Promise<void> {
  await app.waitFor(() => app.exists('.channel-card') && /称重后确定/.test(app.text('.action-bar')), {
    of: 'the prices',
  })
  await answered(app)
}

test('parcels are priced, and become one order', async (t) => {
  const { app } = await openWithParcels(t)
  assert.equal(app.page.title, '提交集运')
  assert.match(app.text('.action-bar'), /请选择运送方式/)
  await app.tap('#channel-air-general')
  await priced(app)
  assert.match(app.text('.action-bar'), /111\.18/)
  await app.tap('#bill-working')
  assert.match(app.text('.bill__working'), /实重.*2\.4 kg.*计费重.*2\.5 kg/s)
  await app.tap('#isAutoPay')
  assert.match(app.text('#isAutoPay'), /出库时直接从余额扣款，不再询问/)

  const { nodes } = app.nodeStats()
  assert.ok(nodes < MAX_NODES, `${nodes} nodes`)

  await Promise.all([app.tap('#submit'), app.tap('#submit')])
  await answered(app)

  assert.match(app.text('#copy-code'), /L\d{12}/)
  const { largest } = app.setDataStats()
  assert.ok(largest <= MAX_BYTES_PER_CALL, `${largest} B in one call`)
  assert.equal(requestsTo(app, CALLS.logisticsOrders).length, 1)
  await app.tap('#copy-code')
  assert.match(app.clipboard, /^L\d{12}$/)
  assert.deepEqual(
    [...app.storage.keys()].filter((key) => key.startsWith('draft:')),
    [],
  )
  app.assertClean()
})

test('a parcel that was taken meanwhile is explained beside the parcels', async (t) => {
  const { app, customer, parcels, addressId } = await openWithParcels(t)
  await app.tap('#channel-air-general')
  await priced(app)
  const request = await orderRequest(customer, parcels.slice(0, 1), { addressId })
  assert.equal((await customer.api.post(ORDERS, request)).status, 200)

  await app.tap('#submit')
  await answered(app)

  assert.match(app.modals.at(-1)?.content ?? '', /不能提交/)
  assert.match(app.text('#field-parcelIds'), /已在另一个集运订单里/)
  await app.tap({ text: '移出并继续' })
  await priced(app)
  await app.tap('#submit')
  await answered(app)
  assert.ok(app.exists('#order-placed'), app.text())
})

test('hundreds of parcels to choose from reach the view in small calls', async (t) => {
  const { server } = context
  const customer = await newCustomer(server)
  for (const warehouseId of ['warehouse-guangzhou', 'warehouse-yiwu']) {
    const { id } = await storedParcel(server, customer, { warehouseId })
    await multiplyParcel(server.db, id, 400)
  }
  const { app } = await openAsCustomer(t, server, { path: PAGES.selectToSubmit, customer })
  const list = new LongList(app)
  assert.ok(list.mounted >= SCREEN_ROWS && list.mounted <= MAX_ROWS, `${list.mounted} rows`)

  await app.tap({ text: '展开全部 100 件暂不能寄的包裹', nth: 0 })
  for (const row of [50, 100, 150, 200, 300, 0]) {
    await list.scrollTo(row)
    assert.ok(list.mounted >= SCREEN_ROWS, `${list.mounted} rows around row ${row}`)
  }

  const { largest } = app.setDataStats()
  assert.ok(largest <= MAX_BYTES_PER_CALL, `${largest} B in one call`)
  app.assertClean()
})

test('what one box saves is worked out again after a failure', async (t) => {
  const { server } = context
  const customer = await newCustomer(server)
  await newAddress(customer)
  await storedParcel(server, customer)
  await storedParcel(server, customer)
  const { app } = await openAsCustomer(t, server, { path: PAGES.selectToSubmit, customer })
  server.failNext({ path: `${ORDERS}/consolidation-saving`, status: 500 })
  await app.tap('#saving')
  await app.waitFor(() => app.text('#saving').includes('价格没有算出来'), { of: 'the failure' })
  await app.tap('#saving')
  await app.waitFor(() => app.text('#saving').includes('合箱寄可省'), { of: 'the saving' })
  app.assertClean()
})
