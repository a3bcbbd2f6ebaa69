import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { Client, Pool } from 'pg'

import { onlyOneProcess } from '../../../server/db/onlyOne.ts'
import { accepted, ApiClient, refused } from '../../support/server/apiClient.ts'
import { declaration, PARCELS } from '../../support/server/customers.ts'
import { databaseOn, runOn } from '../../support/server/postgresServer.ts'
import { newRule, runsOf, waitingFor } from '../../support/server/rules.ts'
import { startProcess, type ServerProcess } from '../../support/server/serverProcess.ts'

import type { DueRulesAnswer } from '../../../server/contracts/consolidationRule.ts'
import type { Parcel } from '../../../server/contracts/parcel.ts'
import type { Token } from '../../../server/contracts/passport.ts'

const ADMIN_URL = process.env['TEST_DATABASE_URL']
const LOGIN = '/api/f/passport/login'
const CALLS_PER_MINUTE = 9
const OPERATOR_TOKEN = 'operator-of-both'
const DEMO = { usernameOrEmail: 'demo', password: 'demo1234', loginPlatform: 'PcWebFrontend' }

/** Two processes on a database of their own, both started at once, as long as the tests around it run. */
function useTwoProcesses(args: readonly string[] = []): {
  readonly url: string
  readonly one: ApiClient
  readonly two: ApiClient
} {
  const name = `shared_${randomBytes(6).toString('hex')}`
  const serverUrl = ADMIN_URL ?? 'postgres://nowhere'
  const url = databaseOn(serverUrl, name)
  const servers: ServerProcess[] = []
  let dataDir = ''
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'shared-'))
    await runOn(serverUrl, `create database ${name}`)
    const env = {
      DATABASE_URL: url,
      AUTOPILOT: '0',
      // One test polls until the other process knows of a sign-out.
      RATE_LIMIT: '1000000',
      RATE_LIMIT_PASSPORT: String(CALLS_PER_MINUTE),
      OPERATOR_TOKEN,
      RULE_NOTICE_SECONDS: '0',
    }
    // Both at once: migrations, seed and demo are brought in by whoever comes first.
    const starting = ['a', 'b'].map((part) => startProcess(join(dataDir, part), args, env))
    servers.push(...(await Promise.all(starting)))
  })
  after(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGTERM')))
    await runOn(serverUrl, `drop database if exists ${name} with (force)`)
    await rm(dataDir, { recursive: true, force: true })
  })
  const clientOf = (index: number) => new ApiClient((servers[index] ?? assert.fail('not started')).url)
  return {
    url,
    get one() {
      return clientOf(0)
    },
    get two() {
      return clientOf(1)
    },
  }
}

