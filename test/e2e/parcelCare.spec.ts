import { caseStaff, openCase, registerUnclaimed, UNCLAIMED } from '../support/server/care.ts'
import { declareParcel, unique } from '../support/server/customers.ts'
import { balanceOf, creditBalance } from '../support/server/funds.ts'
import { dearerOrder, storedParcel } from '../support/server/orders.ts'
import { pngPicture, uploadPicture } from '../support/server/pictures.ts'
import { serviceStaff } from '../support/server/serviceStaff.ts'

import { fillDeclaration } from './support/declaration.ts'
import { addPhotos } from './support/photo.ts'
import {
  AFTER_SALES_DETAIL,
  AFTER_SALES_LIST,
  CLAIM_PARCEL,
  CREATE_AFTER_SALES,
  CREATE_PARCEL,
  HOME,
  MINE,
  ORDER_DETAIL,
  PARCEL_DETAIL,
  TOP_UP,
  UNCLAIMED_PARCEL,
  UNDECLARED_PARCEL,
} from './support/routes.ts'
import { expect, test } from './support/test.ts'

import type { TestCustomer } from '../support/server/customers.ts'

test('a parcel that arrived undeclared is found from home, declared, and off the list', async ({
  app,
  device,
  customer,
  server,
}) => {
  const expressNumber = unique('SF2200000')
  await server.warehouse.arrive(expressNumber, { idCode: customer.user.idCode })
  await server.warehouse.inbound(expressNumber, { weightKg: 1.2, lengthCm: 30, widthCm: 20, heightCm: 10 })
  await device.signIn(customer)
  await app.open(HOME)
  await app.control('todo-undeclared').click()
  await app.expectAt(UNDECLARED_PARCEL)
  const card = app.visible('.undeclared-card')
  await expect(card).toContainText(expressNumber)
  await expect(card).toContainText('1.20 kg')
  await expect(card).toContainText('免费仓储剩 30 天')
  await app.expectAccessible()

  await app.button('去申报').click()
  await app.expectAt(CREATE_PARCEL)
  await expect(app.field('expressNumber')).toHaveValue(expressNumber)
  await fillDeclaration(app, expressNumber)
  await app.control('submit').click()
  await expect(app.control('success')).toContainText('已称重入库，可以寄出了')
  await app.control('close-sheet').click()

  await app.expectAt(UNDECLARED_PARCEL)
  await expect(app.text('没有待申报的包裹')).toBeVisible()
})

test('a weight is understood, disputed with a picture, talked about, and the case closes', async ({
  app,
  page,
  device,
  customer,
  server,
  consoleWatch,
}) => {
  consoleWatch.expect(/409/)
  const { id } = await storedParcel(server, customer)
  await device.signIn(customer)
  await app.open(`${PARCEL_DETAIL}?id=${id}`)
  await expect(app.control('volume-computation')).toHaveText('体积重：30 × 20 × 10 cm ÷ 6000 = 1.00 kg')
  await app.control('need-help').click()
  await app.expectAccessible()
  await app.control('case-WEIGHT_DISPUTE').click()
  await app.expectAt(CREATE_AFTER_SALES)
  await expect(app.control('case-subject')).toContainText('1.20 kg')
  await app.fill({ description: '商家说只有 1 kg' })
  await addPhotos(page, app, ['scale.jpg'])
  await expect(app.visible('.photo--done')).toHaveCount(1)
  await app.control('submit').click()
  await app.control('see-case').click()

  await app.expectAt(AFTER_SALES_DETAIL)
  await expect(app.control('case-thread').locator('img')).toHaveCount(1)
  const code = await app.control('copy-code').innerText()
  const staff = caseStaff(server, code.trim())
  await staff.answer('请问有称重照片吗？')
  await page.reload()
  await expect(app.text('请问有称重照片吗？')).toBeVisible()
  await app.fill({ content: '照片在上面' })
  await app.control('reply').click()
  await expect(app.control('case-thread')).toContainText('照片在上面')
  await expect(app.field('content')).toHaveValue('')

  await staff.resolve('已复称，退您差价', '3.00')
  await app.fill({ content: '还有一点' })
  await app.control('reply').click()
  await expect(app.modal).toContainText('不能进行此操作')
  await app.modal.locator('.modal__confirm').click()
  await expect(app.text('已赔付 ¥3.00')).toBeVisible()
  await expect(app.text('申请已结束')).toBeVisible()

  await app.open(MINE)
  await app.control('orders-openCases').click()
  await app.expectAt(AFTER_SALES_LIST)
  await app.control('tab-30').click()
  await expect(app.visible('.row-card')).toContainText('已赔付 ¥3.00')
})

test('a charge is explained, and asked about from its line of the bill; staff read the line', async ({
  app,
  device,
  customer,
  server,
}) => {
  const { id } = await dearerOrder(server, customer)
  await device.signIn(customer)
  await app.open(`${ORDER_DETAIL}?id=${id}`)
  const explained = await app.visible('.line-difference__why').first().innerText()
  expect(explained).toMatch(/^装箱后/)
  await app.expectAccessible()
  await app.control('ask-0').click()
  await app.expectAt(CREATE_AFTER_SALES)
  await expect(app.control('case-subject')).toContainText('国际运费')
  expect(await app.field('description').inputValue()).toContain(explained)
  await app.control('submit').click()
  await app.control('see-case').click()

  await app.expectAt(AFTER_SALES_DETAIL)
  const head = app.control('case-head')
  await expect(head).toContainText('国际运费 · 预估')
  const code = (await app.control('copy-code').innerText()).trim()
  const { billLine } = await caseStaff(server, code).answer('已核对')
  expect(billLine).toMatchObject({ kind: 'InternationalShipping' })

  // A line has one open question: asking again leads to it.
  await app.open(`${ORDER_DETAIL}?id=${id}`)
  await app.control('ask-0').click()
  await app.expectAt(AFTER_SALES_DETAIL)
  await expect(app.control('copy-code')).toContainText(code)
})

