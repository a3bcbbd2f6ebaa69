import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'

import { after, DAY_MS } from '../../server/clock.ts'
import { readConfig } from '../../server/config.ts'
import { ParcelStatus } from '../../server/contracts/enumerations.ts'
import { TENANT } from '../../server/db/seed/tenant.ts'
import { newId } from '../../server/ids.ts'
import { detectExpressCompanies, listExpressCompanies } from '../../server/modules/express/companies.ts'
import { insure } from '../../server/modules/parcel/insurance.ts'
import { measuresOf, volumeOf, volumeWeightGrams } from '../../server/modules/parcel/measures.ts'
import { storageOf } from '../../server/modules/parcel/storageClock.ts'
import { formatMoney, parseMoney, shareOf } from '../../server/money/money.ts'
import { plausibleMeasures } from '../../server/warehouse/plausibleMeasures.ts'

describe('money', () => {
  it('comes back from text as it went in', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), (minor) => parseMoney(formatMoney(minor)) === minor),
    )
    assert.equal(formatMoney(parseMoney('12.3')), '12.30')
    assert.equal(formatMoney(-5n), '-0.05')
    for (const wrong of ['', '1.234', '1,000', '1e3', '.5', ' 1']) assert.throws(() => parseMoney(wrong), RangeError)
  })

  it('is shared out exactly, rounded half up', () => {
    const cases = [[1000n, '0.01', 10n], [50n, '0.01', 1n], [49n, '0.01', 0n], [333n, '0.015', 5n], [7n, '1', 7n]] as const
    for (const [minor, rate, share] of cases) assert.equal(shareOf(minor, rate), share, `${minor} × ${rate}`)
  })
})

describe('insurance', () => {
  it('costs the rate, at least the minimum, and nothing when not wanted', () => {
    const premium = (insuredValue: string) => insure({ isInsured: true, insuredValue }, TENANT.settings).premium
    assert.equal(premium('459.90'), 460n)
    assert.equal(premium('50'), 100n)
    assert.equal(premium('50000'), 50_000n)
    assert.deepEqual(insure({ isInsured: false, insuredValue: '9' }, TENANT.settings), insure(undefined, TENANT.settings))
  })
})

describe('measures', () => {
  it('count as the divisor says', () => {
    const measures = measuresOf({ weight: 1.2345, length: 30, width: 20.05, height: 10 })
    assert.deepEqual(measures, { weightGrams: 1235, lengthMm: 300, widthMm: 201, heightMm: 100 })
    assert.equal(volumeWeightGrams(measuresOf({ weight: 1, length: 60, width: 50, height: 40 }), 6000), 20_000)
    assert.equal(volumeWeightGrams(measuresOf({ weight: 1, length: 60, width: 50, height: 40 }), 5000), 24_000)
    assert.equal(volumeOf(300, 200, 100), 0.006)
  })

  it('of the autopilot are believable and always the same', () => {
    fc.assert(
      fc.property(fc.string(), (number) => {
        const { weight, length, width, height } = plausibleMeasures(number)
        assert.deepEqual(plausibleMeasures(number), { weight, length, width, height })
        return weight >= 0.1 && weight < 15 && Math.max(length, width, height) <= 50 && Math.min(length, width, height) >= 5
      }),
    )
  })
})

describe('the storage clock', () => {
  const inboundTime = new Date('2026-01-01T00:00:00Z')
  const fee = (days: number, status: ParcelStatus = ParcelStatus.Inbound) =>
    storageOf({ status, inboundTime }, after(inboundTime, days * DAY_MS), TENANT.settings)?.accruedFee

  it('is free for 30 days, then costs each day begun', () => {
    assert.deepEqual([fee(0), fee(30), fee(30.01), fee(31), fee(31.5), fee(45)], ['0.00', '0.00', '1.00', '1.00', '2.00', '15.00'])
  })

  it('runs only in the warehouse', () => {
    assert.equal(fee(40, ParcelStatus.Arrived), undefined)
    assert.equal(fee(40, ParcelStatus.Shipped), undefined)
    assert.equal(fee(40, ParcelStatus.Consolidate), '10.00')
    assert.equal(storageOf({ status: ParcelStatus.Inbound, inboundTime: null }, inboundTime, TENANT.settings), null)
  })
})

describe('couriers', () => {
  it('are recognised by their numbers, likeliest first', () => {
    const cases = {
      SF1420538896071: 'SF', YT7589024416308: 'YTO', '78340012956614': 'ZTO', '772041880350927': 'STO',
      '431880224775601': 'YUNDA', JT5307716629402: 'JT', JDVB22716093358: 'JD', DPK202481156307: 'DEPPON',
      EA123456789CN: 'EMS', '9876604213358': 'CHINAPOST', 'sf 1420 5388 96071': 'SF',
    }
    for (const [number, code] of Object.entries(cases)) {
      assert.equal(detectExpressCompanies(number, 'en')[0]?.code, code, number)
    }
    assert.deepEqual(detectExpressCompanies('??', 'en'), [])
    const shared = detectExpressCompanies('268123456789', 'en').map(({ code }) => code)
    assert.deepEqual(shared, ['STO', 'ZTO', 'SF'])
  })

  it('are found by code or by name in either language', () => {
    assert.deepEqual(listExpressCompanies('en', '顺丰'), [{ code: 'SF', displayName: 'SF Express' }])
    assert.deepEqual(listExpressCompanies('zh-Hans', ' jd '), [{ code: 'JD', displayName: '京东物流' }])
  })
})

describe('ids', () => {
  it('sort by when they were made, and are never the same', () => {
    const now = new Date()
    const ids = [newId(now), newId(new Date(now.getTime() + 1)), newId(new Date(now.getTime() + 1000))]
    assert.deepEqual([...ids].sort(), ids)
    assert.equal(new Set(Array.from({ length: 1000 }, () => newId(now))).size, 1000)
  })
})

describe('the configuration', () => {
  it('has working defaults, and the demo switches the autopilot on', () => {
    const { port, database, demo, autopilot } = readConfig({})
    assert.deepEqual({ port, database, demo, autopilot }, { port: 3000, database: { kind: 'embedded' }, demo: false, autopilot: { enabled: false, speed: 1 } })
    assert.equal(readConfig({ DEMO: '1' }).autopilot.enabled, true)
    assert.equal(readConfig({ DEMO: '1', AUTOPILOT: 'off' }).autopilot.enabled, false)
    assert.deepEqual(readConfig({ DATABASE_URL: 'postgres://a/b' }).database, { kind: 'postgres', url: 'postgres://a/b' })
    assert.deepEqual(readConfig({ CORS_ORIGINS: 'http://a, http://b' }).corsOrigins, ['http://a', 'http://b'])
  })

  it('names the variable that makes no sense', () => {
    const wrong = { PORT: 'http', DEMO: 'maybe', DATABASE_URL: 'mysql://a', LOG_LEVEL: 'loud', OPERATOR_TOKEN: 'short', AUTOPILOT_SPEED: '0' }
    for (const [name, value] of Object.entries(wrong)) assert.throws(() => readConfig({ [name]: value }), new RegExp(name))
  })
})
