import assert from 'node:assert/strict'
import { test } from 'node:test'

import { newAddress, storedParcel } from '../../support/server/orders.ts'
import { answered } from './support/answered.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'

test('what customs lacks is filled in from its sheet, which is there again, up to date', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server)
  const { id } = await storedParcel(server, customer, { declaredName: '风筝' })
  await newAddress(customer)
  await app.relaunch({ path: PAGES.parcelDetail, query: { id } })
  await answered(app)
  assert.ok(app.text('#customs').includes('待补充'))

  await app.tap('#customs')
  await app.tap('#fix-ENGLISH_NAME')
  await answered(app)
  assert.equal(app.page.path, PAGES.parcelUpdate)
  await app.input('#englishName', 'silk kite')
  await app.tap('#submit')
  await answered(app)
  await app.tap('#see-parcel')
  await app.waitFor(() => app.page.path === PAGES.parcelDetail, { of: 'the parcel' })
  await answered(app)

  assert.ok(app.text('.sheet').includes('silk kite'))
  app.assertClean()
})

test('a customs check that fails hinders nothing, and is asked for again', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server)
  const { id, expressNumber } = await storedParcel(server, customer)
  server.failNext({ path: '/api/u/customs/readiness', status: 500 })
  await app.relaunch({ path: PAGES.parcelDetail, query: { id } })
  await answered(app)
  assert.ok(app.text().includes(expressNumber))
  await app.tap('#retry-customs')
  await answered(app)
  assert.match(app.text('#customs'), /不确定/)
  app.assertClean()
})
