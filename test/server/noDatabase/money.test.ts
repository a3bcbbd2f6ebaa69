import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'

import { TENANT } from '../../../server/seed/tenant.ts'
import { insure } from '../../../server/modules/parcel/declaration/insurance.ts'
import { ACCOUNT_DECIMALS, CURRENCIES, decimalsOf } from '../../../server/money/currencies.ts'
import { formatAmount, formatMoney, parseAmount, parseMoney, shareOf } from '../../../server/money/money.ts'

describe('money', () => {
  it('comes back from text as it went in', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
        fc.constantFrom(0, 2, 3),
        (minor, decimals) => parseAmount(formatAmount(minor, decimals), decimals) === minor,
      ),
    )
    assert.equal(formatMoney(parseMoney('12.3')), '12.30')
    assert.equal(formatMoney(-5n), '-0.05')
    for (const wrong of ['', '1.234', '1,000', '1e3', '.5', ' 1'])
      assert.throws(() => parseMoney(wrong), RangeError)
  })

  it('has the decimals of its currency, and no more', () => {
    const texts = ['CNY', 'JPY', 'KWD', 'THB'].map((code) => formatAmount(1205n, decimalsOf(code)))
    assert.deepEqual(texts, ['12.05', '1205', '1.205', '12.05'])
    assert.deepEqual([formatAmount(-5n, 0), formatAmount(-5n, 3)], ['-5', '-0.005'])
    assert.equal(parseAmount('1205', 0), 1205n)
    assert.equal(parseAmount('1.2', 3), 1200n)
    for (const [text, decimals] of [
      ['12.5', 0],
      ['1.2345', 3],
    ] as const)
      assert.throws(() => parseAmount(text, decimals), RangeError)
  })

  it('is declared and priced in no currency that is only paid in', () => {
    const priced = CURRENCIES.map(({ currencyCode }) => currencyCode)
    assert.deepEqual(
      TENANT.settings.declaredCurrencies.filter((code) => !priced.includes(code)),
      [],
    )
    assert.ok(CURRENCIES.every(({ decimals }) => decimals === ACCOUNT_DECIMALS))
  })

  it('is shared out exactly, rounded half up', () => {
    const cases = [
      [1000n, '0.01', 10n],
      [50n, '0.01', 1n],
      [49n, '0.01', 0n],
      [333n, '0.015', 5n],
      [7n, '1', 7n],
    ] as const
    for (const [minor, rate, share] of cases) assert.equal(shareOf(minor, rate), share, `${minor} × ${rate}`)
  })
})

describe('insurance', () => {
  it('costs the rate, at least the minimum, and nothing when not wanted', () => {
    const premium = (insuredValue: string) =>
      insure({ isInsured: true, insuredValue }, TENANT.settings).premium
    assert.equal(premium('459.90'), 460n)
    assert.equal(premium('50'), 100n)
    assert.equal(premium('50000'), 50_000n)
    assert.deepEqual(
      insure({ isInsured: false, insuredValue: '9' }, TENANT.settings),
      insure(undefined, TENANT.settings),
    )
  })
})
