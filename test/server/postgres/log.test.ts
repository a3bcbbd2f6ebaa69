import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { users } from '../../../server/db/schema/index.ts'
import { reasonOf, recordOf } from '../../../server/db/errorRecord.ts'
import { createLog } from '../../../server/start/log.ts'
import { refused } from '../../support/server/apiClient.ts'
import { newCustomer, type TestCustomer } from '../../support/server/customers.ts'
import { startTestServer, type TestServer } from '../../support/server/startTestServer.ts'

import type { ErrorRecord } from '../../../server/db/errorRecord.ts'

const ADDRESS = {
  recipient: 'Unprintable Name',
  mobile: '81234567',
  regionGroupId: 'sg',
  postCode: '238801',
  detailsAddress: '313 Unprintable Road',
  idDocument: 'E12345678',
}

interface Line {
  readonly msg: string
  readonly err?: ErrorRecord
}

describe('the log', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  let server: TestServer
  let customer: TestCustomer
  before(async () => {
    server = await startTestServer({ log })
    customer = await newCustomer(server)
  })
  beforeEach(() => void (lines.length = 0))
  after(() => server.close())

  it('says which statement failed and why, without its values', async () => {
    await server.db.execute(sql`alter table addresses add constraint nobody_moves check (false) not valid`)
    try {
      refused(await customer.api.post('/api/u/user/address', ADDRESS), 500)
    } finally {
      await server.db.execute(sql`alter table addresses drop constraint nobody_moves`)
    }
    const all = lines.join('\n')
    for (const value of [ADDRESS.recipient, ADDRESS.detailsAddress, ADDRESS.idDocument, customer.user.id]) {
      assert.ok(!all.includes(value), value)
    }
    const failed = lines.flatMap((line) => (JSON.parse(line) as Line).err ?? [])[0] ?? assert.fail()
    assert.match(failed.query ?? '', /^insert into "addresses"/)
    assert.match(failed.stack ?? '', /^\s+at /)
    assert.equal(failed.cause?.constraint, 'nobody_moves')
  })

  it('quotes neither the row that a constraint refused nor the value that a type did not take', async () => {
    const [first] = await server.db.query.users.findMany({ limit: 1 })
    const doubled = await thrownBy(() => server.db.insert(users).values(first ?? assert.fail()))
    assert.equal(recordOf(doubled).cause?.constraint, 'users_pkey')
    assert.doesNotMatch(JSON.stringify(recordOf(doubled)), /argon2|@example/)
    const misread = await thrownBy(() => server.db.execute(sql`select ${'E12345678'}::integer`))
    assert.doesNotMatch(JSON.stringify(recordOf(misread)), /E12345678/)
    assert.equal(reasonOf(misread), 'data exception 22P02')
  })
})

async function thrownBy(work: () => PromiseLike<unknown>): Promise<unknown> {
  try {
    await work()
  } catch (error) {
    return error
  }
  return assert.fail('nothing failed')
}
