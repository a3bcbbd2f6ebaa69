import assert from 'node:assert/strict'
import { describe } from 'node:test'

import {
  CREATE_PARCEL,
  HOME,
  LANGUAGE,
  LOGIN,
  MINE,
  ORDER_DETAIL,
  PARCEL_LIST,
  PAY_ORDER,
  SUBMIT_ORDER,
  TRACKING,
  WAREHOUSE_ADDRESS,
} from '../e2e/support/routes.ts'
import { PASSWORD, unique, type TestCustomer } from '../support/server/customers.ts'
import { creditBalance } from '../support/server/funds.ts'
import { orderCommands } from '../support/server/operatorCommands.ts'
import { newAddress, weighedOrder } from '../support/server/orders.ts'
import { firefox } from './support/firefox.ts'
import { inkOf } from './support/ink.ts'
import { useEngine } from './support/useEngine.ts'
import { webkit } from './support/webkit.ts'

import type { Phone } from './support/Phone.ts'

for (const engine of [webkit, firefox]) {
  describe(engine.name, () => {
    const test = useEngine(engine)

    test('a parcel is declared, shipped in an order, paid for and followed', async (scene) => {
      const { phone, server, customer } = scene
      await newAddress(customer)
      await creditBalance(server, customer, '200.00')
      await phone.openCold('/')
      await phone.press('#close-popup')
      await phone.press('.weui-tabbar__item', '我的')
      await phone.expectAt(MINE)
      await phone.press('#sign-in')
      await signIn(phone, customer)
      await phone.expectAt(MINE)

      const expressNumber = unique('SF1000000')
      await declare(phone, expressNumber)
      await phone.press('.weui-tabbar__item', '首页')
      await phone.press('#go-parcelList')
      await phone.expectAt(PARCEL_LIST)
      await phone.expectWords('.row-card', '未到仓')
      await server.warehouse.arrive(expressNumber)
      await server.warehouse.inbound(expressNumber, {
        weightKg: 1.2,
        lengthCm: 30,
        widthCm: 20,
        heightCm: 15,
      })
      await phone.reload()
      await phone.expectWords('.row-card', '已入库')

      const code = await submitOrder(phone)
      const staff = orderCommands(server, code)
      await staff.weigh()
      await phone.reload()
      await pay(phone)
      await staff.ship()
      await phone.reload()
      await phone.expectWords('#order-status', '已发货')
      await phone.press('#track')
      await phone.expectAt(TRACKING)
      await phone.expectWords('.taro_page', `SP${code}`)
      await phone.back()
      await phone.expectAt(ORDER_DETAIL)
    })

    test('a link to an order leads there after signing in', async ({ phone, server, customer }) => {
      const { id } = await weighedOrder(server, customer)
      await phone.openCold(`${ORDER_DETAIL}?id=${id}`)
      await phone.press('#sign-in')
      await signIn(phone, customer)
      await phone.expectAt(ORDER_DETAIL)
      await phone.expectWords('#order-status', '待付款')
    })

    test('a chosen language is there at once, and after a refresh', async ({ phone }) => {
      await phone.openCold(MINE)
      await phone.press('#language')
      await phone.expectAt(LANGUAGE)
      await phone.press('#language-en')
      await phone.back()
      await phone.expectAt(MINE)
      await phone.expectWords('.weui-tabbar__item', 'Mall')
      await phone.reload()
      await phone.expectWords('.weui-tabbar__item', 'Mall')
      await phone.expectWords('#language', 'English')
    })

    test('an icon of the common sheet is in the middle of its place', async ({ phone, browser }) => {
      await phone.openCold(HOME)
      await phone.press('#close-popup')
      const place = await phone.placeOf('#go-myAddresses .icon')
      const { left, right } = await inkOf(await browser.screenshot(), place)
      assert.ok(Math.abs(left - right) <= 1, `${left} px free on its left, ${right} px on its right`)
    })
  })
}

async function signIn(phone: Phone, { user }: TestCustomer): Promise<void> {
  await phone.expectAt(LOGIN)
  await phone.fill({ usernameOrEmail: user.userName, password: PASSWORD })
  await phone.press('#submit')
}

async function declare(phone: Phone, expressNumber: string): Promise<void> {
  await phone.press('.weui-tabbar__item', '仓库地址')
  await phone.press('#declare')
  await phone.expectAt(CREATE_PARCEL)
  await phone.fill({ expressNumber })
  await phone.press('#declaredName')
  await phone.fill({ 'name-search': '外套' })
  await phone.press('.cell', '外套')
  await phone.fill({ declaredValue: '1299' })
  await phone.press('#submit')
  await phone.expectWords('#success', '预报成功')
  await phone.back()
  await phone.expectAt(WAREHOUSE_ADDRESS)
}

/**
 * Submits an order with the only parcel of the list on screen, and opens the order.
 *
 * @returns the order's code
 */
async function submitOrder(phone: Phone): Promise<string> {
  await phone.press('#ship-together')
  await phone.press('[role=checkbox]')
  await phone.press('#submit-selected')
  await phone.expectAt(SUBMIT_ORDER)
  await phone.press('#channel-air-general')
  await phone.press('#submit')
  const [code = ''] = /L\d{12}/.exec(await phone.textOf('#copy-code')) ?? []
  await phone.press('#to-order')
  await phone.expectAt(ORDER_DETAIL)
  return code
}

/** Pays for the order on screen, and comes back to it. */
async function pay(phone: Phone): Promise<void> {
  await phone.press('#do-pay')
  await phone.expectAt(PAY_ORDER)
  await phone.press('#pay')
  await phone.expectWords('#success', '支付成功')
  await phone.press('#success [role=button]', '查看订单')
  await phone.expectAt(ORDER_DETAIL)
  await phone.expectWords('#order-status', '待发货')
}