test('photos of a stored parcel are paid for once there is money, and looked at', async ({
  app,
  page,
  device,
  customer,
  server,
}) => {
  const parcel = await storedParcel(server, customer)
  await device.signIn(customer)
  await app.open(`${PARCEL_DETAIL}?id=${parcel.id}`)
  await app.control('choose-service').click()
  await app.control('offer-detail-photos').click()
  await expect(app.text('余额不足，还差 ¥5.00')).toBeVisible()
  await app.control('top-up').click()
  await app.expectAt(TOP_UP)
  await creditBalance(server, customer, '12.00')
  await page.goBack()
  await app.fill({ 'service-remarks': '请拍吊牌' })
  await app.control('pay-service').click()
  const services = app.control('parcel-services')
  await expect(services).toContainText('处理中')
  await expect(services).toContainText('请拍吊牌')
  await expect(app.control('parcel-log')).toContainText('已申请“细节拍照”，已付 5.00 CNY')

  await serviceStaff(server, parcel).photograph()
  await page.reload()
  await expect(services).toContainText('已完成')
  await expect(services.locator('.evidence img')).toHaveCount(1)
  expect(await balanceOf(customer)).toBe('7.00')
})

test('a parcel that the courier says is delivered is reported missing, once', async ({
  app,
  page,
  device,
  customer,
  consoleWatch,
}) => {
  consoleWatch.expect(/409/)
  const { id } = await declareParcel(customer)
  await device.signIn(customer)
  await app.open(`${PARCEL_DETAIL}?id=${id}`)
  await app.control('delivered-help').click()
  await app.expectAccessible()
  await app.control('case-MISSING').click()
  await app.expectAt(CREATE_AFTER_SALES)
  await app.fill({ description: '快递说昨天已由门卫签收' })
  await page.reload()
  await expect(app.text('已恢复上次未提交的内容')).toBeVisible()
  await expect(app.field('description')).toHaveValue('快递说昨天已由门卫签收')
  // Meanwhile, the customer opens the same case on another device.
  const { code } = await openCase(customer, id, 'MISSING')
  await app.control('submit').click()

  await expect(app.modal).toContainText('同类售后正在处理中')
  await app.modal.locator('.modal__confirm').click()
  await app.button('去查看').click()
  await app.expectAt(AFTER_SALES_DETAIL)
  await expect(app.control('copy-code')).toContainText(code)
})

test('an unclaimed parcel is found by its last digits and claimed with its whole number', async ({
  app,
  page,
  device,
  customer,
  server,
  consoleWatch,
}) => {
  consoleWatch.expect(/400/)
  const { id, expressNumber } = await registerUnclaimed(server, unique('YT5566778'))
  await device.signIn(customer)
  await app.open(UNCLAIMED_PARCEL)
  await app.field('unclaimed-search').fill(expressNumber.slice(-4))
  await app.field('unclaimed-search').press('Enter')
  await app.control(`unclaimed-${id}`).click()
  await app.expectAt(CLAIM_PARCEL)
  await addPhotos(page, app, ['order.jpg'])
  await expect(app.visible('.photo--done')).toHaveCount(1)
  await app.fill({ expressNumber: 'YT0000000000' })
  await app.control('submit').click()
  await app.readRefusal('还可以尝试 4 次')
  await expect(app.control('field-expressNumber').getByRole('alert')).toContainText('还可以尝试 4 次')
  await app.fill({ expressNumber: expressNumber.toLowerCase() })
  await app.control('submit').click()

  await expect(app.control('success')).toContainText('已提交认领')
  await expect(app.text('您的认领审核中')).toBeVisible()
  await app.control('see-unclaimed').click()
  await app.expectAt(UNCLAIMED_PARCEL)
  await app.control('tab-mine').click()
  await expect(app.visible('.row-card')).toContainText('审核中')
  await app.expectAccessible()
})

test('five wrong numbers lock claiming for the day, and the form is kept', async ({
  app,
  page,
  device,
  customer,
  server,
  consoleWatch,
}) => {
  consoleWatch.expect(/429/)
  const { id, expressNumber } = await registerUnclaimed(server)
  await guessWrongly(customer, id)
  await device.signIn(customer)
  await app.open(`${CLAIM_PARCEL}?id=${id}`)
  await app.fill({ expressNumber })
  await addPhotos(page, app, ['order.jpg'])
  await expect(app.visible('.photo--done')).toHaveCount(1)
  await app.control('submit').click()

  await app.modal.locator('.modal__confirm').click()
  await expect(app.text('今天不能再认领')).toBeVisible()
  await app.expectAccessible()
  await page.reload()
  await expect(app.field('expressNumber')).toHaveValue(expressNumber)
})

async function guessWrongly({ api }: TestCustomer, id: string): Promise<void> {
  const images = [await uploadPicture(api, await pngPicture())]
  for (let tries = 0; tries < 5; tries += 1) {
    const { status } = await api.post(`${UNCLAIMED}/${id}/claim`, { expressNumber: 'YT0000000000', images })
    expect(status).toBe(400)
  }
}
