import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { parcels, users } from '../../../server/db/schema/index.ts'
import { deletedAccountsIn } from '../../../server/db/deletedAccounts.ts'
import { notify } from '../../../server/modules/message/notify.ts'
import { rewardReferrer } from '../../../server/modules/referral/reward.ts'
import { keepLive } from '../../../server/modules/user/index.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { declaration, declareParcel, newCustomer, PARCELS, PASSWORD } from '../../support/server/customers.ts'
import { assertLedgerBalances, operatorOf } from '../../support/server/funds.ts'
import { ADDRESSES, deliveredOrder, HOME, newAddress, storedParcel } from '../../support/server/orders.ts'
import { LOGIN, loginPlatform } from '../../support/server/passport.ts'
import { formOf, pngPicture, UPLOAD } from '../../support/server/pictures.ts'
import { newRule, NOTICE_MS, runRules, waitingFor } from '../../support/server/rules.ts'
import { ADMIN_TOPUPS, submitTopup, TOPUPS } from '../../support/server/topups.ts'
import { useServer } from '../../support/server/useServer.ts'
import { waitsForLock } from '../../support/server/waitsForLock.ts'

import type { TopupDetail } from '../../../server/contracts/topup.ts'
import type { Database } from '../../../server/db/client.ts'

/** What mentions a customer, and why it may still be written when their account is deleted. */
const UNGUARDED: Readonly<Record<string, string>> = {
  'users.referrer_id':
    'says of the invited customer who invited them; a deleted referrer gets nothing for it',
}

const context = useServer()
const ADJUST = '/api/admin/fund-management/adjust'

async function rows<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows
}

/** The columns that say whose a row is: those that refer to a customer, and others of such a name. */
function ownerColumns(): Promise<{ tableName: string; columnName: string }[]> {
  return rows(
    context.server.db,
    sql`select distinct c.relname as "tableName", a.attname as "columnName"
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'users'::regclass
        and a.attnum = any (f.conkey)
      where a.attnum > 0 and not a.attisdropped and (f.oid is not null or a.attname in ('user_id', 'caller'))
      order by 1, 2`,
  )
}

/** How many rows each table has of a customer. */
async function countRows(userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { tableName, columnName } of await ownerColumns()) {
    const [table, column] = [sql.identifier(tableName), sql.identifier(columnName)]
    const [row] = await rows<{ count: number }>(
      context.server.db,
      sql`select count(*)::int as count from ${table} where ${column} = ${userId}`,
    )
    counts[`${tableName}.${columnName}`] = row?.count ?? 0
  }
  return counts
}

const setDeleted = (db: Database, userId: string) =>
  db.update(users).set({ deletedTime: context.server.clock.now() }).where(eq(users.id, userId))

/**
 * Begins something while an account is being deleted: it waits for the deletion, which then commits.
 *
 * @returns what came of it
 */
async function duringDeletion<T>(userId: string, begin: () => Promise<T>): Promise<T> {
  const { db } = context.server
  const racing = await db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, userId)).for('update')
    await setDeleted(tx, userId)
    const begun = begin()
    await waitsForLock(db, begun)
    return { begun }
  })
  return racing.begun
}

const wasRefused = (userId: string) => (error: unknown) => deletedAccountsIn(error).includes(userId)

describe('the database', () => {
  it('refuses new rows of deleted accounts in every table that has an owner', async () => {
    const { db } = context.server
    const triggers = await rows<{ tableName: string; source: string }>(
      db,
      sql`select t.tgrelid::regclass::text as "tableName", p.prosrc as source
        from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where not t.tgisinternal and t.tgenabled = 'O' and p.prosrc like '%refuse_deleted_users%' and p.prosrc like '%added%'`,
    )
    const isGuarded = ({ tableName, columnName }: { tableName: string; columnName: string }) =>
      triggers.some((trigger) => trigger.tableName === tableName && trigger.source.includes(columnName))
    const unguarded = (await ownerColumns()).filter((column) => !isGuarded(column))
    assert.deepEqual(
      unguarded.map(({ tableName, columnName }) => `${tableName}.${columnName}`),
      Object.keys(UNGUARDED),
    )
  })

  it('refuses to hand a row over to a deleted account, and to change one', async () => {
    const { db } = context.server
    const [owner, gone] = [await newCustomer(context.server), await newCustomer(context.server)]
    const { id } = await declareParcel(owner)
    await setDeleted(db, gone.user.id)
    const change = async (work: Promise<unknown>) => work
    await assert.rejects(
      change(db.update(parcels).set({ userId: gone.user.id }).where(eq(parcels.id, id)).execute()),
      wasRefused(gone.user.id),
    )
    await assert.rejects(
      change(db.update(users).set({ nickname: 'Back' }).where(eq(users.id, gone.user.id)).execute()),
      wasRefused(gone.user.id),
    )
    await assert.rejects(
      db.transaction((tx) => keepLive(tx, gone.user.id)),
      wasRefused(gone.user.id),
    )
  })
})

