import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { id, minorUnits, moment } from './columns.ts'
import { users } from './customers.ts'

/** Rewards to customers for inviting others: one for each whose first order was completed. */
export const referralRewards = pgTable(
  'referral_rewards',
  {
    id: id(),
    referrerId: text('referrer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    inviteeId: text('invitee_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The order that earned it. */
    orderId: text('order_id').notNull(),
    amount: minorUnits('amount').notNull(),
    currencyCode: text('currency_code').notNull(),
    creationTime: moment('creation_time').notNull(),
  },
  (table) => [
    uniqueIndex('referral_rewards_invitee').on(table.inviteeId),
    index('referral_rewards_referrer').on(table.referrerId),
  ],
)
