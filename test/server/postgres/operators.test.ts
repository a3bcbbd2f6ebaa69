import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { SECOND_MS } from '../../../server/base/time/clock.ts'
import { CONTRACTS } from '../../../server/contracts/calls/index.ts'
import { auditEntries } from '../../../server/db/schema/index.ts'
import { createOperatorService } from '../../../server/modules/operator/index.ts'
import { createTokenReader } from '../../../server/modules/operator/tokens.ts'
import { runCommand } from '../../../server/operations/cli/cli.ts'
import { accepted, ApiClient, refused } from '../../support/server/apiClient.ts'
import { ROUTES } from '../../support/server/contract.ts'
import { newCustomer, unique } from '../../support/server/customers.ts'
import { balanceOf, operatorOf } from '../../support/server/funds.ts'
import { useServer } from '../../support/server/useServer.ts'
import { needsWaiting } from '../../support/server/waitsForLock.ts'

import type { AddedOperator, AuditEntry } from '../../../server/contracts/operator.ts'
import type { Page } from '../../../server/contracts/schema.ts'
import type { Operator } from '../../../server/base/http/app.ts'
import type { Transact } from '../../../server/routing/idempotency.ts'

const context = useServer()
const ADJUST = '/api/admin/fund-management/adjust'
const OPERATORS = '/api/admin/operator'
const AUDIT = '/api/admin/audit/list'

const owner = () => operatorOf(context.server)
const run = (...args: string[]) =>
  runCommand(args, { WAREHOUSE_API: context.server.url, OPERATOR_TOKEN: context.server.operatorToken })

async function newOperator() {
  const operatorName = unique('小王')
  const { id, token } = accepted(await owner().post<AddedOperator>(OPERATORS, { operatorName }))
  return { id, token, name: operatorName, api: operatorOf({ url: context.server.url, operatorToken: token }) }
}

async function entriesOf(request: object): Promise<readonly AuditEntry[]> {
  return accepted(await owner().post<Page<AuditEntry>>(AUDIT, { maxResultCount: 100, ...request })).items
}

describe('an operator', () => {
  it('is added by the owner, works with a token of their own, and is disabled', async () => {
    const name = unique('小李')
    const added = await run('operator', 'add', name)
    const token = /: (op_\S+)/.exec(added)?.[1] ?? assert.fail(added)
    const { api } = { api: new ApiClient(context.server.url, { token }) }
    accepted(await api.post('/api/admin/fund-management/topup/list'))
    assert.match(await run('operator', 'list'), new RegExp(`^${name}: added \\S+$`, 'm'))
    await assert.rejects(run('operator', 'add', name), /Another operator has this name/)
    await assert.rejects(run('operator', 'add', 'owner'), /Another operator has this name/)

    assert.match(await run('operator', 'disable', name), new RegExp(`^${name}: added \\S+, disabled \\S+$`))
    refused(await api.post('/api/admin/fund-management/topup/list'), 401, 'SessionEnded')
    await assert.rejects(run('operator', 'disable', name), /No operator is called/)
    const again = await run('operator', 'add', name)
    assert.ok(!again.includes(token), 'the name is free again, with another token')
  })

  it('who was disabled by another process is refused two seconds later', async () => {
    const { api, id } = await newOperator()
    accepted(await api.post('/api/admin/fund-management/topup/list'))
    await context.server.db.execute(sql`update operators set disabled_time = now() where id = ${id}`)
    context.server.clock.advance(2 * SECOND_MS)
    refused(await api.post('/api/admin/fund-management/topup/list'), 401, 'SessionEnded')
  })

  it('who is disabled while they call is refused from then on', { skip: needsWaiting }, async () => {
    const { db, clock } = context.server
    const { id, token } = await newOperator()
    const service = createOperatorService(db, clock)
    const transact: Transact = (work) =>
      db.transaction(async (tx) => {
        const done = await work(tx)
        assert.equal((await service.read(token))?.id, id, 'it isn’t committed yet')
        return done
      })
    await service.disable(transact, id)
    assert.equal(await service.read(token), null)
  })

  it('isn’t trusted by what the database said before they were disabled', async () => {
    let find: (operator: Operator | null) => void = () => assert.fail('nothing was asked')
    const tokens = createTokenReader(context.server.clock, () => new Promise((resolve) => (find = resolve)))
    const early = tokens.read('op_token')
    tokens.forget()
    find({ kind: 'operator', id: 'wang', name: 'Wang' })
    await early
    const late = tokens.read('op_token')
    find(null)
    assert.equal(await late, null)
  })

  it('neither manages operators nor reads what others did', async () => {
    const { api, id } = await newOperator()
    const calls = [
      api.post(OPERATORS, { operatorName: 'friend' }),
      api.post(`${OPERATORS}/list`),
      api.post(`${OPERATORS}/${id}/disable`),
      api.post(AUDIT),
    ]
    for (const answer of await Promise.all(calls)) refused(answer, 403, 'Forbidden')
  })

  it('has a token that the database does not have', async () => {
    const operatorName = unique('小张')
    const key = { 'idempotency-key': randomUUID() }
    const { token } = accepted(await owner().post<AddedOperator>(OPERATORS, { operatorName }, key))
    const again = accepted(await owner().post<AddedOperator>(OPERATORS, { operatorName }, key))
    assert.equal(again.token, token, 'sent again, the same answer')
    for (const table of ['operators', 'idempotency_keys', 'audit_entries']) {
      const kept = await context.server.db.execute(
        sql`select count(*)::int as found from ${sql.identifier(table)} as kept where kept::text like ${`%${token}%`}`,
      )
      assert.equal((kept as { rows: { found: number }[] }).rows[0]?.found, 0, table)
    }
  })
})

