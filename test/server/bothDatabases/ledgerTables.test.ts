import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { PGlite } from '@electric-sql/pglite'
import { inArray, isNotNull, sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'

import { MIGRATIONS_DIR } from '../../../server/assets.ts'
import { FundAccountLogType as Type } from '../../../server/contracts/enumerations.ts'
import { openEmbedded } from '../../../server/db/embedded.ts'
import { openPostgres } from '../../../server/db/postgres.ts'
import { auditEntries, fundAccounts, journalLines, journals, users } from '../../../server/db/schema/index.ts'
import { creditCustomer, type Posting } from '../../../server/modules/fund/ledger.ts'
import { checkLedger } from '../../../server/modules/fund/ledgerCheck.ts'
import { behindItsBack } from '../../support/server/behindItsBack.ts'
import { databaseOn, runOn, usingClient } from '../../support/server/postgresServer.ts'
import { openTestDatabase } from '../../support/server/testDatabase.ts'

import type { Database, DatabaseConnection } from '../../../server/db/client.ts'

const SOUND = { isSound: true, faults: [], hasMore: false }
const NOW = new Date('2026-11-25T13:37:00.123Z')

const gift = (userId: string, amount: bigint): Posting => ({
  userId,
  currencyCode: 'CNY',
  amount,
  type: Type.Manual,
  subject: null,
  note: { key: 'fundNote.adjust' },
})

const ANNA = {
  id: 'anna',
  userName: 'anna',
  userNameKey: 'anna',
  nickname: 'Anna',
  idCode: 'FW000001',
  creationTime: NOW,
}

/** The SQLSTATE of the database's refusal. */
async function refusal(work: Promise<unknown>): Promise<unknown> {
  let error: unknown = await work.then(
    () => assert.fail('it was not refused'),
    (reason: unknown) => reason,
  )
  while (error instanceof Error && !('code' in error)) error = error.cause
  return (error as { code?: unknown }).code
}

describe('the database', () => {
  let connection: DatabaseConnection
  let db: Database
  before(async () => {
    connection = await openTestDatabase()
    db = connection.db
    await db.insert(users).values(ANNA)
    await db.transaction((tx) => creditCustomer(tx, gift('anna', 500n), NOW))
    await db.insert(auditEntries).values({
      id: 'entry',
      time: NOW,
      operatorId: 'owner',
      call: 'adjustFunds',
      request: {},
      outcome: 'DONE',
      requestId: 'request',
    })
  })
  after(() => connection.close())

  const rows = async () => [
    await db.select().from(journals),
    await db.select().from(journalLines),
    await db.select().from(auditEntries),
  ]

  for (const change of [
    'update journals set time = now()',
    'update journals set note_params = $${"reason": "***"}$$, note_key = $$fundNote.topup$$',
    'update journals set note_params = $${"reason": "another"}$$',
    'update journal_lines set amount = 0',
    'update audit_entries set outcome = $$DONE$$',
    ...['journals', 'journal_lines', 'audit_entries'].flatMap((table) => [
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]),
    // Reaches the lines through their accounts.
    'truncate users cascade',
  ]) {
    it(`refuses to ${change}`, async () => {
      const before = await rows()
      assert.equal(await refusal(db.execute(sql.raw(change))), 'LG001')
      assert.deepEqual(await rows(), before)
    })
  }

  it('deletes nothing of the ledger along with something else', async () => {
    const { rows: cascading } = (await db.execute(sql`
      select conname from pg_constraint
      where conrelid in ('journals'::regclass, 'journal_lines'::regclass, 'fund_accounts'::regclass)
        and contype = 'f' and confdeltype not in ('a', 'r')`)) as { rows: unknown[] }
    assert.deepEqual(cascading, [])
    // Of a foreign key; newer versions tell `restrict` apart.
    assert.match(String(await refusal(db.delete(users))), /^23(503|001)$/)
  })

  it('refuses a journal that does not add up when its transaction ends, and lines added later', async () => {
    const [kept] = await db.select().from(journals)
    const { id: _id, ...like } = kept ?? assert.fail()
    const line = { account: 'house:cash', amount: 5n } as const
    const write = (id: string, amounts: readonly bigint[]) =>
      db.transaction(async (tx) => {
        await tx.insert(journals).values({ ...like, id })
        for (const amount of amounts) await tx.insert(journalLines).values({ ...line, amount, journalId: id })
      })
    const before = await rows()
    assert.equal(await refusal(write('empty', [])), 'LG002')
    assert.equal(await refusal(write('single', [0n])), 'LG002')
    assert.equal(await refusal(write('lopsided', [5n, -4n])), 'LG002')
    assert.equal(
      await refusal(db.insert(journalLines).values({ ...line, journalId: kept?.id ?? '' })),
      'LG002',
    )
    assert.deepEqual(await rows(), before)
    await write('even', [5n, -5n])
  })

  it('refuses a customer’s line without its hash', async () => {
    const [line = assert.fail()] = await db.select().from(journalLines).where(isNotNull(journalLines.hash))
    const { sequence: _sequence, ...like } = line
    assert.equal(await refusal(db.insert(journalLines).values({ ...like, hash: null })), '23514')
  })
})

/** The migrations from before ledgers had chains, in a folder of their own. */
function oldMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'old-migrations-'))
  cpSync(MIGRATIONS_DIR, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] }
  const first = journal.entries.findIndex(({ tag }) => tag.endsWith('_ledger_chain_and_operators'))
  assert.ok(first > 0)
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }))
  return folder
}

