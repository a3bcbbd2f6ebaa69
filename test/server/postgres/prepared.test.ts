import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq, isNull, sql } from 'drizzle-orm'

import { violatedConstraint } from '../../../server/db/constraints.ts'
import { prepared, preparedBy, preparedInsert } from '../../../server/db/prepared.ts'
import { fundAccounts, journals, serverSecrets, tenants, users } from '../../../server/db/schema/index.ts'
import { behindItsBack } from '../../support/server/behindItsBack.ts'
import { openTestDatabase } from '../../support/server/testDatabase.ts'

import type { DatabaseConnection } from '../../../server/db/client.ts'

const findSecret = prepared((db) =>
  db
    .select()
    .from(serverSecrets)
    .where(eq(serverSecrets.name, sql.placeholder('name'))),
)

const addSecret = prepared((db) =>
  db.insert(serverSecrets).values({ name: sql.placeholder('name'), value: sql.placeholder('value') }),
)

describe('a prepared query', () => {
  let database: DatabaseConnection
  let other: DatabaseConnection
  before(async () => {
    database = await openTestDatabase()
    other = await openTestDatabase()
  })
  after(async () => {
    await database.close()
    await other.close()
  })

  it('runs on whichever database it is given', async () => {
    await addSecret(database.db, { name: 'one', value: 'here' })
    await addSecret(other.db, { name: 'one', value: 'there' })
    assert.deepEqual(await findSecret(database.db, { name: 'one' }), [{ name: 'one', value: 'here' }])
    assert.deepEqual(await findSecret(other.db, { name: 'one' }), [{ name: 'one', value: 'there' }])
  })

  it('belongs to the transaction it runs in', async () => {
    const undone = database.db.transaction(async (tx) => {
      await addSecret(tx, { name: 'two', value: 'for a moment' })
      assert.equal((await findSecret(tx, { name: 'two' })).length, 1)
      throw new Error('undone')
    })
    await assert.rejects(undone, /undone/)
    assert.deepEqual(await findSecret(database.db, { name: 'two' }), [])
  })

  it('runs again after it failed, on its own and in a transaction', async () => {
    const addWord = prepared((db) =>
      db.insert(serverSecrets).values({ name: sql.placeholder('name'), value: sql.placeholder('value') }),
    )
    const isTaken = (error: unknown) => violatedConstraint(error) === 'server_secrets_pkey'
    await assert.rejects(addWord(database.db, { name: 'one', value: 'again' }), isTaken)
    await addWord(database.db, { name: 'three', value: '3' })
    const undone = database.db.transaction(async (tx) => {
      await addWord(tx, { name: 'four', value: '4' })
      await addWord(tx, { name: 'three', value: 'again' })
    })
    await assert.rejects(undone, isTaken)
    await addWord(database.db, { name: 'four', value: 'anew' })
    assert.deepEqual(await findSecret(database.db, { name: 'four' }), [{ name: 'four', value: 'anew' }])
  })

  it('reads and writes as columns do, null too', async () => {
    const setSettings = prepared((db) =>
      db
        .update(tenants)
        .set({
          settings: sql`coalesce(${sql.param(sql.placeholder('settings'), tenants.settings)}, settings)`,
        })
        .returning({ settings: tenants.settings }),
    )
    const changed = await setSettings(database.db, { settings: { volumeDivisor: 5000 } })
    assert.deepEqual(changed, [{ settings: { volumeDivisor: 5000 } }])
    assert.deepEqual(await setSettings(database.db, { settings: null }), changed)
  })

  it('keeps whole rows, what they leave out as null', async () => {
    const insertJournal = preparedInsert(journals)
    const journal = {
      id: 'j',
      time: new Date(0),
      currencyCode: 'CNY',
      noteKey: 'fundNote.opening',
      noteParams: { a: 1 },
    } as const
    // A journal without lines would be refused.
    const kept = await behindItsBack(other.db, (tx) => insertJournal(tx, journal))
    assert.deepEqual(kept, { ...journal, type: null, subjectType: null, subjectId: null })
    const found = await other.db.select().from(journals).where(isNull(journals.subjectId))
    assert.deepEqual(found, [kept])
  })

  it('tells a row that a join lacks from one of nulls', async () => {
    const findAccount = prepared((db) =>
      db
        .select({ secret: serverSecrets, account: fundAccounts })
        .from(serverSecrets)
        .leftJoin(fundAccounts, eq(fundAccounts.id, serverSecrets.value))
        .where(eq(serverSecrets.name, sql.placeholder('name'))),
    )
    const [found] = await findAccount(other.db, { name: 'one' })
    assert.deepEqual(found, { secret: { name: 'one', value: 'there' }, account: null })
  })

  it('is kept for each shape', async () => {
    const built: string[] = []
    const named = preparedBy((db, { column }: { column: 'name' | 'value' }) => {
      built.push(column)
      return db
        .select({ name: serverSecrets.name })
        .from(serverSecrets)
        .where(eq(serverSecrets[column], sql.placeholder('words')))
    })
    for (let run = 0; run < 2; run += 1) {
      assert.equal((await named({ column: 'name' })(other.db, { words: 'one' })).length, 1)
      assert.equal((await named({ column: 'value' })(other.db, { words: 'there' })).length, 1)
    }
    assert.deepEqual(built, ['name', 'value'])
  })

  it('is not run without one of its values', async () => {
    await assert.rejects(findSecret(other.db, {}), /lacks its name/)
    const everybody = prepared((db) => db.select({ id: users.id }).from(users))
    assert.deepEqual(await everybody(other.db, {}), [])
  })
})
