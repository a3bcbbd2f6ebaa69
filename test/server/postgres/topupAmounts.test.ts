import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { PaymentMethod } from '../../../server/contracts/enumerations.ts'
import { exchangeRates, receivingAccounts, topupMethods } from '../../../server/db/schema/index.ts'
import { localised } from '../../../server/texts/localised.ts'
import { accepted, refused, type ApiClient, type Page } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { balanceOf } from '../../support/server/funds.ts'
import {
  byTransfer,
  proven,
  submitTopup as submit,
  topupStaff,
  TOPUPS as BASE,
} from '../../support/server/topups.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { TopupCurrency, TopupMethod } from '../../../server/contracts/topup.ts'

const context = useServer()

describe('a top-up', () => {
  it('in yen and in dinars counts their own decimals', async () => {
    const { db } = context.server
    const dinars = { currencyCode: 'KWD', paymentMethod: PaymentMethod.BANK_TRANSFER, displayOrder: 99 }
    const instructions = localised('转账', 'Transfer')
    await db
      .insert(topupMethods)
      .values({ ...dinars, minimum: 1000n, maximum: 9_000_000n, reviewMinutes: 60, instructions })
    await db.insert(receivingAccounts).values({ ...dinars, id: 'kwd-bank' })
    const rate = { baseCurrencyCode: 'CNY', currencyCode: 'KWD', rate: '23.2', displayOrder: 99 }
    await db.insert(exchangeRates).values({ ...rate, updatedTime: new Date() })
    const customer = await newCustomer(context.server)
    const { items } = accepted(await customer.api.post<Page<TopupCurrency>>(`${BASE}/currency-list`))
    const decimals = Object.fromEntries(items.map((one) => [one.currencyCode, one.decimals]))
    assert.deepEqual([decimals.CNY, decimals.JPY, decimals.KWD], [2, 0, 3])
    const ask = { currencyCode: 'KWD' }
    const [method] = accepted(await customer.api.post<Page<TopupMethod>>(`${BASE}/method-list`, ask)).items
    assert.deepEqual([method?.minimum, method?.maximum], ['1.000', '9000.000'])

    const yen = await submit(customer, byTransfer('JPY', '12345'))
    assert.deepEqual([yen.amount, yen.creditedAmount], ['12345', '565.65'])
    const dinar = await submit(customer, byTransfer('KWD', '1.205'))
    assert.deepEqual([dinar.amount, dinar.creditedAmount], ['1.205', '27.96'])
    for (const topup of [yen, dinar]) await topupStaff(context.server, topup).approve()
    assert.equal(await balanceOf(customer), '593.61')
  })

  it('says at the field what does not fit', async () => {
    const customer = await newCustomer(context.server)
    const cases: readonly (readonly [object, string, string])[] = [
      [{ currencyCode: 'NZD' }, 'TopupCurrencyUnknown', 'currencyCode'],
      [{ method: PaymentMethod.BILLPLZ }, 'TopupMethodUnknown', 'method'],
      [{ receivingAccountId: 'cny-alipay' }, 'ReceivingAccountUnknown', 'receivingAccountId'],
      [{ amount: '9.99' }, 'TopupAmountOutOfRange', 'amount'],
      [{ amount: '20000.01' }, 'TopupAmountOutOfRange', 'amount'],
      [{ amount: '12.345' }, 'TopupAmountTooFine', 'amount'],
      [byTransfer('JPY', '1200.5'), 'TopupAmountNotWhole', 'amount'],
      [byTransfer('JPY', '999'), 'TopupAmountOutOfRange', 'amount'],
      [{ images: [] }, 'ProofRequired', 'images'],
      [{ images: ['/uploads/somebody-elses.png'] }, 'ImageUnknown', 'images'],
    ]
    for (const [changes, code, member] of cases) {
      const answer = await customer.api.post(`${BASE}/user-topup`, await proven(customer, changes))
      assert.deepEqual(refused(answer, 400, code).validationErrors[0]?.members, [member])
    }
  })

  it('says what does not fit in the customer’s language', async () => {
    const customer = await newCustomer(context.server)
    const chinese = customer.api.with({ token: customer.token.accessToken, language: 'zh-Hans' })
    const messageFor = async (api: ApiClient, changes: object) => {
      const answer = await api.post(`${BASE}/user-topup`, await proven(customer, changes))
      return refused(answer, 400).validationErrors[0]?.message
    }
    const [few, half] = [byTransfer('JPY', '999'), byTransfer('JPY', '1200.5')]
    assert.equal(await messageFor(chinese, few), '充值金额应在 1000 到 3000000 JPY 之间')
    assert.equal(await messageFor(chinese, half), 'JPY 没有小数，请填写整数金额')
    assert.equal(await messageFor(customer.api, half), 'JPY has no decimals. Please enter a whole amount')
    assert.equal(
      await messageFor(customer.api, { amount: '12.345' }),
      'An amount in CNY has at most 2 decimals',
    )
  })
})
