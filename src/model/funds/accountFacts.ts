import { PaymentMethod } from '../enumerations/funds'
import type { ReceivingAccount } from './topup'

const ACCOUNT_FACTS = ['bankHolderName', 'bankName', 'cardNumber', 'shopName', 'idCode'] as const
type AccountFactName = (typeof ACCOUNT_FACTS)[number]

/** A detail that the customer needs to make the payment. */
export interface AccountFact {
  readonly name: AccountFactName
  readonly text: string
  /** Without an account number's spaces, which some banks' forms reject. */
  readonly copied: string
}

/** @param idCode the reference of a bank transfer; null while it isn't known */
export function accountFacts(
  account: ReceivingAccount,
  method: PaymentMethod,
  idCode: string | null,
): readonly AccountFact[] {
  const texts = { ...account, idCode: method === PaymentMethod.BANK_TRANSFER ? idCode : null }
  return ACCOUNT_FACTS.flatMap((name) => {
    const text = texts[name]
    if (text === null) return []
    return [{ name, text, copied: name === 'cardNumber' ? withoutSpaces(text) : text }]
  })
}

/** A short name to tell accounts apart: "ICBC …1234". */
export function accountName(account: ReceivingAccount): string {
  const { bankName, shopName, bankHolderName, cardNumber, id } = account
  const end = cardNumber === null ? null : `…${withoutSpaces(cardNumber).slice(-4)}`
  return [bankName ?? shopName ?? bankHolderName ?? id, end].filter(Boolean).join(' ')
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}
