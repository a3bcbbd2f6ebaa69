import { ORDER_DETAIL, RULES as RULES_PAGE, EDIT_RULE, MESSAGE_LIST } from './support/routes.ts'
import { declareParcel } from '../support/server/customers.ts'
import { newAddress, storedParcel } from '../support/server/orders.ts'
import { NOTICE_MS, newRule, runRules, waitingFor } from '../support/server/rules.ts'
import { expect, test } from './support/test.ts'

test('parcels are shipped by themselves once all of them are here', async ({
  app,
  page,
  device,
  server,
  customer,
}) => {
  const stored = await storedParcel(server, customer)
  const late = await declareParcel(customer, { declaredName: '耳机' })
  await newAddress(customer)
  await device.signIn(customer)
  await app.open(RULES_PAGE)
  await app.control('example-PARCELS').click()
  await app.expectAt(EDIT_RULE)

  await app.control('choose-parcels').click()
  await app.control(`pick-${stored.id}`).click()
  await app.control(`pick-${late.id}`).click()
  await app.control('close-sheet').click()
  await expect(app.text('报价按已称重的 1 个包裹，另有 1 个还没有称重')).toBeVisible()
  await app.control('submit').click()
  await expect(app.control('field-maximumTotal')).toContainText('必填')
  await app.control('channel-air-general').click()
  await app.field('maximumTotal').fill('300')
  await app.expectAccessible()
  await app.control('submit').click()

  await expect(app.text('规则已生效')).toBeVisible()
  await app.control('see-rules').click()
  await expect(app.visible('.rule-card')).toContainText('还在等 1 个：耳机')
  await app.expectAccessible()

  await server.warehouse.arrive(late.expressNumber)
  await server.warehouse.inbound(late.expressNumber, { weightKg: 2, lengthCm: 20, widthCm: 20, heightCm: 20 })
  expect(await runRules(server)).toEqual(['ANNOUNCED'])
  await page.reload()
  await expect(app.visible('.rule-card')).toContainText(/将于 .* 自动提交/)
  expect(await runRules(server, NOTICE_MS)).toEqual(['SUBMITTED'])
  await page.reload()
  await expect(app.visible('.rule-card')).toContainText(/已完成.*已提交 2 个包裹/)
  await app.visible('.rule-card__run').click()
  await app.text('查看订单').click()
  await app.expectAt(ORDER_DETAIL)
})

test('a rule that would cost too much stops, says so, and goes on with a higher ceiling', async ({
  app,
  device,
  server,
  customer,
}) => {
  const parcel = await storedParcel(server, customer)
  const rule = await newRule(customer, waitingFor(parcel), { maximumTotal: '20.00' })
  expect(await runRules(server)).toEqual(['STOPPED'])
  await device.signIn(customer)
  await app.open(MESSAGE_LIST)
  await app.visible('.message-row').first().click()
  await app.expectAt(RULES_PAGE)
  const card = app.control(`rule-${rule.id}`)
  await expect(card).toContainText('已停止')
  await expect(card).toContainText('¥20.00')
  await app.expectAccessible()

  await app.text('改费用上限').click()
  await expect(app.field('maximumTotal')).toBeInViewport()
  await expect(app.text(/低于现在的价格/)).toBeVisible()
  await app.field('maximumTotal').fill('300')
  await app.control('submit').click()
  await expect(app.text('规则已更新')).toBeVisible()
  await app.control('see-rules').click()

  await expect(card).toContainText('进行中')
  expect(await runRules(server)).toEqual(['ANNOUNCED'])
})
