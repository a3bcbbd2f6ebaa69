import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { id, minorUnits, moment } from './columns.ts'
import { fundAccounts } from './customers.ts'

import type { FundAccountLogType } from '../../contracts/enumerations.ts'
import type { SubjectType } from '../../contracts/message.ts'
import type { LedgerAccount } from '../../money/ledger.ts'
import type { TextKey, TextParams } from '../../texts/text.ts'

/**
 * Every movement of money. Rows are only ever added, and only the reason in a note can be blanked: triggers refuse
 * anything else.
 */
export const journals = pgTable(
  'journals',
  {
    id: id(),
    time: moment('time').notNull(),
    currencyCode: text('currency_code').notNull(),
    type: integer('type').$type<FundAccountLogType>(),
    subjectType: text('subject_type').$type<SubjectType>(),
    subjectId: text('subject_id'),
    noteKey: text('note_key').$type<TextKey>().notNull(),
    noteParams: jsonb('note_params').$type<TextParams>().notNull(),
  },
  (table) => [
    // A second guard behind the row locks: a top-up is credited once, an order or mall order is paid once.
    uniqueIndex('journals_once')
      .on(table.type, table.subjectType, table.subjectId)
      .where(
        sql`(type = 1 and subject_type = 'TOPUP') or (type = 3 and subject_type = 'LOGISTICS_ORDER') or (type = 6 and subject_type = 'STORE_ORDER')`,
      ),
    index('journals_subject').on(table.subjectType, table.subjectId),
  ],
)

/**
 * The lines of a journal, which add up to zero; a trigger checks it. Rows are only ever added. The sequence is the order in
 * which an account was locked.
 */
export const journalLines = pgTable(
  'journal_lines',
  {
    sequence: bigserial('sequence', { mode: 'bigint' }).primaryKey(),
    journalId: text('journal_id')
      .notNull()
      .references(() => journals.id),
    account: text('account').$type<LedgerAccount>().notNull(),
    /** Set for a customer's account, null for the house's. */
    fundAccountId: text('fund_account_id').references(() => fundAccounts.id),
    amount: minorUnits('amount').notNull(),
    /** A customer's balance after the line. */
    balanceAfter: minorUnits('balance_after'),
    /** Of a customer's line and the one before it in the account (`money/chain.ts`). */
    hash: text('hash'),
  },
  (table) => [
    index('journal_lines_journal').on(table.journalId),
    index('journal_lines_fund_account').on(table.fundAccountId, table.sequence),
    // Refuses the postings of a process that still runs a version from before there was a chain.
    check('journal_lines_chained', sql`fund_account_id is null or hash is not null`),
  ],
)
