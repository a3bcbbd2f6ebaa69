import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import BatchDeclarePage from '@/pages-parcel/ship-for-me/batch-declare/batch-declare'

import { aToken, aUserDto } from '../../support/app/factories'
import { aParcelDto } from '../../support/app/parcelFactories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, change, openPage, problemOf, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, refusal, timedOut, type Wire } from '../../support/app/Wire'

import { declaringWire, submit, USER, valueOf } from './declaring'

const BATCH = 'POST /api/u/biz/ship-for-me/parcel/batch'
const LIST = 'POST /api/u/biz/ship-for-me/parcel/list'
const [ONE, TWO, THREE] = ['SF1234567890123', 'YT1234567890123', '771234567890123']
const CHAT = `顺丰${ONE}已发货\n圆通 ${TWO} 13812345678\n申通：${THREE}`

/** Response with one result per row: a parcel ID or a refusal. */
const answers = (...rows: readonly (string | { code: string; message: string; members?: string[] })[]) =>
  pageOf(
    rows.map((row, index) =>
      typeof row === 'string'
        ? { index, parcel: aParcelDto({ id: row }), error: null }
        : {
            index,
            parcel: null,
            error: {
              code: row.code,
              message: row.message,
              validationErrors: row.members ? [{ message: row.message, members: row.members }] : [],
            },
          },
    ),
  )

const batchWire = (): Wire =>
  declaringWire()
    .on(LIST, pageOf([]))
    .on(BATCH, answers('p1', 'p2', 'p3'))

async function openBatch(wire = batchWire()): Promise<OpenedPage> {
  rememberSession()
  const opened = await openPage(BatchDeclarePage, PATHS.batchDeclare, { wire, below: [PATHS.createParcel] })
  await until(() => wire.callsTo(LIST).length)
  return opened
}

async function paste(opened: OpenedPage, text = CHAT) {
  await typeInto(byId(opened.page, 'paste'), text)
  await tap(byId(opened.page, 'add-found'))
}

async function fillCommon({ page }: OpenedPage) {
  await tap(byId(page, 'common-declaredName'))
  await tap(await until(() => page.getByText('连衣裙')))
  await typeInto(byId(page, 'common-declaredValue'), '1,000')
}

const rowText = ({ page }: OpenedPage, number: string) =>
  byId(page, `row-${number}`).parentElement?.textContent ?? ''

const sentNumbers = ({ wire }: OpenedPage, call = 0) =>
  (wire.callsTo(BATCH)[call]?.body as { items: { expressNumber: string }[] }).items.map(
    ({ expressNumber }) => expressNumber,
  )