describe(
  'two server processes on one database',
  { skip: ADMIN_URL === undefined && 'needs PostgreSQL' },
  () => {
    const processes = useTwoProcesses(['--demo'])
    let token = ''
    before(async () => {
      token = accepted(await processes.one.post<Token>(LOGIN, DEMO)).accessToken
    })

    it('take each other’s tokens, and each other’s sign-outs within seconds', async () => {
      const { one, two } = processes
      const session = accepted(await one.post<Token>(LOGIN, DEMO))
      const [atOne, atTwo] = [
        one.with({ token: session.accessToken }),
        two.with({ token: session.accessToken }),
      ]
      accepted(await atTwo.get('/api/u/user'))
      assert.equal((await atOne.post('/api/u/passport/logout')).status, 204)
      refused(await atOne.get('/api/u/user'), 401)
      const signedOutBy = Date.now() + 10_000
      let status = 200
      while (status !== 401 && Date.now() < signedOutBy) status = (await atTwo.get('/api/u/user')).status
      assert.equal(status, 401)
    })

    it('keep nothing for an account that the other has just deleted', async () => {
      const { one, two } = processes
      const client = new Client({ connectionString: processes.url })
      await client.connect()
      try {
        await client.query(`insert into users
          (id, user_name, user_name_key, password_hash, nickname, id_code, creation_time)
          select 'leaver', 'leaver', 'leaver', password_hash, 'Leaver', 'FWLEAVER', creation_time
          from users where user_name = 'demo'`)
        const login = { ...DEMO, usernameOrEmail: 'leaver' }
        const { accessToken } = accepted(await one.post<Token>(LOGIN, login))
        const [atOne, atTwo] = [one.with({ token: accessToken }), two.with({ token: accessToken })]
        // From now on the second trusts the session for a while.
        accepted(await atTwo.get('/api/u/message/preferences'))
        assert.equal((await atOne.delete('/api/u/user')).status, 204)
        const key = { 'idempotency-key': randomUUID() }
        const late = [
          atTwo.post(PARCELS, declaration()),
          atTwo.post(PARCELS, declaration(), key),
          atTwo.post('/api/u/short-link', { path: '/pages-store/store/product/product?id=desk-lamp' }),
        ]
        for (const answer of await Promise.all(late)) refused(answer, 401, 'SessionEnded')
        const { rows } = await client.query(`select
          (select count(*) from parcels where user_id = 'leaver')
          + (select count(*) from short_links where user_id = 'leaver')
          + (select count(*) from idempotency_keys where caller = 'leaver') as kept`)
        assert.deepEqual(rows, [{ kept: '0' }])
      } finally {
        await client.end()
      }
    })

    it('do a call with an idempotency key once, whichever it is sent to', async () => {
      const { one, two } = processes
      const [body, key] = [declaration(), { 'idempotency-key': randomUUID() }]
      const callers = [one, two].map((api) => api.with({ token }))
      const countBefore = await countParcels(one.with({ token }))
      const answers = await Promise.all(
        Array.from(
          { length: 10 },
          (_, index) => callers[index % 2]?.post(PARCELS, body, key) ?? assert.fail(),
        ),
      )
      const first = accepted(answers[0] ?? assert.fail())
      for (const answer of answers) assert.deepEqual(accepted(answer), first)
      assert.equal(await countParcels(two.with({ token })), countBefore + 1)
    })

    it('answer each event that a rule waits for once, though both look at the same moment', async () => {
      const operators = [processes.one, processes.two].map((api) => api.with({ token: OPERATOR_TOKEN }))
      const customer = { api: processes.one.with({ token }) }
      const rules = []
      for (let count = 0; count < 6; count += 1) {
        rules.push(
          await newRule(customer, waitingFor(await store(operators[0] ?? assert.fail(), customer.api))),
        )
      }
      const look = async () => {
        const answers = operators.map(async (operator) =>
          accepted(await operator.post<DueRulesAnswer>(RUN_RULES)),
        )
        return (await Promise.all(answers)).flatMap((counts) => Object.values(counts))
      }
      while ((await look()).some((count) => count > 0));

      const runs = (await Promise.all(rules.map((rule) => runsOf(customer, rule)))).flat()
      assert.deepEqual(
        runs.map(({ outcome }) => outcome),
        rules.map(() => 'SUBMITTED'),
      )
      assert.equal(new Set(runs.map(({ orderId }) => orderId)).size, rules.length)
    })

    it('let one of them at what runs beside the requests', async () => {
      const [a, b] = [
        new Pool({ connectionString: processes.url }),
        new Pool({ connectionString: processes.url }),
      ]
      try {
        let finish = (): void => undefined
        const work = new Promise<void>((resolve) => (finish = resolve))
        let hasStarted = (): void => undefined
        const started = new Promise<void>((resolve) => (hasStarted = resolve))
        const first = onlyOneProcess(a)('work', () => (hasStarted(), work))
        await started
        assert.equal(await onlyOneProcess(b)('work', () => assert.fail('done twice')), false)
        assert.equal(await onlyOneProcess(b)('other work', async () => undefined), true)
        finish()
        assert.equal(await first, true)
        assert.equal(await onlyOneProcess(b)('work', async () => undefined), true)
        await assert.rejects(
          onlyOneProcess(a)('work', () => Promise.reject(new Error('broken'))),
          /broken/,
        )
        assert.equal(await onlyOneProcess(b)('work', async () => undefined), true)
      } finally {
        await Promise.all([a.end(), b.end()])
      }
    })
  },
)

describe(
  'two server processes that count calls',
  { skip: ADMIN_URL === undefined && 'needs PostgreSQL' },
  () => {
    const processes = useTwoProcesses()

    it('count them together', async () => {
      const attempt = () => ({
        usernameOrEmail: randomUUID(),
        password: 'wrong-one',
        loginPlatform: 'CodeLogin',
      })
      const statuses: number[] = []
      for (let call = 0; call < CALLS_PER_MINUTE + 3; call += 1) {
        const { one, two } = processes
        statuses.push((await (call % 2 === 0 ? one : two).post(LOGIN, attempt())).status)
      }
      assert.deepEqual(statuses, [...Array<number>(CALLS_PER_MINUTE).fill(400), 429, 429, 429])
    })
  },
)

const RUN_RULES = '/api/admin/warehouse/rule/run'

/** A parcel that can be sent. */
async function store(operator: ApiClient, owner: ApiClient): Promise<Parcel> {
  const parcel = accepted(await owner.post<Parcel>(PARCELS, declaration()))
  const { expressNumber } = parcel
  accepted(await operator.post('/api/admin/warehouse/arrive', { expressNumber }))
  const measures = { weight: 1.2, length: 30, width: 20, height: 10 }
  accepted(await operator.post('/api/admin/warehouse/inbound', { expressNumber, ...measures }))
  return parcel
}

async function countParcels(api: ApiClient): Promise<number> {
  return accepted(await api.post<{ totalCount: number }>(`${PARCELS}/list`)).totalCount
}