describe('calls of staff that move money', () => {
  it('are refused without an idempotency key, at its header', async () => {
    const { user, ...customer } = await newCustomer(context.server)
    const api = new ApiClient(context.server.url, { token: context.server.operatorToken })
    const answer = await api.post(ADJUST, { idCode: user.idCode, amount: '10', reason: 'Sorry' })
    const error = refused(answer, 400, 'IdempotencyKeyRequired')
    assert.match(error.message, /send an Idempotency-Key/)
    assert.deepEqual(
      error.validationErrors.map(({ members }) => members),
      [['Idempotency-Key']],
    )
    refused(await api.post('/api/admin/fund-management/topup/any/approve'), 400, 'IdempotencyKeyRequired')
    assert.equal(await balanceOf(customer), '0.00')
  })

  it('say so in the description', () => {
    const required = ROUTES.filter(({ operation }) =>
      operation.parameters?.some((one) => one.name === 'idempotency-key' && one.required === true),
    )
    assert.deepEqual(required.map(({ operation }) => operation.operationId).sort(), [
      'adjustFunds',
      'approveTopup',
      'refundOrder',
      'refuseService',
      'resolveCase',
      'shipOrder',
      'withdrawFunds',
    ])
  })

  it('have keys of each operator’s own', async () => {
    const { user, ...customer } = await newCustomer(context.server)
    const [wang, li] = [await newOperator(), await newOperator()]
    const key = { 'idempotency-key': randomUUID() }
    const gift = { idCode: user.idCode, amount: '10', reason: 'Sorry' }
    for (const { api } of [wang, li, wang]) accepted(await api.post(ADJUST, gift, key))
    assert.equal(await balanceOf(customer), '20.00')
  })
})

