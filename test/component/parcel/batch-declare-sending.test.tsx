import { aParcelDto } from '../../support/app/parcelFactories'
import { tap } from '../../support/app/gestures'
import { byId, problemOf, type OpenedPage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf, timedOut } from '../../support/app/Wire'

import { submit } from './declaring'

import {
  BATCH,
  LIST,
  ONE,
  TWO,
  THREE,
  answers,
  batchWire,
  openBatch,
  paste,
  fillCommon,
  rowText,
} from './batchDeclaring'

const sentNumbers = ({ wire }: OpenedPage, call = 0) =>
  (wire.callsTo(BATCH)[call]?.body as { items: { expressNumber: string }[] }).items.map(
    ({ expressNumber }) => expressNumber,
  )

describe('declaring several parcels', () => {
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
