import { pgTable, text } from 'drizzle-orm/pg-core'

import { id, localisedText } from './columns.ts'

/** People who look after customers. */
export const customerServices = pgTable('customer_services', {
  id: id(),
  name: localisedText('name').notNull(),
  nickname: localisedText('nickname').notNull(),
  wechatId: text('wechat_id').notNull(),
  qrCode: text('qr_code').notNull(),
  mobile: text('mobile').notNull(),
  email: text('email').notNull(),
  workingHours: localisedText('working_hours').notNull(),
})
