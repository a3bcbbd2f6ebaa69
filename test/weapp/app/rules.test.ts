import assert from 'node:assert/strict'
import { test } from 'node:test'

import { newCustomer } from '../../support/server/customers.ts'
import { newAddress, storedParcel } from '../../support/server/orders.ts'
import { NOTICE_MS, readRule, RULES, runRules, runsOf } from '../../support/server/rules.ts'
import { answered } from './support/answered.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'

import type { ConsolidationRule } from '../../../server/contracts/consolidationRule.ts'
import type { Page } from '../../support/server/apiClient.ts'

test('a rule stops when an order would cost too much, and ships once its ceiling is raised', async (t) => {
  const { server } = context
  const customer = await newCustomer(server)
  await storedParcel(server, customer)
  await newAddress(customer)
  const { app } = await openAsCustomer(t, server, { path: PAGES.rules, customer })
  await app.tap('#example-WEIGHT')
  await app.waitFor(() => app.exists('#channel-air-general'), { of: 'the prices' })
  assert.match(app.text(), /报价按一箱 10 kg 估算/)
  await app.input('#kilograms', '1')
  await app.waitFor(() => /报价按现在能寄的 1 个包裹/.test(app.text()), { of: 'the parcel’s price' })
  await app.tap('#channel-air-general')
  await app.input('#maximumTotal', '20')
  await app.tap('#submit')
  await answered(app)
  assert.match(app.text('#success'), /规则已生效.*攒够 1 kg 后寄出，最高 ¥20\.00/s)
  await app.tap('#see-rules')
  await answered(app)
  const { body } = await customer.api.post<Page<ConsolidationRule>>(`${RULES}/list`)
  const [rule] = body.items
  assert.ok(rule)

  assert.deepEqual(await runRules(server), ['STOPPED'])
  await app.pullDownRefresh()
  await answered(app)
  assert.match(app.text(`#rule-${rule.id}`), /已停止.*¥20\.00/s)
  await app.tap({ text: '改费用上限' })
  await app.waitFor(() => /低于现在的价格/.test(app.text()), { of: 'the warning' })
  await app.input('#maximumTotal', '300')
  await app.tap('#submit')
  await answered(app)
  assert.match(app.text('#success'), /规则已更新/)

  assert.equal((await readRule(customer, rule)).state, 'ACTIVE')
  assert.deepEqual(await runRules(server), ['ANNOUNCED'])
  assert.deepEqual(await runRules(server, NOTICE_MS), ['SUBMITTED'])
  assert.equal((await runsOf(customer, rule)).at(-1)?.parcelCount, 1)
  app.assertClean()
})
