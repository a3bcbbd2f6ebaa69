import { Type, type Static } from 'typebox'

import { CurrencyCode, Money, Time } from './common.ts'
import { closed, entity, nullable } from './schema.ts'

/** How many of a customer's invitees are shown. */
export const MAX_INVITEES = 100

export const MyReferral = entity('MyReferral', {
  code: Type.String({ description: 'The referral code that friends enter when they sign up' }),
  invitedCount: Type.Integer({ minimum: 0 }),
  rewardTotal: Money,
  reward: { ...Money, description: 'For each friend, once their first order is completed' },
  currencyCode: CurrencyCode,
  rules: Type.Array(Type.String(), { description: 'Paragraphs' }),
  invitees: Type.Array(
    closed({
      name: Type.String({ description: 'Masked' }),
      joinTime: Time,
      isRewarded: Type.Boolean({ description: 'Whether the customer was rewarded for them' }),
    }),
    { description: 'Newest first, the last hundred' },
  ),
})
export type MyReferral = Static<typeof MyReferral>

export const MiniProgramCode = entity('MiniProgramCode', {
  picture: nullable(Type.String({ description: 'A data URL; null if there is no mini program' })),
})
export type MiniProgramCode = Static<typeof MiniProgramCode>
