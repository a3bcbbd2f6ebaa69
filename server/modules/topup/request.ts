import { ApiProblem, fieldProblem } from '../../base/http/problem.ts'
import { after, DAY_MS } from '../../base/time/clock.ts'
import { decimalsOf } from '../../money/currencies.ts'
import { formatAmount, parseAmount } from '../../money/money.ts'
import { requireOwnImages } from '../upload/index.ts'
import { beginTopup } from './lifecycle.ts'
import { creditedAmount, topupRate } from './rate.ts'
import { listAccounts, listMethods, type AccountRow, type MethodRow } from './repository/methods.ts'
import { toReceivingAccount } from './view.ts'

import type { UserTopupRequest } from '../../contracts/topup.ts'
import type { Transaction } from '../../db/client.ts'
import type { TopupRow } from './repository/topups.ts'

/** How long a draft waits for its proof. */
const DRAFT_LIFE_MS = DAY_MS

/**
 * Records a payment that a customer reports, with its proof or as a draft without. The rate is fixed now.
 *
 * @param accountCurrency the currency of the customer's balance
 * @throws ApiProblem 400 at the field that does not fit
 */
export async function requestTopup(
  tx: Transaction,
  userId: string,
  request: UserTopupRequest,
  accountCurrency: string,
  now: Date,
): Promise<TopupRow> {
  const { currencyCode, remarks } = request
  const { method, account } = await requireMethod(tx, request)
  const amount = amountWithin(method, request.amount)
  const exchangeRate = await topupRate(tx, currencyCode, accountCurrency)
  if (exchangeRate === undefined) throw fieldProblem(400, 'TopupCurrencyUnknown', 'currencyCode')
  const images = await requireOwnImages(tx, userId, request.images ?? [])
  const isProven = images.length > 0
  if (!isProven && request.isDraft !== true) throw proofRequired()
  const exchange = { currencyCode, creditedCurrencyCode: accountCurrency, exchangeRate }
  const topup = {
    userId,
    paymentMethod: method.paymentMethod,
    receivingAccount: toReceivingAccount(account),
    amount,
    ...exchange,
    creditedAmount: creditedAmount(amount, exchange),
    images,
    remarks: remarks?.trim() || null,
    expirationTime: isProven ? null : after(now, DRAFT_LIFE_MS),
  }
  return beginTopup(tx, isProven ? 'submit' : 'request', topup, now)
}

function proofRequired(): ApiProblem {
  return new ApiProblem(400, 'ProofRequired', { fields: [{ members: ['images'], key: 'field.required' }] })
}

/** The method and the receiving account; both must belong to the currency, and to each other. */
async function requireMethod(
  tx: Transaction,
  { currencyCode, method: wanted, receivingAccountId }: UserTopupRequest,
): Promise<{ method: MethodRow; account: AccountRow }> {
  const methods = await listMethods(tx, currencyCode)
  if (methods.length === 0) throw fieldProblem(400, 'TopupCurrencyUnknown', 'currencyCode')
  const method = methods.find(({ paymentMethod }) => paymentMethod === wanted)
  if (!method) throw fieldProblem(400, 'TopupMethodUnknown', 'method')
  const accounts = await listAccounts(tx, currencyCode)
  const account = accounts.find(
    ({ id, paymentMethod }) => id === receivingAccountId && paymentMethod === wanted,
  )
  if (!account) throw fieldProblem(400, 'ReceivingAccountUnknown', 'receivingAccountId')
  return { method, account }
}

function amountWithin({ minimum, maximum, currencyCode: currency }: MethodRow, text: string): bigint {
  const decimals = decimalsOf(currency)
  if ((text.split('.')[1] ?? '').length > decimals) throw tooFine(currency, decimals)
  const amount = parseAmount(text, decimals)
  if (amount >= minimum && amount <= maximum) return amount
  const [from, to] = [formatAmount(minimum, decimals), formatAmount(maximum, decimals)]
  throw fieldProblem(400, 'TopupAmountOutOfRange', 'amount', { minimum: from, maximum: to, currency })
}

/** The error for an amount with more decimals than its currency has. */
function tooFine(currency: string, decimals: number): ApiProblem {
  return decimals === 0
    ? fieldProblem(400, 'TopupAmountNotWhole', 'amount', { currency })
    : fieldProblem(400, 'TopupAmountTooFine', 'amount', { currency, decimals })
}
