import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'

import {
  CREATE_PARCEL,
  HOME,
  LOGIN,
  MINE,
  ORDER_DETAIL,
  PARCEL_LIST,
  PAY_ORDER,
  SELECT_TO_SUBMIT,
  SUBMIT_ORDER,
  TRACKING,
  WAREHOUSE_ADDRESS,
} from '../e2e/support/routes.ts'
import { CLOSED_POPUP } from '../support/closedPopup.ts'
import { newCustomer, PASSWORD, unique, type TestCustomer } from '../support/server/customers.ts'
import { creditBalance } from '../support/server/funds.ts'
import { orderCommands } from '../support/server/operatorCommands.ts'
import { newAddress, submitOrder } from '../support/server/orders.ts'
import { startTestServer, type TestServer } from '../support/server/startTestServer.ts'
import { copyThatNotesFaults, FAULTS, notedFaults } from './support/faults.ts'
import { firefox } from './support/firefox.ts'
import { Phone } from './support/Phone.ts'
import { webkit } from './support/webkit.ts'

import type { Browser, Engine } from './support/Browser.ts'

const H5_BUILD = path.resolve(import.meta.dirname, '../../dist/h5')
const PICTURES = path.resolve(import.meta.dirname, '../../test-results')

let build: string
let server: TestServer
before(async () => {
  build = await copyThatNotesFaults(H5_BUILD)
  server = await startTestServer({ staticDir: build })
})
after(async () => {
  await server.close()
  await rm(build, { recursive: true })
})

for (const engine of [webkit, firefox])
  describe(engine.name, { skip: reasonToSkip(engine) }, () => journeyIn(engine))

function reasonToSkip({ name, programs }: Engine): string | false {
  const missing = Object.entries(programs).flatMap(([program, debianPackage]) =>
    existsSync(program) ? [] : [debianPackage],
  )
  return missing.length > 0 && `${name} needs Debian's ${missing.join(' and ')}`
}

function journeyIn(engine: Engine): void {
  let browser: Browser
  let phone: Phone
  let customer: TestCustomer
  before(async () => {
    browser = await engine.launch()
  })
  after(() => browser.close())
  beforeEach(async () => {
    customer = await newCustomer(server)
    phone = new Phone(browser, server.url)
    await phone.forgetEverything()
  })
  afterEach(async () => {
    assert.deepEqual(await browser.run(notedFaults, FAULTS), [], 'what went wrong in the browser')
  })

  /** A test that leaves a picture of the window when it fails. */
  const test = (name: string, run: () => Promise<void>) =>
    it(name, async () => {
      try {
        await run()
      } catch (error) {
        const picture = path.join(PICTURES, `${engine.name} ${name}.png`)
        await mkdir(PICTURES, { recursive: true })
        await writeFile(picture, await browser.screenshot())
        throw error
      }
    })

  test('a parcel is declared, shipped in an order, paid and followed', async () => {
    await newAddress(customer)
    await creditBalance(server, customer, '200.00')
    const expressNumber = unique('SF1000000')
    await phone.openCold('/')
    await phone.press('#close-popup')
    await phone.press('.weui-tabbar__item', '我的')
    await phone.expectAt(MINE)
    await phone.press('#sign-in')
    await signIn()
    await phone.expectAt(MINE)

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

    await phone.press('.weui-tabbar__item', '首页')
    await phone.press('#go-parcelList')
    await phone.expectAt(PARCEL_LIST)
    await phone.expectWords('.row-card', '未到仓')
    await server.warehouse.arrive(expressNumber)
    await server.warehouse.inbound(expressNumber, { weightKg: 1.2, lengthCm: 30, widthCm: 20, heightCm: 15 })
    await phone.reload()
    await phone.expectWords('.row-card', '已入库')

    await phone.openCold(SELECT_TO_SUBMIT)
    await phone.press('[role=checkbox]')
    await phone.press('#submit-selected')
    await phone.expectAt(SUBMIT_ORDER)
    await phone.press('#channel-air-general')
    await phone.press('#submit')
    await phone.expectWords('.taro_page', '已提交集运')
    const [code = ''] = /L\d{12}/.exec(await phone.textOf('#copy-code')) ?? []
    const staff = orderCommands(server, code)
    await phone.press('#to-order')
    await phone.expectAt(ORDER_DETAIL)
    await staff.weigh()
    await phone.reload()
    await phone.press('#do-pay')
    await phone.expectAt(PAY_ORDER)
    await phone.press('#pay')
    await phone.expectWords('#success', '支付成功')
    await phone.press('#success [role=button]', '查看订单')
    await phone.expectAt(ORDER_DETAIL)
    await phone.expectWords('#order-status', '待发货')

    await staff.ship()
    await phone.reload()
    await phone.expectWords('#order-status', '已发货')
    await phone.press('#track')
    await phone.expectAt(TRACKING)
    await phone.expectWords('.taro_page', `SP${code}`)
    await phone.back()
    await phone.expectAt(ORDER_DETAIL)
  })

  async function signIn(): Promise<void> {
    await phone.expectAt(LOGIN)
    await phone.fill({ usernameOrEmail: customer.user.userName, password: PASSWORD })
    await phone.press('#submit')
  }
}
