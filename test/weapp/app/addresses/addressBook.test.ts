import assert from 'node:assert/strict'
import { test } from 'node:test'

import { MAX_ADDRESSES } from '../../../../server/contracts/address.ts'
import { accepted } from '../../../support/server/apiClient.ts'
import { newCustomer } from '../../../support/server/customers.ts'
import { newAddress } from '../../../support/server/orders.ts'
import { fillIn } from '../support/addressForm.ts'
import { answered } from '../support/answered.ts'
import { openAsCustomer } from '../support/openAsCustomer.ts'
import { CALLS, PAGES } from '../support/paths.ts'
import { requestsTo } from '../support/requestsTo.ts'
import { context } from '../support/sharedServer.ts'

test('a book that cannot be read can be asked again; a wrong postcode is said with an example', async (t) => {
  const { server } = context
  const { app } = await openAsCustomer(t, server)
  server.failNext({ path: `${CALLS.addresses}/list`, status: 500 })
  await app.switchTab(`/${PAGES.mine}`)
  await app.tap('#addresses')
  await answered(app)
  assert.equal(app.modals.at(-1)?.content, 'fault 500')
  await app.tap('#retry')
  await answered(app)
  await app.tap('#add-first')
  await answered(app)
  await fillIn(app)
  await app.input('#postCode', '12')
  await app.input('#idDocument', '110105194912310021')
  await app.tap('#submit')
  assert.match(app.text('#field-postCode'), /238823/)
  assert.ok(app.text('#field-idDocument').includes('请输入正确的格式'))
  assert.equal(requestsTo(app, CALLS.addresses).length, 0)
  app.assertClean()
})

test('an address is looked for and chosen', async (t) => {
  const { server } = context
  const customer = await newCustomer(server)
  await newAddress(customer)
  const { id } = accepted(
    await customer.api.post<{ id: string }>(CALLS.addresses, {
      recipient: '林美',
      mobile: '+65 9123 4567',
      regionGroupId: 'sg',
      postCode: '238823',
      detailsAddress: '290 Orchard Road',
    }),
  )
  const { app } = await openAsCustomer(t, server, {
    customer,
    path: PAGES.myAddresses,
    query: { choose: '1' },
  })
  assert.ok(app.text().includes('点按一个地址即可使用'))
  assert.equal(app.all('.address-card__face').length, 2)

  await app.input('#address-search', 'nobody', { confirm: true })
  await answered(app)
  assert.ok(app.text().includes('没有找到匹配的地址'))
  await app.input('#address-search', '林美', { confirm: true })
  await answered(app)
  assert.equal(app.all('.address-card__face').length, 1)

  await app.tap(`#address-${id}`)
  await answered(app)
  assert.deepEqual(app.stack, [PAGES.home])
  app.assertClean()
})

test('a deletion that is refused leaves the address; a full book says so', async (t) => {
  const { server } = context
  const customer = await newCustomer(server)
  const { id } = await newAddress(customer)
  const { app } = await openAsCustomer(t, server, { customer, path: PAGES.myAddresses })
  server.failNext({ path: `${CALLS.addresses}/${id}`, status: 500 })
  await app.tap(`#delete-${id}`)
  await answered(app)
  assert.equal(app.modals.at(-1)?.content, 'fault 500')
  assert.ok(app.exists(`#delete-${id}`))

  for (let count = 1; count < MAX_ADDRESSES; count += 1) await newAddress(customer)
  await app.tap('#add-address')
  await answered(app)
  await fillIn(app)
  await app.tap('#submit')
  await answered(app)
  assert.equal(app.modals.at(-1)?.content, '最多保存 50 个地址，请先删除不用的地址')
  assert.equal(app.page.path, PAGES.editAddress)
  assert.equal(app.value('#recipient'), '林美')
  app.assertClean()
})
