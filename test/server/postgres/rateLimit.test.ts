import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { MINUTE_MS } from '../../../server/base/time/clock.ts'
import { callCounter } from '../../../server/base/rateCounters/callCounter.ts'
import { databaseCounters } from '../../../server/db/rateCounters.ts'
import { accepted, ApiClient, refused } from '../../support/server/apiClient.ts'
import { unique } from '../../support/server/customers.ts'
import { rawRequest } from '../../support/server/rawRequest.ts'
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

describe('a call', () => {
  const { stringify } = JSON
  const login = (address: string) => rawRequest(context.server.url, { address, body: stringify(attempt()) })

  it('counts however its address is spelled, and is never kept by a cache', async () => {
    context.server.clock.advance(MINUTE_MS)
    const spellings = [
      '/%61pi/f/passport/login',
      `http://example.com${LOGIN}`,
      '/api/f/passport/%6cogin',
      LOGIN,
    ]
    for (let calls = 0; calls < 6; calls += 1) {
      const { status, head } = await login(spellings[calls % spellings.length] ?? '')
      assert.equal(status, 400)
      assert.match(head, /cache-control: no-store/)
    }
    for (const address of spellings) assert.equal((await login(address)).status, 429, address)
    const { head } = await rawRequest(context.server.url, { address: `/%61pi/system/site-configuration` })
    assert.match(head, /^http\/1.1 200[^]*cache-control: no-store/)
  })

  for (const [what, address, status] of [
    ['that does not exist', '/%61pi/nothing-here', 404],
    ['whose token is wrong', '/api/u/user', 401],
    ['for another tenant', '/api/u/user', 404],
  ] as const) {
    it(`${what} counts, too`, async () => {
      context.server.clock.advance(MINUTE_MS)
      const __tenant = what === 'for another tenant' ? 'another' : ''
      const request = { address, headers: { authorization: 'Bearer made-up', __tenant } }
      const answers = await Promise.all(
        Array.from({ length: 45 }, () => rawRequest(context.server.url, request)),
      )
      const statuses = answers.map((answer) => answer.status)
      assert.equal(statuses.filter((each) => each === status).length, 30)
      assert.equal(statuses.filter((each) => each === 429).length, 15)
    })
  }
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

  it('counts for the connection where the proxy names no address', async () => {
    const server = await startTestServer({ limits: { general: 30, passport: 6 }, trustedProxies: 1 })
    const login = (named: string) =>
      new ApiClient(server.url).post(LOGIN, attempt(), { 'x-forwarded-for': named })
    for (let calls = 0; calls < 6; calls += 1) refused(await login(`nonsense-${calls}`), 400)
    refused(await login('x'.repeat(4_000)), 429, 'TooManyRequests')
    await server.close()
  })

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