describe('declaring several parcels', () => {
  it('finds the numbers, takes what is said for all and for one, and declares them', async () => {
    const opened = await openBatch()
    const { page, wire } = opened
    await paste(opened)
    expect(page.text()).toContain('已加入清单：3 个')
    expect(valueOf(opened, 'paste')).toBe('')
    await fillCommon(opened)
    await tap(byId(page, `row-${TWO}`))
    await typeInto(byId(page, 'own-declaredValue'), '5.50')
    await tap(byId(page, 'own-itemQuantity-more'))

    await submit(opened)

    await until(() => page.text().includes('已成功预报 3 个包裹'))
    const goods = { declaredName: '连衣裙', declaredNameId: 'dress', declaredCurrency: 'CNY' }
    expect(wire.lastCallTo(BATCH).body).toMatchObject({
      items: [
        { expressNumber: ONE, expressCompanyCode: 'SF', ...goods, declaredValue: '1000', itemQuantity: 1 },
        { expressNumber: TWO, expressCompanyCode: 'YTO', ...goods, declaredValue: '5.50', itemQuantity: 2 },
        { expressNumber: THREE, ...goods, declaredValue: '1000', itemQuantity: 1 },
      ],
    })
    expect((await successSheet(opened)).textContent).toContain('已成功预报 3 个包裹')
    await tap(byId(page, 'close-sheet'))
    expect(rowText(opened, ONE)).toContain('预报成功')
    await tap(byId(page, `row-${ONE}`))
    expect(opened.router.moves).toContain(`navigateTo ${PATHS.parcelDetail}?id=p1`)
  })

  it('says of a text without a number that there is none', async () => {
    const opened = await openBatch()

    await typeInto(byId(opened.page, 'paste'), '电话 13812345678，谢谢')

    expect(problemOf(opened.page, 'paste')).toBe('没有识别到快递单号')
  })

  it('keeps of the text only what it did not understand, and says why', async () => {
    const opened = await openBatch()

    await paste(opened, `${CHAT}\n谢谢\n快件 88 1234 5678 99 0\n韵达 43123456789`)

    expect(rowText(opened, '43123456789')).not.toBe('')
    expect(valueOf(opened, 'paste')).toBe('快件 88 1234 5678 99 0')
    expect(problemOf(opened.page, 'paste')).toContain('没有识别出单号')
  })

  it('says of each row what is missing, and that it is ready only once nothing is', async () => {
    const opened = await openBatch()
    await paste(opened)
    expect(rowText(opened, ONE)).toContain('待填写')
    expect(rowText(opened, ONE)).toContain('还缺：品名 · 申报价值')

    await fillCommon(opened)

    expect(rowText(opened, ONE)).toContain('待提交')
    expect(rowText(opened, ONE)).not.toContain('还缺')
  })

  it('shows of each row that it opens', async () => {
    const opened = await openBatch()
    await paste(opened)

    expect(byId(opened.page, `row-${ONE}`).querySelector('.icon--chevron-down')).not.toBeNull()
  })

  it('shows what is declared already, and does not send it', async () => {
    const live = [
      aParcelDto({ expressNumber: ONE, isDeclared: true }),
      aParcelDto({ expressNumber: TWO, isDeclared: false }),
    ]
    const opened = await openBatch(batchWire().on(LIST, pageOf(live)).on(BATCH, answers('p2', 'p3')))
    await paste(opened)
    await fillCommon(opened)
    expect(rowText(opened, ONE)).toContain('已预报过')

    await submit(opened)

    await until(() => opened.page.text().includes('已成功预报 2 个包裹'))
    expect(sentNumbers(opened)).toEqual([TWO, THREE])
  })

  it('asks once what is declared already, however often it is shown', async () => {
    const opened = await openBatch()

    await opened.page.hide()
    await opened.page.show()

    expect(opened.wire.callsTo(LIST)).toHaveLength(1)
  })

  it('reads whole lines of a text that is too long, and says so; the rest is read once there is room', async () => {
    const opened = await openBatch()
    // Cut at the limit, the last number would still look like one.
    const begin = `${ONE}\n${'一'.repeat(19_968)}\n`
    await typeInto(byId(opened.page, 'paste'), `${begin}SF123456789012345\n${TWO}`)

    expect(opened.page.text()).toContain('识别到 1 个单号')
    expect(opened.page.text()).toContain('其余没有识别')
    expect(opened.page.root.querySelector('textarea')?.maxLength).toBe(-1)

    await typeInto(byId(opened.page, 'paste'), `SF123456789012345\n${TWO}`)
    expect(opened.page.text()).toContain('识别到 2 个单号')
    expect(opened.page.text()).not.toContain('其余没有识别')
  })

  it('keeps a refused row with its reason, and sends only that one again', async () => {
    const refused = { code: 'CurrencyNotAccepted', message: '币种不支持', members: ['declaredCurrency'] }
    const wire = batchWire().on(
      BATCH,
      answers('p1', refused, { code: 'ParcelNumberTaken', message: '已预报' }),
    )
    const opened = await openBatch(wire)
    await paste(opened)
    await fillCommon(opened)
    await submit(opened)
    await until(() => opened.page.text().includes('还有 1 个需要修改'))
    expect(rowText(opened, TWO)).toContain('币种不支持')
    expect(rowText(opened, THREE)).toContain('已预报过')

    wire.on(BATCH, answers('p2'))
    await tap(byId(opened.page, `row-${TWO}`))
    await tap(byId(opened.page, 'own-declaredCurrency'))
    await tap(await until(() => byId(opened.page, 'choice-USD')))
    await submit(opened)

    await until(() => wire.callsTo(BATCH).length === 2)
    expect(sentNumbers(opened, 1)).toEqual([TWO])
    expect(wire.lastCallTo(BATCH).body).toMatchObject({ items: [{ declaredCurrency: 'USD' }] })
  })

  it('says at what is meant for all what is missing there, and sends nothing', async () => {
    const opened = await openBatch()
    await paste(opened)

    await submit(opened)

    expect(problemOf(opened.page, 'common-declaredName')).toBe('请输入品名')
    expect(problemOf(opened.page, 'common-declaredValue')).toBe('请输入申报价值')
    expect(rowText(opened, ONE)).toContain('请输入申报价值')
    expect(opened.wire.callsTo(BATCH)).toEqual([])
  })

  it('sends fifty at a time', async () => {
    const numbers = Array.from(
      { length: 60 },
      (_none, index) => `YT10000000000${String(index).padStart(2, '0')}`,
    )
    const ids = numbers.map((_number, index) => `p${index}`)
    const wire = batchWire().on(BATCH, answers(...ids.slice(0, 50)), answers(...ids.slice(50)))
    const opened = await openBatch(wire)
    await paste(opened, numbers.join('\n'))
    await fillCommon(opened)

    await submit(opened)

    await until(() => opened.page.text().includes('已成功预报 60 个包裹'))
    expect([sentNumbers(opened, 0), sentNumbers(opened, 1)]).toEqual([
      numbers.slice(0, 50),
      numbers.slice(50),
    ])
    const [first, second] = wire.callsTo(BATCH).map(({ header }) => header['Idempotency-Key'])
    expect(second).not.toBe(first)
  })

  it('sends a call without an answer again with its key, though rows before it were refused', async () => {
    const numbers = Array.from(
      { length: 52 },
      (_none, index) => `YT10000000000${String(index).padStart(2, '0')}`,
    )
    const ids = numbers.map((_number, index) => `p${index}`)
    const bad = { code: 'Validation', message: '不对', members: ['declaredName'] }
    const wire = batchWire().on(BATCH, answers(bad, ...ids.slice(1, 50)), timedOut(), answers('p50', 'p51'))
    const opened = await openBatch(wire)
    await paste(opened, numbers.join('\n'))
    await fillCommon(opened)
    await submit(opened)
    await until(() => opened.toast.mock.calls.length)
    await until(() => opened.page.text().includes('已成功预报 49 个包裹'))

    await submit(opened)

    await until(() => wire.callsTo(BATCH).length >= 3)
    expect(sentNumbers(opened, 2)).toEqual(numbers.slice(50))
    const keys = wire.callsTo(BATCH).map(({ header }) => header['Idempotency-Key'])
    expect(keys[2]).toBe(keys[1])
    expect(wire.callsTo(BATCH)[2]?.body).toEqual(wire.callsTo(BATCH)[1]?.body)
  })

  it('shows twenty rows at a time', async () => {
    const numbers = Array.from(
      { length: 45 },
      (_none, index) => `YT10000000000${String(index).padStart(2, '0')}`,
    )
    const opened = await openBatch()
    await paste(opened, numbers.join(' , '))
    const shown = () =>
      Array.from(opened.page.root.querySelectorAll('[id^="row-YT"]')).map(({ id }) => id.slice(4))
    expect(shown()).toEqual(numbers.slice(0, 20))

    await tap(byId(opened.page, 'rows-after'))
    await tap(byId(opened.page, 'rows-after'))
    expect(shown()).toEqual(numbers.slice(40))
    expect(opened.page.root.querySelector('[id="rows-after"]')).toBeNull()

    await tap(byId(opened.page, 'rows-before'))
    expect(shown()).toEqual(numbers.slice(20, 40))
  })

  it('takes a row out of the list', async () => {
    const opened = await openBatch()
    await paste(opened)
    await tap(byId(opened.page, `row-${TWO}`))

    await tap(byId(opened.page, 'remove-row'))

    expect(opened.page.root.querySelector(`[id="row-${TWO}"]`)).toBeNull()
    expect(byId(opened.page, 'submit').textContent).toContain('提交 2 个预报')
  })

  it('goes on without knowing what is declared, and is told by the answer', async () => {
    const taken = { code: 'ParcelNumberTaken', message: '已预报' }
    const opened = await openBatch(
      batchWire()
        .on(LIST, noAnswer())
        .on(BATCH, answers(taken, 'p2', 'p3')),
    )
    await paste(opened)
    await fillCommon(opened)

    await submit(opened)

    await until(() => rowText(opened, ONE).includes('已预报过'))
  })
})

