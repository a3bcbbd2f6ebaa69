import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { ParcelStatus } from '../../server/contracts/enumerations.ts'
import { accepted } from '../support/server/apiClient.ts'
import { PARCELS } from '../support/server/customers.ts'
import { useServer } from '../support/server/useServer.ts'

import type { Parcel, ParcelDetail } from '../../server/contracts/parcel.ts'
import type { Token } from '../../server/contracts/passport.ts'
import type { User } from '../../server/contracts/user.ts'

const context = useServer({ demo: true })

async function demo() {
  const login = { usernameOrEmail: 'demo@example.com', password: 'demo1234', loginPlatform: 'PcWebFrontend' }
  const { accessToken } = accepted(await context.api.post<Token>('/api/f/passport/login', login))
  return context.api.with({ token: accessToken })
}

describe('the demo customer', () => {
  it('has money and parcels in every state, each with a believable history', async () => {
    const api = await demo()
    const user = accepted(await api.get<User>('/api/u/user'))
    assert.notEqual(user.currentFundAccount.balance, '0.00')
    const { items } = accepted(await api.post<{ items: Parcel[] }>(`${PARCELS}/list`, { maxResultCount: 99 }))
    assert.ok(items.length >= 12)
    for (const status of [ParcelStatus.NotArrival, ParcelStatus.Arrived, ParcelStatus.Inbound]) {
      assert.ok(items.some((parcel) => parcel.status === status && parcel.isDeclared))
    }
    assert.ok(items.some(({ isDeclared }) => !isDeclared))
    for (const { id } of items) {
      const parcel = accepted(await api.get<ParcelDetail>(`${PARCELS}/${id}`))
      assert.equal(parcel.logs[0]?.status, parcel.status)
      const times = parcel.logs.map(({ time }) => Date.parse(time))
      assert.deepEqual(
        times,
        [...times].sort((a, b) => b - a),
      )
      assert.ok((times[0] ?? Infinity) <= context.server.clock.now().getTime())
      assert.equal(parcel.inboundImages.length, parcel.status === ParcelStatus.Inbound ? 1 : 0)
    }
  })
})
