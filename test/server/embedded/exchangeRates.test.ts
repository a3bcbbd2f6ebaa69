import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { rateOf } from '../../../server/modules/exchangeRate/rates.ts'
import { crossRate, exchange, inMinorUnits, PARITY, parseRate } from '../../../server/money/exchange.ts'
import { accepted, refused, type Page } from '../../support/server/apiClient.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { ExchangeRate } from '../../../server/contracts/exchangeRate.ts'

const context = useServer()
const LIST = '/api/f/fund-management/exchange-rate/scrolling-display-list'

describe('exchange arithmetic', () => {
  it('reads decimals exactly', () => {
    assert.deepEqual(parseRate('5.4630'), { numerator: 54630n, denominator: 10000n })
    assert.deepEqual(parseRate('7'), { numerator: 7n, denominator: 1n })
    for (const wrong of ['', '0', '0.000', '-1', '1.', '.5', '1e3', 'x']) {
      assert.throws(() => parseRate(wrong), RangeError, wrong)
    }
  })

  it('rounds half away from zero, to the cent', () => {
    const half = parseRate('0.5')
    assert.equal(exchange(1n, half), 1n)
    assert.equal(exchange(-1n, half), -1n)
    assert.equal(exchange(100n, parseRate('5.4649')), 546n)
    assert.equal(exchange(100n, parseRate('5.4650')), 547n)
    assert.equal(exchange(12_345n, PARITY), 12_345n)
  })

  it('loses nothing on amounts beyond a float', () => {
    assert.equal(exchange(90_071_992_547_409_931n, parseRate('1.1')), 99_079_191_802_150_924n)
  })

  it('goes from one foreign currency to another through a third', () => {
    const rate = crossRate(parseRate('6'), parseRate('7'))
    assert.equal(exchange(700n, rate), 600n)
    assert.equal(exchange(100n, rate), 86n)
    assert.equal(exchange(exchange(700n, rate), crossRate(parseRate('7'), parseRate('6'))), 700n)
  })

  it('counts in each currency’s own minor unit', () => {
    const yen = inMinorUnits(parseRate('0.04582'), 0, 2)
    assert.deepEqual([exchange(1000n, yen), exchange(1n, yen)], [4582n, 5n])
    const dinar = inMinorUnits(parseRate('23.2'), 3, 2)
    assert.deepEqual([exchange(1000n, dinar), exchange(1n, dinar)], [2320n, 2n])
    assert.equal(exchange(4582n, inMinorUnits(crossRate(PARITY, parseRate('0.04582')), 2, 0)), 1000n)
  })
})

describe('exchange rates', () => {
  it('say what the customers’ currencies cost in yuan', async () => {
    const { items, totalCount } = accepted(await context.api.post<Page<ExchangeRate>>(LIST))
    assert.equal(totalCount, 7)
    assert.deepEqual(
      items.map(({ currencyCode }) => currencyCode),
      ['SGD', 'MYR', 'AUD', 'NZD', 'USD', 'CAD', 'JPY'],
    )
    assert.deepEqual(items[0], {
      currencyCode: 'SGD',
      currencySymbol: 'S$',
      displayName: 'Singapore dollar',
      baseCurrencyCode: 'CNY',
      rate: '5.463',
      updatedTime: items[0]?.updatedTime,
    })
    assert.ok(items.every(({ rate }) => Number(rate) > 0.01 && Number(rate) < 10))
  })

  it('name the currencies in the asked language, and are as many as asked for', async () => {
    const chinese = context.api.with({ language: 'zh-Hans' })
    const { items, totalCount } = accepted(await chinese.post<Page<ExchangeRate>>(LIST, { limit: 2 }))
    assert.deepEqual(
      items.map(({ displayName }) => displayName),
      ['新加坡元', '马来西亚林吉特'],
    )
    assert.equal(totalCount, 7)
    refused(await context.api.post(LIST, { limit: 0 }), 400)
    refused(await context.api.post(LIST, { currency: 'SGD' }), 400)
  })

  it('convert to the tenant’s currency, back, and between two others', async () => {
    const { db } = context.server
    const convert = async (minor: bigint, from: string, to: string): Promise<bigint | undefined> => {
      const rate = await rateOf(db, from, to)
      return rate && exchange(minor, rate)
    }
    assert.equal(await convert(10_000n, 'SGD', 'CNY'), 54_630n)
    assert.equal(await convert(54_630n, 'CNY', 'SGD'), 10_000n)
    assert.equal(await convert(10_000n, 'USD', 'SGD'), 13_018n)
    assert.equal(await convert(1234n, 'CNY', 'CNY'), 1234n)
    assert.equal(await convert(100n, 'EUR', 'CNY'), undefined)
    assert.equal(await convert(100n, 'CNY', 'EUR'), undefined)
  })
})
