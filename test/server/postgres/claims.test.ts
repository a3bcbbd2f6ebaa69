import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { ParcelStatus, UnclaimedParcelStatus } from '../../../server/contracts/enumerations.ts'
import { messages } from '../../../server/db/schema/index.ts'
import { accepted, refused, type Page } from '../../support/server/apiClient.ts'
import { declareParcel, PARCELS, signIn, type TestCustomer } from '../../support/server/customers.ts'
import { ADMIN_WAREHOUSE, UNCLAIMED, useUnclaimedParcels } from '../../support/server/unclaimedParcels.ts'

import type { ParcelDetail } from '../../../server/contracts/parcel.ts'
import type {
  OrphanParcel,
  UnclaimedParcel,
  UnclaimedParcelClaim,
} from '../../../server/contracts/unclaimedParcel.ts'

const { context, operator, register, claimant, claim } = useUnclaimedParcels()

describe('claiming a parcel', () => {
  it('puts it under review, where the claimant can follow it', async () => {
    const [customer, other] = [await claimant(), await claimant()]
    const { id, expressNumber } = await register()
    const made = accepted(await claim(customer, id, ` ${expressNumber.toLowerCase()} `))
    assert.deepEqual(
      [made.status, made.statusDisplayName, made.note, made.unclaimedParcelId],
      ['UNDER_REVIEW', 'Under review', 'My shoes', id],
    )
    const mine = accepted(await customer.api.post<Page<UnclaimedParcelClaim>>(`${UNCLAIMED}/my-claim/list`))
    assert.deepEqual(mine, { items: [made], totalCount: 1 })
    assert.equal(
      accepted(await other.api.post<Page<UnclaimedParcelClaim>>(`${UNCLAIMED}/my-claim/list`)).totalCount,
      0,
    )
    const seenBy = async ({ api }: TestCustomer) =>
      accepted(await api.post<Page<UnclaimedParcel>>(`${UNCLAIMED}/list`)).items.find(
        (item) => item.id === id,
      )
    assert.deepEqual(
      [(await seenBy(customer))?.isClaimedByMe, (await seenBy(other))?.isClaimedByMe],
      [true, false],
    )
    refused(await claim(other, id, expressNumber), 409, 'ClaimUnderReview')
  })

  it('needs the customer’s own proof and an existing parcel', async () => {
    const [customer, other] = [await claimant(), await claimant()]
    const { id, expressNumber } = await register()
    refused(await claim({ api: customer.api, image: other.image }, id, expressNumber), 400, 'ImageUnknown')
    refused(await claim(customer, 'no-such-id', expressNumber), 404, 'NotFound')
    const request = { expressNumber, images: [] }
    refused(await customer.api.post(`${UNCLAIMED}/${id}/claim`, request), 400, 'Validation')
  })

  it('succeeds for one of many customers at the same moment', async () => {
    const customers = [await claimant(), await claimant(), await claimant()]
    const { id, expressNumber } = await register()
    const answers = await Promise.all(customers.map((customer) => claim(customer, id, expressNumber)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
  })

  it('is locked for a day by five wrong numbers, even with the right one', async () => {
    const customer = await claimant()
    const [{ id, expressNumber }, another] = [await register(), await register()]
    for (const left of [4, 3]) {
      const error = refused(await claim(customer, id, 'SF0000000001'), 400, 'ClaimNumberWrong')
      assert.deepEqual(error.validationErrors[0]?.members, ['expressNumber'])
      assert.match(error.message, new RegExp(`${left} more times`))
    }
    for (let tries = 0; tries < 3; tries += 1) {
      refused(await claim(customer, another.id, 'SF0000000001'), 400, 'ClaimNumberWrong')
    }
    context.server.clock.advance(DAY_MS / 24)
    const api = await signIn(context.server, customer)
    const locked = await claim({ api, image: customer.image }, id, expressNumber)
    refused(locked, 429, 'ClaimLocked')
    const seconds = Number(locked.headers.get('retry-after'))
    assert.ok(seconds > 22 * 3600 && seconds <= 23 * 3600, String(seconds))
    context.server.clock.advance(DAY_MS)
    const later = await signIn(context.server, customer)
    accepted(await claim({ api: later, image: customer.image }, id, expressNumber))
  })

  it('counts wrong numbers that come at the same moment', async () => {
    const customer = await claimant()
    const { id } = await register()
    const answers = await Promise.all(Array.from({ length: 12 }, () => claim(customer, id, 'SF0000000001')))
    const statuses = answers.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [...Array<number>(5).fill(400), ...Array<number>(7).fill(429)])
  })
})

describe('the warehouse’s decision', () => {
  it('makes the parcel the claimant’s: arrived and undeclared', async () => {
    const customer = await claimant()
    const { id, expressNumber } = await register()
    accepted(await claim(customer, id, expressNumber))
    const parcel = accepted(
      await operator().post<ParcelDetail>(`${ADMIN_WAREHOUSE}/approve-claim`, { expressNumber }),
    )
    assert.deepEqual([parcel.status, parcel.isDeclared], [ParcelStatus.Arrived, false])
    assert.deepEqual(
      parcel.logs.map(({ move }) => move),
      ['claim'],
    )
    assert.deepEqual(accepted(await customer.api.get(`${PARCELS}/${parcel.id}`)), parcel)
    const mine = accepted(await customer.api.post<Page<UnclaimedParcelClaim>>(`${UNCLAIMED}/my-claim/list`))
    assert.deepEqual([mine.items[0]?.status, mine.items[0]?.parcelId], ['APPROVED', parcel.id])
    const listed = accepted(await customer.api.post<Page<UnclaimedParcel>>(`${UNCLAIMED}/list`))
    assert.ok(listed.items.every((item) => item.id !== id))
    const [told] = await context.server.db
      .select()
      .from(messages)
      .where(eq(messages.userId, customer.user.id))
    assert.deepEqual([told?.event, told?.subject?.id], ['claimApproved', parcel.id])
    refused(
      await operator().post(`${ADMIN_WAREHOUSE}/approve-claim`, { expressNumber }),
      404,
      'ParcelNumberUnknown',
    )
  })

  it('marks a parcel as arrived that the claimant declared meanwhile', async () => {
    const customer = await claimant()
    const { id, expressNumber } = await register()
    const declared = await declareParcel(customer, { expressNumber })
    accepted(await claim(customer, id, expressNumber))
    const parcel = accepted(
      await operator().post<ParcelDetail>(`${ADMIN_WAREHOUSE}/approve-claim`, { expressNumber }),
    )
    assert.deepEqual([parcel.id, parcel.status, parcel.isDeclared], [declared.id, ParcelStatus.Arrived, true])
  })

  it('may reject the claim with a reason; the parcel is unclaimed again', async () => {
    const customer = await claimant()
    const { id, expressNumber } = await register()
    const no = { expressNumber, reason: 'The receipt is for another parcel' }
    refused(await operator().post(`${ADMIN_WAREHOUSE}/reject-claim`, no), 409, 'UnclaimedMoveRefused')
    accepted(await claim(customer, id, expressNumber))
    const orphan = accepted(await operator().post<OrphanParcel>(`${ADMIN_WAREHOUSE}/reject-claim`, no))
    assert.deepEqual([orphan.status, orphan.claim], [UnclaimedParcelStatus.Unclaimed, null])
    const mine = accepted(await customer.api.post<Page<UnclaimedParcelClaim>>(`${UNCLAIMED}/my-claim/list`))
    assert.deepEqual([mine.items[0]?.status, mine.items[0]?.rejectionReason], ['REJECTED', no.reason])
    accepted(await claim(customer, id, expressNumber))
  })
})
