import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'

import { DAY_MS, HOUR_MS } from '../../server/clock.ts'
import { cleanUp } from '../../server/housekeeping.ts'
import { accepted } from '../support/server/apiClient.ts'
import { declaration, newCustomer, PARCELS } from '../support/server/customers.ts'
import { LOGIN_BY_CODE, loginPlatform } from '../support/server/passport.ts'
import { useServer } from '../support/server/useServer.ts'

const context = useServer()

async function countRows() {
  const { query } = context.server.db
  const { rateCounters, idempotencyKeys, verificationCodes, refreshTokens, sessions, parcels } = query
  return {
    counters: (await rateCounters.findMany()).length,
    keys: (await idempotencyKeys.findMany()).length,
    codes: (await verificationCodes.findMany()).length,
    tokens: (await refreshTokens.findMany()).length,
    sessions: (await sessions.findMany()).length,
    parcels: (await parcels.findMany()).length,
  }
}

describe('housekeeping', () => {
  it('deletes what has served its time, and nothing else', async () => {
    const { db, clock } = context.server
    const { api } = await newCustomer(context.server)
    accepted(await api.post(PARCELS, declaration(), { 'idempotency-key': randomUUID() }))
    await context.api.post(LOGIN_BY_CODE, { target: 'nobody@example.com', code: '123456', loginPlatform })
    const before = await countRows()
    assert.ok(Object.values(before).every((count) => count > 0))

    await cleanUp(db, clock.now())
    assert.deepEqual(await countRows(), before)

    clock.advance(DAY_MS + HOUR_MS)
    await cleanUp(db, clock.now())
    assert.deepEqual(await countRows(), { ...before, counters: 0, keys: 0, codes: 0 })

    clock.advance(30 * DAY_MS)
    await cleanUp(db, clock.now())
    const nothing = { counters: 0, keys: 0, codes: 0, tokens: 0, sessions: 0 }
    assert.deepEqual(await countRows(), { ...nothing, parcels: 1 })
  })
})
