import { Type } from 'typebox'

import { CurrencyCode } from '../../contracts/common.ts'
import { PaymentMethod } from '../../contracts/enumerations.ts'
import { closed } from '../../contracts/schema.ts'
import { decimalsOf } from '../../money/currencies.ts'
import { parseAmount } from '../../money/money.ts'
import { pictureUrl } from '../pictures.ts'
import { Id, nameIn, Sentence, Size, Words } from '../reading/schemas.ts'
import { namedIn, readTable } from '../reading/seedFile.ts'

import type { receivingAccounts, topupMethods } from '../../db/schema/index.ts'

const METHODS_FILE = 'data/topupMethods.json'

/** Major units, with the decimals of the currency. */
const Amount = Type.String({ pattern: '^\\d+(\\.\\d+)?$' })

const Method = closed({
  currencyCode: CurrencyCode,
  paymentMethod: nameIn(PaymentMethod),
  minimum: Amount,
  maximum: Amount,
  /** One of those at the top of the file. */
  way: Id,
})

const Methods = closed({
  ways: Type.Record(Id, closed({ reviewMinutes: Size, instructions: Words })),
  methods: Type.Array(Method),
})

/** The ways to pay. */
export function topupMethodRows(): (typeof topupMethods.$inferInsert)[] {
  const { ways, methods } = readTable(METHODS_FILE, Methods)
  return methods.map(({ currencyCode, paymentMethod, minimum, maximum, way }, displayOrder) => ({
    currencyCode,
    paymentMethod: PaymentMethod[paymentMethod],
    minimum: parseAmount(minimum, decimalsOf(currencyCode)),
    maximum: parseAmount(maximum, decimalsOf(currencyCode)),
    ...namedIn(METHODS_FILE, ways, way),
    displayOrder,
  }))
}

const Account = closed({
  id: Id,
  currencyCode: CurrencyCode,
  paymentMethod: nameIn(PaymentMethod),
  bankHolderName: Type.Optional(Sentence),
  bankName: Type.Optional(Sentence),
  cardNumber: Type.Optional(Sentence),
  shopName: Type.Optional(Sentence),
  payLink: Type.Optional(Sentence),
  /** A picture of a QR code. */
  picture: Type.Optional(Id),
})

/** Where the money goes. None of these accounts is real. */
export function receivingAccountRows(): (typeof receivingAccounts.$inferInsert)[] {
  const accounts = readTable('data/receivingAccounts.json', Type.Array(Account))
  return accounts.map(({ picture, paymentMethod, ...account }, displayOrder) => ({
    ...account,
    paymentMethod: PaymentMethod[paymentMethod],
    qrCode: picture === undefined ? undefined : pictureUrl(picture),
    displayOrder,
  }))
}
