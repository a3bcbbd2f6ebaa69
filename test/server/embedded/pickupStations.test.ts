import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { findPickupStation } from '../../../server/modules/pickupStation/index.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { PickupStation } from '../../../server/contracts/pickupStation.ts'

const LIST = '/api/f/shipping-management/pickup-station/list'

const context = useServer()

async function stations(request: object, language = 'en') {
  const api = context.api.with({ language })
  return accepted(await api.post<{ items: PickupStation[]; totalCount: number }>(LIST, request))
}

describe('pickup stations', () => {
  it('exist for every destination, each with its place on the map', async () => {
    const { items, totalCount } = await stations({ maxResultCount: 999 })
    assert.ok(totalCount >= 12)
    assert.equal(items.length, totalCount)
    const groups = new Set(items.map(({ regionGroup }) => regionGroup.id))
    assert.deepEqual([...groups].sort(), ['au', 'ca', 'my-east', 'my-west', 'nz', 'sg', 'us'])
    for (const { latitude, longitude, mobile } of items) {
      assert.ok(latitude !== 0 && longitude !== 0)
      assert.match(mobile, /^\+\d/)
    }
  })

  it('are narrowed by destination and by words in the asked language', async () => {
    const singapore = await stations({ regionGroupId: 'sg' })
    assert.deepEqual(
      singapore.items.map(({ id }) => id),
      ['sg-chinatown', 'sg-jurong', 'sg-tampines'],
    )
    const [chinatown] = (await stations({ filter: '牛车水' }, 'zh-Hans')).items
    assert.deepEqual(
      [chinatown?.id, chinatown?.regionGroup.displayName, chinatown?.openingHours],
      ['sg-chinatown', '新加坡', '每天 10:00–21:00'],
    )
    assert.equal((await stations({ filter: '牛车水' })).totalCount, 0)
    assert.equal((await stations({ filter: 'cross STREET' })).items[0]?.id, 'sg-chinatown')
    assert.equal((await stations({ regionGroupId: 'atlantis' })).totalCount, 0)
  })

  it('come in pages', async () => {
    const [first, second] = [await stations({}), await stations({ skipCount: 7 })]
    assert.equal(first.items.length, 7)
    assert.equal(new Set([...first.items, ...second.items].map(({ id }) => id)).size, 14)
    refused(await context.api.post(LIST, { country: 'SG' }), 400, 'Validation')
  })

  it('are found by id', async () => {
    const { db } = context.server
    const kuching = await findPickupStation(db, 'my-kuching')
    assert.equal(kuching?.station.displayName['zh-Hans'], '古晋自提点')
    assert.equal(await findPickupStation(db, 'none'), undefined)
  })
})
