import assert from 'node:assert/strict'
import { test } from 'node:test'

import { newCustomer } from '../../support/server/customers.ts'
import { balanceOf, creditBalance } from '../../support/server/funds.ts'
import { answered } from './support/answered.ts'
import { openApp } from './support/openApp.ts'
import { PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'
import { signIn } from './support/signIn.ts'

test('from a product’s share card over signing in to the parcel that it becomes', async (t) => {
  const { server } = context
  const customer = await newCustomer(server)
  await creditBalance(server, customer, '500.00')
  const app = await openApp(t, {
    baseUrl: server.url,
    path: PAGES.product,
    query: { id: 'carry-on-case' },
  })
  await answered(app)
  assert.match((await app.share()).title ?? '', /¥289\.00$/)

  await app.tap('#buy')
  await app.waitFor(() => app.page.path === PAGES.login, { of: 'the login page' })
  await signIn(app, customer)
  assert.equal(app.page.path, PAGES.confirmStoreOrder, 'back at the order')
  assert.ok(app.text('#goods').includes('雾蓝'))
  await app.input('#remarks', '送礼')
  await app.tap('#submit')
  await app.waitFor(() => app.page.path === PAGES.payStoreOrder, { of: 'the pay page' })
  await answered(app)
  // Other tests move the shared server's clock.
  assert.match(app.text('.notice'), /请在 \d+:\d\d 内付款/)

  await app.tap('#pay')
  await app.waitFor(() => app.exists('#see-parcel'), { of: 'the way to the parcel' })
  await app.tap('#see-parcel')
  await app.waitFor(() => app.page.path === PAGES.parcelDetail, { of: 'the parcel' })
  await answered(app)
  assert.ok(app.text('#parcel-declaration').includes('送礼'))
  assert.equal(await balanceOf(customer), '211.00')
  app.assertClean()
})
