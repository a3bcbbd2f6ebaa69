import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { detectExpressCompanies, listExpressCompanies } from '../../../server/modules/express/companies.ts'

describe('couriers', () => {
  it('are recognised by their numbers, likeliest first', () => {
    const cases = {
      SF1420538896071: 'SF',
      YT7589024416308: 'YTO',
      '78340012956614': 'ZTO',
      '772041880350927': 'STO',
      '431880224775601': 'YUNDA',
      JT5307716629402: 'JT',
      JDVB22716093358: 'JD',
      DPK202481156307: 'DEPPON',
      EA123456789CN: 'EMS',
      '9876604213358': 'CHINAPOST',
      'sf 1420 5388 96071': 'SF',
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
