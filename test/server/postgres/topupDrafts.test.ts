import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { DAY_MS, HOUR_MS } from '../../../server/base/time/clock.ts'
import { PaymentMethod, TopupStatus as Status } from '../../../server/contracts/enumerations.ts'
import { endOverdue } from '../../../server/operations/housekeeping.ts'
import { accepted, refused, type Page } from '../../support/server/apiClient.ts'
import { newCustomer, signIn, type TestCustomer } from '../../support/server/customers.ts'
import { operatorOf } from '../../support/server/funds.ts'
import { pngPicture, uploadPicture } from '../../support/server/pictures.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { Topup, TopupCurrency, TopupDetail, TopupMethod } from '../../../server/contracts/topup.ts'

const context = useServer()
const BASE = '/api/u/fund-management/topup'
const ADMIN = '/api/admin/fund-management/topup'
const DRAFT = {
  currencyCode: 'CNY',
  method: PaymentMethod.TAOBAO_LINK,
  receivingAccountId: 'cny-taobao',
  amount: '50',
  isDraft: true,
}

const proof = async ({ api }: Pick<TestCustomer, 'api'>) => [await uploadPicture(api, await pngPicture())]

describe('a top-up without proof', () => {
  const waysToPay = async ({ api }: Pick<TestCustomer, 'api'>) => {
    const { items } = accepted(await api.post<Page<TopupCurrency>>(`${BASE}/currency-list`))
    const lists = items.map(({ currencyCode }) =>
      api.post<Page<TopupMethod>>(`${BASE}/method-list`, { currencyCode }),
    )
    return (await Promise.all(lists)).flatMap((answer) =>
      accepted(answer).items.map(({ currencyCode, paymentMethod: method, minimum, receivingAccounts }) => ({
        currencyCode,
        method,
        amount: minimum,
        receivingAccountId: receivingAccounts[0]?.id,
      })),
    )
  }

  it('is refused at the pictures for every method, unless it is a draft', async () => {
    const customer = await newCustomer(context.server)
    const ways = await waysToPay(customer)
    assert.equal(new Set(ways.map(({ method }) => method)).size, Object.keys(PaymentMethod).length)
    for (const way of ways) {
      for (const pictures of [{}, { images: [] }, { isDraft: false }]) {
        const answer = await customer.api.post(`${BASE}/user-topup`, { ...way, ...pictures })
        const { validationErrors } = refused(answer, 400, 'ProofRequired')
        assert.deepEqual(validationErrors, [{ message: 'Required', members: ['images'] }])
      }
      const draft = await customer.api.post<TopupDetail>(`${BASE}/user-topup`, { ...way, isDraft: true })
      assert.equal(accepted(draft).status, Status.Pending)
    }
  })

  it('is under review at once when a draft brings its pictures along', async () => {
    const customer = await newCustomer(context.server)
    const request = { ...DRAFT, images: await proof(customer) }
    const { status, expirationTime } = accepted(
      await customer.api.post<TopupDetail>(`${BASE}/user-topup`, request),
    )
    assert.deepEqual([status, expirationTime], [Status.PendingAudit, null])
  })
})

describe('a draft of a top-up', () => {
  it('waits for its proof, and can be cancelled', async () => {
    const customer = await newCustomer(context.server)
    const request = () => customer.api.post<TopupDetail>(`${BASE}/user-topup`, DRAFT)
    const topup = accepted(await request())
    assert.equal(topup.status, Status.Pending)
    assert.notEqual(topup.expirationTime, null)
    refused(await operatorOf(context.server).post(`${ADMIN}/${topup.id}/approve`), 409, 'TopupMoveRefused')
    const images = await proof(customer)
    const sent = accepted(
      await customer.api.post<TopupDetail>(`${BASE}/${topup.id}/submit-proof`, { images }),
    )
    assert.deepEqual([sent.status, sent.expirationTime, sent.images.length], [Status.PendingAudit, null, 1])
    const { id } = accepted(await request())
    const cancelled = accepted(await customer.api.post<TopupDetail>(`${BASE}/${id}/cancel`))
    assert.equal(cancelled.status, Status.Cancalled)
  })

  it('expires after a day', async () => {
    const customer = await newCustomer(context.server)
    const { id } = accepted(await customer.api.post<TopupDetail>(`${BASE}/user-topup`, DRAFT))
    context.server.clock.advance(DAY_MS + HOUR_MS)
    const api = await signIn(context.server, customer)
    const images = await proof({ api })
    refused(await api.post(`${BASE}/${id}/submit-proof`, { images }), 409, 'TopupMoveRefused')
    refused(await api.post(`${BASE}/${id}/cancel`), 409, 'TopupMoveRefused')
    const expired = { status: Status.Expired }
    assert.equal(accepted(await api.post<Page<Topup>>(`${BASE}/list`, expired)).totalCount, 1)
    await endOverdue(context.server.db, context.server.clock.now())
    const { status, logs } = accepted(await api.get<TopupDetail>(`${BASE}/${id}`))
    assert.deepEqual([status, logs[0]?.move, logs[0]?.actor], [Status.Expired, 'expire', 'SYSTEM'])
    context.server.clock.advance(-DAY_MS - HOUR_MS)
  })
})
