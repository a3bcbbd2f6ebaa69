import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'

import { PaymentMethod, TopupStatus as Status } from '../../../server/contracts/enumerations.ts'
import { accepted, refused, type Page } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { assertLedgerBalances, balanceOf, operatorOf } from '../../support/server/funds.ts'
import { pngPicture, uploadPicture } from '../../support/server/pictures.ts'
import {
  ADMIN_TOPUPS as ADMIN,
  proven,
  submitTopup as submit,
  TOPUPS as BASE,
} from '../../support/server/topups.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { FundAccountLog } from '../../../server/contracts/fund.ts'
import type {
  OperatorTopup,
  Topup,
  TopupCurrency,
  TopupDetail,
  TopupMethod,
} from '../../../server/contracts/topup.ts'

const context = useServer()

describe('the choices of a top-up', () => {
  it('are currencies with their rate, and methods with accounts and limits', async () => {
    const { api } = await newCustomer(context.server)
    const { items } = accepted(await api.post<Page<TopupCurrency>>(`${BASE}/currency-list`))
    const [home = assert.fail(), ...foreign] = items
    assert.deepEqual([home.currencyCode, home.exchangeRate], ['CNY', '1'])
    assert.ok(foreign.length >= 2 && foreign.every(({ exchangeRate }) => Number(exchangeRate) > 0))
    const ask = { currencyCode: 'CNY' }
    const methods = accepted(await api.post<Page<TopupMethod>>(`${BASE}/method-list`, ask)).items
    const link = methods.find(({ receivingAccounts: [account] }) => account?.payLink) ?? assert.fail()
    assert.deepEqual(
      [link.displayName, link.paymentMethod, link.minimum, link.receivingAccounts[0]?.id],
      ['Taobao link', PaymentMethod.TAOBAO_LINK, '10.00', 'cny-taobao'],
    )
    const qrCode = methods[0]?.receivingAccounts[0]?.qrCode ?? ''
    assert.equal((await fetch(context.server.url + qrCode)).status, 200)
    const none = { currencyCode: 'NZD' }
    assert.equal(accepted(await api.post<Page<TopupMethod>>(`${BASE}/method-list`, none)).totalCount, 0)
  })
})

describe('a top-up with proof', () => {
  it('is credited when staff approve it, once', async () => {
    const customer = await newCustomer(context.server)
    const { id, status, creditedAmount, code } = await submit(customer, { remarks: ' hi ' })
    assert.deepEqual([status, creditedAmount], [Status.PendingAudit, '100.50'])
    assert.match(code, /^T\d{14}$/)
    assert.equal(await balanceOf(customer), '0.00')
    const staff = operatorOf(context.server)
    const waiting = accepted(await staff.post<Page<OperatorTopup>>(`${ADMIN}/list`, { maxResultCount: 99 }))
    assert.equal(waiting.items.find((topup) => topup.id === id)?.customer.idCode, customer.user.idCode)
    const answers = await Promise.all([1, 2, 3].map(() => staff.post(`${ADMIN}/${id}/approve`)))
    assert.deepEqual(answers.map((answer) => answer.status).sort(), [200, 409, 409])
    assert.equal(await balanceOf(customer), '100.50')
    const detail = accepted(await customer.api.get<TopupDetail>(`${BASE}/${id}`))
    assert.deepEqual(
      detail.logs.map(({ move, actor }) => [move, actor]),
      [
        ['approve', 'WAREHOUSE'],
        ['submit', 'CUSTOMER'],
      ],
    )
    const logs = '/api/u/fund-management/fund-account-log/list'
    const [line] = accepted(await customer.api.post<Page<FundAccountLog>>(logs)).items
    assert.deepEqual([line?.amount, line?.subject], ['100.50', { type: 'TOPUP', id }])
    refused(await customer.api.post(`${BASE}/${id}/cancel`), 409, 'TopupMoveRefused')
    await assertLedgerBalances(context.server)
  })

  it('can have its proof corrected until staff have decided', async () => {
    const customer = await newCustomer(context.server)
    const { id, images: wrong } = await submit(customer, { remarks: 'first' })
    const image = await uploadPicture(customer.api, await pngPicture())
    const send = () =>
      customer.api.post<TopupDetail>(`${BASE}/${id}/submit-proof`, { images: [image], remarks: 'right one' })
    const corrected = accepted(await send())
    assert.deepEqual([corrected.status, corrected.remarks], [Status.PendingAudit, 'right one'])
    assert.equal(corrected.images.length, 1)
    assert.notDeepEqual(corrected.images, wrong)
    assert.deepEqual(
      corrected.logs.map(({ move }) => move),
      ['submit', 'submit'],
    )
    accepted(await operatorOf(context.server).post(`${ADMIN}/${id}/approve`))
    refused(await send(), 409, 'TopupMoveRefused')
    assert.equal(await balanceOf(customer), '100.50')
  })

  it('in another currency is credited at the rate that was shown', async () => {
    const customer = await newCustomer(context.server)
    const { items } = accepted(await customer.api.post<Page<TopupCurrency>>(`${BASE}/currency-list`))
    const rate = items.find(({ currencyCode }) => currencyCode === 'USD')?.exchangeRate ?? assert.fail()
    const topup = await submit(customer, {
      currencyCode: 'USD',
      method: PaymentMethod.PAYPAL,
      receivingAccountId: 'usd-paypal',
      amount: '100.00',
    })
    assert.equal(topup.exchangeRate, rate)
    assert.equal(topup.creditedCurrencyCode, 'CNY')
    assert.equal(Number(topup.creditedAmount), Math.round(Number(rate) * 10_000) / 100)
    accepted(await operatorOf(context.server).post(`${ADMIN}/${topup.id}/approve`))
    assert.equal(await balanceOf(customer), topup.creditedAmount)
  })

  it('is rejected with a reason that the customer reads', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await submit(customer)
    const staff = operatorOf(context.server)
    refused(await staff.post(`${ADMIN}/${id}/reject`, { reason: ' ' }), 400, 'Validation')
    accepted(await staff.post(`${ADMIN}/${id}/reject`, { reason: 'not received' }))
    const detail = accepted(await customer.api.get<TopupDetail>(`${BASE}/${id}`))
    assert.deepEqual([detail.status, detail.rejectReason], [Status.Cancalled, 'not received'])
    assert.equal(detail.logs[0]?.description, 'Not approved: not received')
    assert.equal(await balanceOf(customer), '0.00')
  })

  it('is made once when it is sent twice, and is nobody else’s', async () => {
    const [customer, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const [request, key] = [await proven(customer), { 'idempotency-key': randomUUID() }]
    const send = () => customer.api.post<TopupDetail>(`${BASE}/user-topup`, request, key)
    const [first, second] = [accepted(await send()), accepted(await send())]
    assert.equal(second.id, first.id)
    assert.equal(accepted(await customer.api.post<Page<Topup>>(`${BASE}/list`)).totalCount, 1)
    refused(await other.api.get(`${BASE}/${first.id}`), 404, 'NotFound')
    refused(await other.api.post(`${BASE}/${first.id}/cancel`), 404, 'NotFound')
    refused(await customer.api.post(`${ADMIN}/${first.id}/approve`), 403, 'Forbidden')
  })
})