/**
 * What an earlier version wrote: gifts, a purchase, and money from before types and subjects. Cleo has deleted her account.
 */
const OLD_ROWS = `
  insert into users (id, user_name, user_name_key, nickname, id_code, creation_time)
  values ('anna', 'anna', 'anna', '安娜', 'FW000001', now()), ('ben', 'ben', 'ben', 'Ben', 'FW000002', now()),
    ('cleo', 'cleo', 'cleo', 'Cleo', 'FW000003', now());
  insert into fund_accounts (id, user_id, currency_code, balance)
  values ('a', 'anna', 'CNY', 700), ('b', 'ben', 'CNY', 30), ('c', 'cleo', 'CNY', 0), ('none', 'ben', 'SGD', 0);
  insert into journals (id, time, currency_code, type, subject_type, subject_id, note_key, note_params)
  values
    ('j1', '2026-01-02T03:04:05.678Z', 'CNY', null, null, null, 'fundNote.opening', '{}'),
    ('j2', '2026-01-02T03:04:05.999Z', 'CNY', 7, null, null, 'fundNote.adjust', '{"reason": "谢谢"}'),
    ('j3', '1969-12-31T23:59:59.999Z', 'CNY', 2, 'COUPON', 'c1', 'fundNote.withdraw', '{}'),
    ('j4', '2026-01-02T03:04:05.999Z', 'CNY', 7, null, null, 'fundNote.adjust', '{"reason": "Dear Cleo"}');
  insert into journal_lines (journal_id, account, fund_account_id, amount, balance_after)
  values
    ('j1', 'customer:a', 'a', 1000, 1000), ('j1', 'house:cash', null, -1000, null),
    ('j2', 'customer:b', 'b', 30, 30), ('j2', 'house:adjustment', null, -30, null),
    ('j3', 'customer:a', 'a', -300, 700), ('j3', 'house:cash', null, 300, null),
    ('j4', 'customer:c', 'c', 0, 0), ('j4', 'house:adjustment', null, 0, null);
  update users set deleted_time = now() where id = 'cleo';`

/** A database of an earlier version, which this version has just opened. */
async function openOld(): Promise<DatabaseConnection> {
  const migrationsFolder = oldMigrations()
  try {
    const url = process.env['TEST_DATABASE_URL']
    return url ? await openOldPostgres(url, migrationsFolder) : await openOldEmbedded(migrationsFolder)
  } finally {
    rmSync(migrationsFolder, { recursive: true })
  }
}

async function openOldEmbedded(migrationsFolder: string): Promise<DatabaseConnection> {
  const client = await PGlite.create()
  await migrateEmbedded(drizzleEmbedded(client), { migrationsFolder })
  await client.exec(OLD_ROWS)
  const dump = await client.dumpDataDir('none')
  await client.close()
  return openEmbedded({ dump })
}

async function openOldPostgres(adminUrl: string, migrationsFolder: string): Promise<DatabaseConnection> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const url = databaseOn(adminUrl, name)
  await runOn(adminUrl, `create database ${name}`)
  await usingClient(url, async (client) => {
    await migratePostgres(drizzlePostgres(client), { migrationsFolder })
    await client.query(OLD_ROWS)
  })
  const connection = await openPostgres(url)
  const close = async () => {
    await connection.close()
    await runOn(adminUrl, `drop database ${name} with (force)`)
  }
  return { ...connection, close }
}

describe('a database of an earlier version', () => {
  let connection: DatabaseConnection
  before(async () => {
    connection = await openOld()
  })
  after(() => connection.close())

  it('has its lines chained, as the server computes it, and goes on', async () => {
    const { db } = connection
    assert.deepEqual(await checkLedger(db), SOUND)
    const counts = await db.select().from(fundAccounts).orderBy(fundAccounts.id)
    assert.deepEqual(
      counts.map(({ id, lineCount }) => [id, lineCount]),
      [
        ['a', 2],
        ['b', 1],
        ['c', 1],
        ['none', 0],
      ],
    )
    await db.transaction((tx) => creditCustomer(tx, gift('anna', 1n), NOW))
    assert.deepEqual(await checkLedger(db), SOUND)
  })

  it('says no longer why the balance of a deleted account was changed', async () => {
    const { db } = connection
    const kept = await db
      .select()
      .from(journals)
      .where(inArray(journals.id, ['j2', 'j4']))
      .orderBy(journals.id)
    assert.deepEqual(
      kept.map(({ id, noteParams }) => [id, noteParams]),
      [
        ['j2', { reason: '谢谢' }],
        ['j4', { reason: '***' }],
      ],
    )
  })

  it('shows a line that is changed from then on', async () => {
    const { db } = connection
    await behindItsBack(db, (tx) => tx.execute(sql`update journals set subject_id = 'c2' where id = 'j3'`))
    const { faults } = await checkLedger(db)
    assert.deepEqual(
      faults.map(({ kind, journalId, fundAccountId }) => [kind, journalId, fundAccountId]),
      [['CHANGED_LINE', 'j3', 'a']],
    )
  })
})
