import assert from 'node:assert/strict'
import { test } from 'node:test'

import { declareParcel } from '../../support/server/customers.ts'
import { answered } from './support/answered.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'

test('going back closes a sheet, and leaves the page only then', async (t) => {
  const { app, customer } = await openAsCustomer(t, context.server)
  await declareParcel(customer)
  await app.tap('#go-parcelList')
  await answered(app)

  for (let round = 0; round < 2; round++) {
    await app.tap('#filter-parcels')
    await app.waitFor(() => app.exists('page-container'), { of: 'the sheet' })
    await app.back()
    await app.waitFor(() => !app.exists('page-container'), { of: 'the sheet going away' })
    assert.equal(app.page.path, PAGES.parcelList)
  }
  await app.tap('#filter-parcels')
  await app.tap('#close-sheet')
  await app.waitFor(() => !app.exists('page-container'), { of: 'the sheet going away' })
  await app.back()
  assert.equal(app.page.path, PAGES.home)
  app.assertClean()
})