describe(
  'what waits for a deletion',
  { skip: !process.env['TEST_DATABASE_URL'] && 'needs PostgreSQL' },
  () => {
    it('is refused to the customer, whose session has ended, and nothing is kept', async () => {
      const customer = await newCustomer(context.server)
      const { api, user } = customer
      const picture = formOf(await pngPicture())
      const login = { usernameOrEmail: user.userName, password: PASSWORD, loginPlatform }
      const preferences = { items: [{ kind: 'FUNDS', channel: 'EMAIL', isEnabled: true }] }
      const calls = [
        () => api.post(ADDRESSES, HOME),
        () => api.post(PARCELS, declaration()),
        () => api.post(PARCELS, declaration(), { 'idempotency-key': randomUUID() }),
        () => api.put('/api/u/message/preferences', preferences),
        () => api.upload(UPLOAD, picture),
      ]
      const before = await countRows(user.id)
      refused(await duringDeletion(user.id, () => api.put('/api/u/user/update-nickname?nickname=Back')), 404)
      await revive(user.id)
      const signIn = () => context.api.post(LOGIN, login)
      refused(await duringDeletion(user.id, signIn), 400, 'InvalidCredentials')
      assert.deepEqual(await countRows(user.id), before)
      await revive(user.id)
      for (const call of calls) {
        refused(await duringDeletion(user.id, call), 401, 'SessionEnded')
        assert.deepEqual(await countRows(user.id), before, String(call))
        await revive(user.id)
      }
    })

    it('is refused to staff who credit: an adjustment, a top-up, a refund', async () => {
      const customer = await newCustomer(context.server)
      const { id: userId, idCode } = customer.user
      const order = await deliveredOrder(context.server, customer)
      const topup = await submitTopup(customer)
      const staff = operatorOf(context.server)
      const adjust = { idCode, amount: '5.00', reason: 'a present' }
      const refund = { amount: '1.00', reason: 'late' }
      const calls = [
        () => staff.post(ADJUST, adjust),
        () => staff.post(`${ADMIN_TOPUPS}/${topup.id}/approve`, {}),
        () => staff.post(`/api/admin/warehouse/order/${order.code}/refund`, refund),
      ]
      const before = await countRows(userId)
      for (const call of calls) {
        const { message } = refused(await duringDeletion(userId, call), 409, 'AccountDeleted')
        assert.match(message, /deleted their account/)
        assert.deepEqual(await countRows(userId), before)
        await revive(userId)
      }
      const { version } = accepted(await customer.api.get<TopupDetail>(`${TOPUPS}/${topup.id}`))
      assert.equal(version, topup.version, 'the top-up still waits')
      await assertLedgerBalances(context.server)
    })

    it('is refused to the warehouse, whose parcel stays as it was, and to messages', async () => {
      const { db, clock } = context.server
      const customer = await newCustomer(context.server)
      const { id: userId } = customer.user
      const { id, expressNumber } = await declareParcel(customer)
      const before = await countRows(userId)
      await assert.rejects(
        duringDeletion(userId, () => context.server.warehouse.arrive(expressNumber)),
        /AccountDeleted/,
      )
      assert.deepEqual(await countRows(userId), before)
      const row = await db.query.parcels.findFirst({ where: (parcel) => eq(parcel.id, id) })
      assert.equal(row?.version, 1)
      await revive(userId)

      const notice = { userId, kind: 'FUNDS', event: 'fundsWithdrawn', subject: null } as const
      const tell = () => db.transaction((tx) => notify(tx, notice, clock.now()))
      await assert.rejects(duringDeletion(userId, tell), wasRefused(userId))
      await tell()
      assert.deepEqual(await countRows(userId), before, 'afterwards nobody is told, and nothing fails')
    })

    it('is refused to a rule, which submits nothing', async () => {
      const customer = await newCustomer(context.server)
      const { id: userId } = customer.user
      await newRule(customer, waitingFor(await storedParcel(context.server, customer)))
      assert.deepEqual(await runRules(context.server), ['ANNOUNCED'])
      const before = await countRows(userId)
      const failure = await duringDeletion(userId, () =>
        runRules(context.server, NOTICE_MS).then(
          (outcomes) => assert.fail(`it did ${outcomes.join()}`),
          (error: unknown) => error as AggregateError,
        ),
      )
      assert.ok(failure.errors.every(wasRefused(userId)))
      assert.deepEqual(await countRows(userId), before)
      await context.server.db.execute(sql`delete from consolidation_rules where user_id = ${userId}`)
    })

    it('takes a referrer’s reward away, and lets the order of the customer they invited be completed', async () => {
      const { db, clock } = context.server
      const [referrer, invitee] = [await newCustomer(context.server), await newCustomer(context.server)]
      await db.update(users).set({ referrerId: referrer.user.id }).where(eq(users.id, invitee.user.id))
      const before = await countRows(referrer.user.id)
      const order = { userId: invitee.user.id, orderId: 'order-1', paid: 10_000n }
      await duringDeletion(referrer.user.id, () =>
        db.transaction((tx) => rewardReferrer(tx, order, clock.now())),
      )
      assert.deepEqual(await countRows(referrer.user.id), before)
      await assertLedgerBalances(context.server)
    })
  },
)

describe('staff', () => {
  it('are told in their language that a customer has deleted their account', async () => {
    const customer = await newCustomer(context.server)
    await newAddress(customer)
    assert.equal((await customer.api.delete('/api/u/user')).status, 204)
    const staff = operatorOf(context.server)
    const adjust = { idCode: customer.user.idCode, amount: '5.00', reason: 'a present' }
    const { validationErrors } = refused(await staff.post(ADJUST, adjust), 409, 'AccountDeleted')
    assert.deepEqual(validationErrors[0]?.members, ['idCode'])
    const chinese = refused(await staff.with({ language: 'zh-Hans' }).post(ADJUST, adjust), 409)
    assert.match(chinese.message, /已注销账号/)
  })
})

/** Undoes `setDeleted`, for the next case; the trigger forbids it, as it should. */
async function revive(userId: string): Promise<void> {
  await context.server.db.transaction(async (tx) => {
    await tx.execute(sql`alter table users disable trigger users_of_live`)
    await tx.update(users).set({ deletedTime: null }).where(eq(users.id, userId))
    await tx.execute(sql`alter table users enable trigger users_of_live`)
  })
}