describe('a batch that was not submitted', () => {
  async function leave() {
    const opened = await openBatch()
    await paste(opened)
    await fillCommon(opened)
    await tap(byId(opened.page, `row-${TWO}`))
    await typeInto(byId(opened.page, 'own-declaredValue'), '5.50')
    await opened.page.unload()
  }

  it('comes back whole, and can be thrown away', async () => {
    await leave()

    const again = await openBatch()

    await until(() => again.page.text().includes('已恢复上次未提交的内容'))
    expect(valueOf(again, 'paste')).toBe('')
    expect(valueOf(again, 'common-declaredValue')).toBe('1,000')
    expect(rowText(again, TWO)).toContain('5.50')
    await tap(again.page.getByText('清空重填'))
    expect(valueOf(again, 'paste')).toBe('')
    expect(Taro.getStorageInfoSync().keys.filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('keeps only what is not declared yet', async () => {
    const refused = { code: 'Validation', message: '不对', members: ['declaredName'] }
    const opened = await openBatch(batchWire().on(BATCH, answers('p1', refused, 'p3')))
    await paste(opened)
    await fillCommon(opened)
    await submit(opened)
    await until(() => opened.page.text().includes('还有 1 个需要修改'))
    await opened.page.unload()

    const again = await openBatch()

    await until(() => again.page.root.querySelector(`[id="row-${TWO}"]`))
    expect(again.page.root.querySelector(`[id="row-${ONE}"]`)).toBeNull()
  })

  it('is not shown to anybody else', async () => {
    await leave()

    const again = await openBatch(batchWire().on(USER, ok(aUserDto({ id: 'bob' }))))

    expect(valueOf(again, 'paste')).toBe('')
  })

  it('of another shape does not break the page', async () => {
    Taro.setStorageSync('draft:batchDeclare:ada', { text: 'x', common: {}, rows: [7] })

    const opened = await openBatch()

    expect(valueOf(opened, 'paste')).toBe('')
  })

  it('survives a session that ends, and goes on with the same key', async () => {
    const wire = batchWire()
      .on(BATCH, refusal(401), answers('p1', 'p2', 'p3'))
      .on('POST /api/f/passport/refresh', refusal(401))
    const opened = await openBatch(wire)
    await paste(opened)
    await fillCommon(opened)
    await submit(opened)
    await until(() => opened.router.moves.some((move) => move.includes(PATHS.login)))
    await opened.page.hide()
    await change(() => opened.stores.session.signIn(aToken()))
    await opened.page.show()

    expect(valueOf(opened, 'common-declaredValue')).toBe('1,000')
    await submit(opened)
    await until(() => opened.page.text().includes('已成功预报 3 个包裹'))
    const [first, second] = wire.callsTo(BATCH).map(({ header }) => header['Idempotency-Key'])
    expect(second).toBe(first)
  })
})

it('asks to sign in first', async () => {
  const { page, wire } = await openPage(BatchDeclarePage, PATHS.batchDeclare)

  expect(page.text()).toContain('登录后查看您的包裹')
  expect(wire.calls).toEqual([])
})
