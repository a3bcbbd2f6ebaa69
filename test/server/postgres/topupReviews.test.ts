import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'

import { and, eq } from 'drizzle-orm'

import { MINUTE_MS } from '../../../server/base/time/clock.ts'
import { PaymentMethod, TopupStatus as Status } from '../../../server/contracts/enumerations.ts'
import { topupMethods } from '../../../server/db/schema/index.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, type TestCustomer } from '../../support/server/customers.ts'
import { operatorOf } from '../../support/server/funds.ts'
import { pngPicture, uploadPicture } from '../../support/server/pictures.ts'
import { ADMIN_TOPUPS, topupStaff, TOPUPS } from '../../support/server/topups.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { TopupDetail } from '../../../server/contracts/topup.ts'

const context = useServer()

/** As in the seed data, for Taobao links. */
const REVIEW_MINUTES = 60

const WAY = { currencyCode: 'CNY', method: PaymentMethod.TAOBAO_LINK, receivingAccountId: 'cny-taobao' }

const aPicture = async ({ api }: TestCustomer) => uploadPicture(api, await pngPicture())

async function request(customer: TestCustomer, images: readonly string[] = []): Promise<TopupDetail> {
  const body = { ...WAY, amount: '50', isDraft: images.length === 0, images }
  return accepted(await customer.api.post<TopupDetail>(`${TOPUPS}/user-topup`, body))
}

async function sendProof(customer: TestCustomer, id: string, body: object = {}, key: string = randomUUID()) {
  const proof = { images: [await aPicture(customer)], ...body }
  return customer.api.post<TopupDetail>(`${TOPUPS}/${id}/submit-proof`, proof, { 'idempotency-key': key })
}

const read = async ({ api }: TestCustomer, id: string) =>
  accepted(await api.get<TopupDetail>(`${TOPUPS}/${id}`))

/** How many minutes after `moment` the review should be done; null if unknown. */
function reviewAfter({ expectedReviewTime }: TopupDetail, moment: Date): number | null {
  if (expectedReviewTime === null) return null
  return Math.round((Date.parse(expectedReviewTime) - moment.getTime()) / MINUTE_MS)
}

describe('the expected time of a review', () => {
  it('counts from the proof, as long as the method says, and ends with the review', async () => {
    const { clock } = context.server
    const customer = await newCustomer(context.server)
    const draft = await request(customer)
    assert.equal(draft.expectedReviewTime, null)
    assert.ok(Math.abs(Date.parse(draft.serverTime) - clock.now().getTime()) < MINUTE_MS)

    clock.advance(4 * MINUTE_MS)
    const sentAt = clock.now()
    assert.equal(reviewAfter(accepted(await sendProof(customer, draft.id)), sentAt), REVIEW_MINUTES)
    clock.advance(3 * MINUTE_MS)
    assert.equal(reviewAfter(await read(customer, draft.id), sentAt), REVIEW_MINUTES)
    const correctedAt = clock.now()
    assert.equal(reviewAfter(accepted(await sendProof(customer, draft.id)), correctedAt), REVIEW_MINUTES)

    await topupStaff(context.server, draft).approve()
    assert.equal((await read(customer, draft.id)).expectedReviewTime, null)
  })

  it('stays when the method is no longer offered; a proof that comes later has none', async () => {
    const { db, clock } = context.server
    const customer = await newCustomer(context.server)
    const sentAt = clock.now()
    const [sent, draft] = [await request(customer, [await aPicture(customer)]), await request(customer)]
    const isIt = and(eq(topupMethods.currencyCode, 'CNY'), eq(topupMethods.paymentMethod, WAY.method))
    const removed = await db.delete(topupMethods).where(isIt).returning()
    try {
      assert.equal(reviewAfter(await read(customer, sent.id), sentAt), REVIEW_MINUTES)
      const late = accepted(await sendProof(customer, draft.id))
      assert.deepEqual([late.status, late.expectedReviewTime], [Status.PendingAudit, null])
    } finally {
      await db.insert(topupMethods).values(removed)
    }
  })
})

describe('a proof', () => {
  it('that is sent twice with the same key is taken once', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await request(customer)
    const [images, key] = [[await aPicture(customer)], randomUUID()]
    const first = accepted(await sendProof(customer, id, { images }, key))
    const second = accepted(await sendProof(customer, id, { images }, key))
    assert.equal(second.version, first.version)
    assert.equal((await read(customer, id)).logs.length, 2)
  })

  it('leaves the remarks as they are, changes them, or removes them', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await request(customer)
    const remarksAfter = async (body: object) => accepted(await sendProof(customer, id, body)).remarks
    assert.equal(await remarksAfter({ remarks: ' from my wife’s account ' }), 'from my wife’s account')
    assert.equal(await remarksAfter({}), 'from my wife’s account')
    assert.equal(await remarksAfter({ remarks: '' }), null)
  })
})

describe('a top-up that staff have rejected or the customer has cancelled', () => {
  it('is told apart by its reason, and nobody can change it any more', async () => {
    const customer = await newCustomer(context.server)
    const [rejected, cancelled] = [
      await request(customer, [await aPicture(customer)]),
      await request(customer),
    ]
    await topupStaff(context.server, rejected).reject('not received')
    accepted(await customer.api.post(`${TOPUPS}/${cancelled.id}/cancel`))
    for (const [id, reason, name] of [
      [rejected.id, 'not received', 'Not approved'],
      [cancelled.id, null, 'Cancelled'],
    ] as const) {
      const { status, rejectReason } = await read(customer, id)
      assert.deepEqual([status, rejectReason], [Status.Cancalled, reason])
      const { message } = refused(await sendProof(customer, id), 409, 'TopupMoveRefused')
      assert.equal(message, `The top-up is “${name}”, so this can’t be done`)
      refused(await customer.api.post(`${TOPUPS}/${id}/cancel`), 409, 'TopupMoveRefused')
      const approval = await operatorOf(context.server).post(`${ADMIN_TOPUPS}/${id}/approve`)
      refused(approval, 409, 'TopupMoveRefused')
    }
  })

  it('was cancelled once when the request came twice with the same key', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await request(customer)
    const key = { 'idempotency-key': randomUUID() }
    const cancel = () => customer.api.post<TopupDetail>(`${TOPUPS}/${id}/cancel`, {}, key)
    assert.deepEqual(accepted(await cancel()), accepted(await cancel()))
  })
})
