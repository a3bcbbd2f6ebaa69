import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { describe, it } from 'node:test'

import { eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { KEPT } from '../../../server/base/time/retention.ts'
import * as schema from '../../../server/db/schema/index.ts'
import { diskStorage } from '../../../server/modules/upload/storage.ts'
import { removeUnusedPictures } from '../../../server/modules/upload/removeUnused.ts'
import { cleanUp } from '../../../server/operations/housekeeping.ts'
import { accepted } from '../../support/server/apiClient.ts'
import { signIn } from '../../support/server/customers.ts'
import { assertLedgerBalances } from '../../support/server/funds.ts'
import { ORDERS } from '../../support/server/orders.ts'
import { TOPUPS } from '../../support/server/topups.ts'
import { useServer } from '../../support/server/useServer.ts'
import { wholeHistory } from '../../support/server/wholeHistory.ts'

import type { LogisticsOrder, LogisticsOrderDetail } from '../../../server/contracts/logisticsOrder.ts'
import type { Topup } from '../../../server/contracts/topup.ts'

const context = useServer()

/** What still tells who a customer was right after the deletion, and why. */
const KEPT_FOR_DISPUTES = {
  'logistics_orders.shipping_address': 'where a box went, should its delivery be disputed',
  'logistics_orders.packing_images': 'how it was packed',
  'parcels.inbound_images': 'how a parcel arrived',
  'service_requests.images': 'what the warehouse did to it',
}
const KEPT_FOR_THE_LAW = { 'topups.images': 'proof of a payment' }
/** Of staff's calls, so that one sent again does nothing twice: for a day. */
const KEPT_FOR_A_DAY = { 'idempotency_keys.answer': 'what staff were answered about an order' }
const THEIR_FILES = { 'uploads.url': 'the pictures that the others name' }

/** The columns that hold one of the words anywhere, as `table.column`. */
async function columnsWith(words: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const table of Object.values(schema).filter((one) => is(one, PgTable))) {
    const { rows } = (await context.server.db.execute(sql`select to_jsonb(t) as row from ${table} t`)) as {
      rows: { row: Record<string, unknown> }[]
    }
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(row)) {
        const text = JSON.stringify(value).toLowerCase()
        if (words.some((word) => text.includes(word))) found.add(`${getTableName(table)}.${column}`)
      }
    }
  }
  return [...found].sort()
}

const namesOf = (...lists: readonly object[]) => lists.flatMap((list) => Object.keys(list)).sort()

/** Lets time pass, and does what housekeeping does every hour. */
async function pass(years: number): Promise<void> {
  const { db, clock } = context.server
  clock.advance(years * 366 * DAY_MS)
  await cleanUp(db, clock.now())
  await removeUnusedPictures(db, diskStorage(tmpdir()), clock.now())
}

describe('what is kept of a customer', () => {
  it('goes with the account, what disputes and the law need after its term, and amounts stay', async () => {
    const { customer, words, proofs } = await wholeHistory(context.server)
    const before = await columnsWith(words)
    const missing = EVERYWHERE.filter((column) => !before.includes(column))
    assert.deepEqual(missing, [], 'the history should leave a trace everywhere')

    assert.equal((await customer.api.delete('/api/u/user')).status, 204)
    assert.deepEqual(
      await columnsWith(words),
      namesOf(KEPT_FOR_A_DAY, KEPT_FOR_DISPUTES, KEPT_FOR_THE_LAW, THEIR_FILES),
    )

    await pass(KEPT.orderYears)
    assert.deepEqual(await columnsWith(words), namesOf(KEPT_FOR_THE_LAW, THEIR_FILES))
    assert.deepEqual(await columnsWith(words.filter((word) => !proofs.includes(word))), [])

    await pass(KEPT.paymentYears - KEPT.orderYears)
    assert.deepEqual(await columnsWith(words), [])
    await assertLedgerBalances(context.server)
    const { db } = context.server
    assert.ok((await db.$count(schema.topups, eq(schema.topups.userId, customer.user.id))) > 0)
  })

  it('has the same terms while the account lives, which can still read its history', async () => {
    const { customer, words } = await wholeHistory(context.server)
    await pass(KEPT.paymentYears)
    const kept = await columnsWith(words)
    const ended = [...namesOf(KEPT_FOR_DISPUTES, KEPT_FOR_THE_LAW), ...WORDS]
    assert.deepEqual(
      kept.filter((column) => ended.includes(column)),
      [],
    )
    const api = await signIn(context.server, customer)
    const { items } = accepted(await api.post<{ items: LogisticsOrder[] }>(`${ORDERS}/list`, {}))
    for (const { id } of items) {
      const order = accepted(await api.get<LogisticsOrderDetail>(`${ORDERS}/${id}`))
      assert.equal(order.shippingAddress.recipient, '***')
      accepted(await api.get(`${ORDERS}/${id}/log`))
    }
    const cases = accepted(await api.post<{ items: { id: string }[] }>('/api/u/after-sales/list', {}))
    for (const { id } of cases.items) accepted(await api.get(`/api/u/after-sales/${id}`))
    const topups = accepted(await api.post<{ items: Topup[] }>(`${TOPUPS}/list`, {}))
    assert.deepEqual(
      topups.items.map(({ rejectReason }) => rejectReason),
      ['***', null],
      'a rejected top-up is still that, not cancelled',
    )
  })
})

/** What a customer and staff wrote to each other. */
const WORDS = [
  'after_sales_cases.description',
  'after_sales_cases.images',
  'after_sales_logs.content',
  'after_sales_logs.images',
  'logistics_order_logs.params',
  'logistics_orders.images',
  'logistics_orders.message_to_staff',
  'logistics_orders.remarks',
  'logistics_orders.review',
  'logistics_orders.review_images',
  'messages.params',
  'parcel_logs.params',
  'parcels.images',
  'parcels.purchase_order_number',
  'parcels.remarks',
  'parcels.tags',
  'service_requests.reason',
  'service_requests.remarks',
  'store_orders.remarks',
  'topups.reject_reason',
  'topups.remarks',
  'unclaimed_parcel_claims.images',
  'unclaimed_parcel_claims.note',
  'unclaimed_parcel_claims.rejection_reason',
]

/** Where a customer with a whole history leaves a trace. */
const EVERYWHERE = [
  ...namesOf(KEPT_FOR_DISPUTES, KEPT_FOR_THE_LAW, THEIR_FILES),
  ...WORDS,
  'addresses.details_address',
  'addresses.id_document',
  'addresses.mobile',
  'addresses.name',
  'addresses.post_code',
  'addresses.recipient',
  'bind_tickets.open_id',
  'consolidation_rules.display_name',
  'consolidation_rules.remarks',
  'idempotency_keys.answer',
  'journals.note_params',
  'users.avatar',
  'users.email',
  'users.nickname',
  'users.user_name',
  'users.user_name_key',
  'users.wechat_id',
  'users.wechat_qr_code',
  'verification_codes.target',
  'wechat_identities.open_id',
]
