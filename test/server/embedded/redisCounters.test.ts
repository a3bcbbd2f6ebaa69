import assert from 'node:assert/strict'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'

import { MINUTE_MS, systemClock } from '../../../server/base/time/clock.ts'
import { createLog } from '../../../server/start/log.ts'
import { callCounter } from '../../../server/base/rateCounters/callCounter.ts'
import { openRedisCounters } from '../../../server/base/rateCounters/redisCounters.ts'
import { freePort } from '../../support/freePort.ts'
import { ApiClient, refused } from '../../support/server/apiClient.ts'
import { newCustomer, unique } from '../../support/server/customers.ts'
import { startTestServer } from '../../support/server/startTestServer.ts'

const isInstalled = spawnSync('redis-server', ['--version']).status === 0
const log = createLog('silent')
const LOGIN = '/api/f/passport/login'

describe('calls counted in Redis', { skip: !isInstalled && 'redis-server is not installed' }, () => {
  let dir = ''
  let port = 0
  let redis: ChildProcess
  before(async () => {
    dir = await mkdtemp(join(tmpdir(), 'redis-'))
    port = await freePort()
    redis = await startRedis(port, dir)
  })
  after(async () => {
    redis.kill()
    await rm(dir, { recursive: true, force: true })
  })
  const url = () => `redis://127.0.0.1:${port}`

  it('are shared by servers, and limit them together', async () => {
    const options = { limits: { general: 1000, passport: 6 }, redisUrl: url() }
    const servers = [await startTestServer(options), await startTestServer(options)]
    try {
      const statuses: number[] = []
      for (let call = 0; call < 8; call += 1) {
        const api = new ApiClient(servers[call % 2]?.url ?? assert.fail())
        const attempt = { usernameOrEmail: unique('nobody'), password: 'nothing', loginPlatform: 'CodeLogin' }
        const answer = await api.post(LOGIN, attempt)
        statuses.push(answer.status)
        if (answer.status === 429) refused(answer, 429, 'TooManyRequests')
      }
      assert.deepEqual(statuses, [400, 400, 400, 400, 400, 400, 429, 429])
    } finally {
      for (const server of servers) await server.close()
    }
  })

  it('begin anew when their window is over', async () => {
    const counters = await openRedisCounters(url(), log)
    const now = systemClock.now()
    const first = await counters.add('short', 3, now, 40)
    assert.equal(first?.count, 3)
    let again = await counters.add('short', 1, now, 40)
    while (again?.count !== 1) again = await counters.add('short', 1, now, 40)
    assert.ok(again.resetTime.getTime() <= now.getTime() + 40)
    await counters.close()
  })

  it('are counted by each process alone while Redis is frozen, and together again afterwards', async () => {
    const server = await startTestServer({ redisUrl: url() })
    const counters = await openRedisCounters(url(), log)
    const count = callCounter(counters, systemClock, 1)
    assert.equal((await count('frozen', MINUTE_MS)).current, 1)
    redis.kill('SIGSTOP')
    try {
      for (let calls = 2; calls < 5; calls += 1) {
        assert.equal((await count('frozen', MINUTE_MS)).current, calls)
      }
      await newCustomer(server)
    } finally {
      redis.kill('SIGCONT')
    }
    const now = systemClock.now()
    while ((await counters.add('thawed', 1, now, MINUTE_MS)) === null) await setImmediate()
    const other = await openRedisCounters(url(), log)
    assert.equal((await other.add('frozen', 1, now, MINUTE_MS))?.count, 3)
    await Promise.all([server.close(), counters.close(), other.close()])
  })

  it('are counted by each process alone while Redis is away', async () => {
    const counters = await openRedisCounters(url(), log)
    const count = callCounter(counters, systemClock, 1)
    assert.equal((await count('lost', MINUTE_MS)).current, 1)
    redis.kill('SIGKILL')
    await new Promise((resolve) => redis.once('exit', resolve))
    assert.equal((await count('lost', MINUTE_MS)).current, 2)
    assert.equal((await count('lost', MINUTE_MS)).current, 3)
    await counters.close()
    await assert.rejects(openRedisCounters(url(), log), /REDIS_URL.*cannot be reached/)
    redis = await startRedis(port, dir)
  })
})

async function startRedis(port: number, dir: string): Promise<ChildProcess> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir]
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  for await (const chunk of child.stdout) {
    if (String(chunk).includes('Ready to accept connections')) break
  }
  return child
}
