import assert from 'node:assert/strict'
import { after as afterAll, before as beforeAll } from 'node:test'

import { calendarAt } from '../../../server/base/time/calendar.ts'
import { after, DAY_MS, HOUR_MS } from '../../../server/base/time/clock.ts'
import { TENANT } from '../../../server/seed/tenant.ts'
import { ApiClient } from './apiClient.ts'
import { forgottenPictures } from './forgottenPictures.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './startTestServer.ts'

/**
 * One server for all tests of a file. It is only available inside the tests. Its clock starts at noon in the warehouse:
 * what falls on another day doesn't depend on when the tests run.
 */
export function useServer(options: TestServerOptions = {}): {
  readonly server: TestServer
  readonly api: ApiClient
} {
  let server: TestServer | undefined
  beforeAll(async () => {
    server = await startTestServer({ startTime: nextNoon(), ...options })
  })
  afterAll(async () => {
    if (!server) return
    try {
      assert.deepEqual(await forgottenPictures(server.db), [], 'columns for pictures that nobody knows of')
    } finally {
      await server.close()
    }
  })
  const started = (): TestServer => {
    if (!server) throw new Error('the server runs only inside tests')
    return server
  }
  return {
    get server() {
      return started()
    },
    get api() {
      return new ApiClient(started().url)
    },
  }
}

function nextNoon(): Date {
  const calendar = calendarAt(TENANT.settings.utcOffsetMinutes)
  const now = new Date()
  const noon = after(calendar.startOf(calendar.dayOf(now)), 12 * HOUR_MS)
  return noon > now ? noon : after(noon, DAY_MS)
}
