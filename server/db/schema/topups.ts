import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { id, localisedText, minorUnits, moment } from './columns.ts'
import { users } from './customers.ts'

import type { Actor } from '../../contracts/actor.ts'
import type { PaymentMethod, TopupStatus } from '../../contracts/enumerations.ts'
import type { ReceivingAccount, TopupMove } from '../../contracts/topup.ts'

/** How customers may pay in: methods in a currency, with their limits. */
export const topupMethods = pgTable(
  'topup_methods',
  {
    currencyCode: text('currency_code').notNull(),
    paymentMethod: integer('payment_method').$type<PaymentMethod>().notNull(),
    minimum: minorUnits('minimum').notNull(),
    maximum: minorUnits('maximum').notNull(),
    /** How long the review of a payment usually takes. */
    reviewMinutes: integer('review_minutes').notNull(),
    instructions: localisedText('instructions').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [primaryKey({ columns: [table.currencyCode, table.paymentMethod] })],
)

/** Where the money of a method goes. */
export const receivingAccounts = pgTable(
  'receiving_accounts',
  {
    id: id(),
    currencyCode: text('currency_code').notNull(),
    paymentMethod: integer('payment_method').$type<PaymentMethod>().notNull(),
    bankHolderName: text('bank_holder_name'),
    bankName: text('bank_name'),
    cardNumber: text('card_number'),
    shopName: text('shop_name'),
    payLink: text('pay_link'),
    qrCode: text('qr_code'),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [index('receiving_accounts_method').on(table.currencyCode, table.paymentMethod)],
)

/** Payments that customers report. Amounts are minor units; the credited one is fixed at submission. */
export const topups = pgTable(
  'topups',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    code: text('code').notNull(),
    status: integer('status').$type<TopupStatus>().notNull(),
    /** When the top-up got its status. */
    statusTime: moment('status_time').notNull(),
    currencyCode: text('currency_code').notNull(),
    paymentMethod: integer('payment_method').$type<PaymentMethod>().notNull(),
    /** As it was when the customer paid. */
    receivingAccount: jsonb('receiving_account').$type<ReceivingAccount>().notNull(),
    amount: minorUnits('amount').notNull(),
    creditedCurrencyCode: text('credited_currency_code').notNull(),
    creditedAmount: minorUnits('credited_amount').notNull(),
    /** Units of the credited currency per unit of the paid one, a decimal string. */
    exchangeRate: text('exchange_rate').notNull(),
    images: text('images').array().notNull(),
    remarks: text('remarks'),
    rejectReason: text('reject_reason'),
    /** When the proof is due; null once it was sent. */
    expirationTime: moment('expiration_time'),
    /** When the current review should be done; null if there is none, or its duration is unknown. */
    expectedReviewTime: moment('expected_review_time'),
    creationTime: moment('creation_time').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    uniqueIndex('topups_code').on(table.code),
    index('topups_user').on(table.userId, table.creationTime, table.id),
    index('topups_status').on(table.status, table.creationTime),
  ],
)

/** The history of a top-up: one row per move, never changed. */
export const topupLogs = pgTable(
  'topup_logs',
  {
    id: id(),
    topupId: text('topup_id')
      .notNull()
      .references(() => topups.id),
    time: moment('time').notNull(),
    move: text('move').$type<TopupMove>().notNull(),
    status: integer('status').$type<TopupStatus>().notNull(),
    actor: text('actor').$type<Actor>().notNull(),
  },
  (table) => [index('topup_logs_topup').on(table.topupId, table.time, table.id)],
)