describe('the audit', () => {
  it('keeps once what an operator did, and what they were refused', async () => {
    const { user } = await newCustomer(context.server)
    const { api, name } = await newOperator()
    const { idCode } = user
    const [key, headers] = [{ 'idempotency-key': randomUUID() }, { 'x-request-id': randomUUID() }]
    const gift = { idCode, amount: '10.00', reason: `Sorry, ${user.userName}` }
    const adjust = async () => accepted(await api.post(ADJUST, gift, { ...key, ...headers }))
    await adjust()
    await adjust()
    refused(await api.post(ADJUST, { ...gift, amount: '-99.00' }), 402)
    accepted(await api.post('/api/admin/fund-management/topup/list'))
    accepted(await api.post('/api/admin/warehouse/arrive', { expressNumber: 'SF99', idCode }))

    const entries = await entriesOf({ operatorName: name })
    assert.deepEqual(
      entries.map(({ call, request, outcome }) => [
        call,
        Object.fromEntries(request.map(({ member, value }) => [member, value])),
        outcome,
      ]),
      [
        ['arriveParcel', { expressNumber: 'SF99', idCode }, 'DONE'],
        ['adjustFunds', { idCode, amount: '-99.00' }, 'InsufficientBalance'],
        ['adjustFunds', { idCode, amount: '10.00' }, 'DONE'],
      ],
      'without the reason, which is free text',
    )
    assert.equal(entries.at(-1)?.requestId, headers['x-request-id'])
    assert.ok(entries.every(({ operatorName }) => operatorName === name))
  })

  for (const [what, table, constraint] of [
    ['no change without its entry', 'audit_entries', `call <> 'adjustFunds' or outcome <> 'DONE'`],
    ['no entry without its change', 'idempotency_keys', `answer is null`],
  ] as const) {
    it(`leaves ${what} when writing fails`, async () => {
      const { db } = context.server
      const { user, ...customer } = await newCustomer(context.server)
      const gift = { idCode: user.idCode, amount: '10.00', reason: 'Sorry' }
      await db.execute(
        sql.raw(`alter table ${table} add constraint full_disk check (${constraint}) not valid`),
      )
      try {
        refused(await owner().post(ADJUST, gift), 500)
      } finally {
        await db.execute(sql.raw(`alter table ${table} drop constraint full_disk`))
      }
      assert.equal(await balanceOf(customer), '0.00')
      const entries = await entriesOf({ filter: user.idCode })
      assert.deepEqual(
        entries.map(({ outcome }) => outcome),
        ['Internal'],
      )
    })
  }

  it('is read by operator, call, subject and day, page by page', async () => {
    const { user } = await newCustomer(context.server)
    const { name } = await newOperator()
    const wang = await newOperator()
    const asWang = (...args: string[]) =>
      runCommand(args, { WAREHOUSE_API: context.server.url, OPERATOR_TOKEN: wang.token })
    await asWang('adjust', user.idCode, '--amount', '7', '--reason', 'Sorry')
    const [line = '', ...more] = (await run('audit', '--about', user.idCode)).split('\n')
    assert.match(
      line,
      new RegExp(`^\\S+Z ${wang.name} adjustFunds amount=7 idCode=${user.idCode} DONE \\([\\w-]+\\)$`),
    )
    assert.deepEqual(more, [])
    assert.equal(await run('audit', '--operator', wang.name), line)
    assert.equal(await run('audit', '--operator', name), 'Nothing was done')
    assert.equal(await run('audit', '--about', user.idCode, '--call', 'withdrawFunds'), 'Nothing was done')
    assert.equal(await run('audit', '--about', user.idCode, '--since', '2001-01-01'), line)
    assert.equal(await run('audit', '--about', user.idCode, '--since', '2101-01-01'), 'Nothing was done')
    await assert.rejects(run('audit', '--since', 'yesterday'), /--since should be a day/)

    const [entry = assert.fail()] = await context.server.db.select().from(auditEntries).limit(1)
    const id = (index: number) => `${unique('entry')}-${index}`
    const many = Array.from({ length: 51 }, (_, index) => ({ ...entry, id: id(index), call: 'aCall' }))
    await context.server.db.insert(auditEntries).values(many)
    const first = (await run('audit', '--call', 'aCall')).split('\n')
    assert.deepEqual([first.length, first.at(-1)], [51, '… --page 2 shows more'])
    assert.equal((await run('audit', '--call', 'aCall', '--page', '2')).split('\n').length, 1)
  })

  it('leaves out only calls that read', () => {
    const reading = CONTRACTS.flatMap((contract) =>
      'access' in contract && contract.onlyReads ? [contract] : [],
    )
    const elsewhere = reading.filter(({ path }) => !/\/(recursion-)?list$/.test(path))
    assert.deepEqual(elsewhere, [])
    assert.ok(reading.length > 5)
  })
})
