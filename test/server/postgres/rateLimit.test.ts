import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { MINUTE_MS } from '../../../server/base/time/clock.ts'
import { callCounter } from '../../../server/base/rateCounters/callCounter.ts'
import { databaseCounters } from '../../../server/db/rateCounters.ts'
import { accepted, ApiClient, refused } from '../../support/server/apiClient.ts'
import { unique } from '../../support/server/customers.ts'
import { startTestServer } from '../../support/server/startTestServer.ts'
import { useServer } from '../../support/server/useServer.ts'

const context = useServer({ limits: { general: 30, passport: 6 } })
const SITE = '/api/system/site-configuration'
const LOGIN = '/api/f/passport/login'
const attempt = () => ({ usernameOrEmail: unique('nobody'), password: 'nothing', loginPlatform: 'CodeLogin' })

describe('the rate limit', () => {
  it('refuses what is over a bucket and says when to come back', async () => {
    for (let calls = 0; calls < 6; calls += 1) refused(await context.api.post(LOGIN, attempt()), 400)
    const answer = await context.api.post(LOGIN, attempt())
    const error = refused(answer, 429, 'TooManyRequests')
    const seconds = Number(answer.headers.get('retry-after'))
    assert.ok(seconds > 0 && seconds <= 60)
    assert.equal(error.message, `Too many requests. Please try again in ${seconds} seconds`)
    accepted(await context.api.get(SITE))
    context.server.clock.advance(MINUTE_MS)
    refused(await context.api.post(LOGIN, attempt()), 400)
  })

  it('has a larger bucket for everything else, and none for health checks', async () => {
    context.server.clock.advance(MINUTE_MS)
    const answers = await Promise.all(Array.from({ length: 45 }, () => context.api.get(SITE)))
    const passed = answers.filter(({ status }) => status === 200).length
    assert.equal(passed, 30)
    accepted(await context.api.get('/health/live'))
  })
})

describe('behind a proxy', () => {
  for (const [what, trustedProxies] of [
    ['a known number of proxies', 1],
    ['proxies with known addresses', ['loopback']],
  ] as const) {
    it(`counts for the address that ${what} saw, whatever the client made up`, async () => {
      const server = await startTestServer({ limits: { general: 30, passport: 6 }, trustedProxies })
      const login = (made: string, seen: string) =>
        new ApiClient(server.url).post(LOGIN, attempt(), { 'x-forwarded-for': `${made}, ${seen}` })
      for (let calls = 0; calls < 6; calls += 1)
        refused(await login(`198.51.100.${calls}`, '203.0.113.7'), 400)
      refused(await login('198.51.100.99', '203.0.113.7'), 429, 'TooManyRequests')
      refused(await login('198.51.100.99', '203.0.113.8'), 400)
      await server.close()
    })
  }

  it('counts for the connection where no proxy is known', async () => {
    context.server.clock.advance(MINUTE_MS)
    const login = (made: number) =>
      context.api.post(LOGIN, attempt(), { 'x-forwarded-for': `198.51.100.${made}` })
    for (let calls = 0; calls < 6; calls += 1) refused(await login(calls), 400)
    refused(await login(99), 429, 'TooManyRequests')
  })
})

describe('the counters', () => {
  it('are shared by processes, exactly or within a step each', async () => {
    const { clock } = context.server
    const counters = databaseCounters(context.server.db)
    const [one, two] = [callCounter(counters, clock, 1), callCounter(counters, clock, 1)]
    for (let calls = 0; calls < 4; calls += 1) await (calls % 2 === 0 ? one : two)('exact', MINUTE_MS)
    assert.equal((await one('exact', MINUTE_MS)).current, 5)

    const [three, four] = [callCounter(counters, clock, 10), callCounter(counters, clock, 10)]
    for (let calls = 0; calls < 40; calls += 1) await (calls % 2 === 0 ? three : four)('stepped', MINUTE_MS)
    const { current } = await three('stepped', MINUTE_MS)
    assert.ok(current > 41 - 2 * 10 && current <= 41, String(current))
  })
})
