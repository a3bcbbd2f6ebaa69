import { and, count, desc, eq, sum } from 'drizzle-orm'

import { MAX_INVITEES } from '../../contracts/referral.ts'
import { referralRewards, users } from '../../db/schema/index.ts'
import { formatMoney } from '../../money/money.ts'
import { text } from '../../texts/text.ts'
import { inviteCodeOf } from '../user/index.ts'
import { maskedName } from './maskedName.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { MyReferral } from '../../contracts/referral.ts'
import type { Database } from '../../db/client.ts'
import type { Customer } from '../../base/http/app.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { MiniProgramCodes } from '../wechat/index.ts'

const RULES = [
  'referral.rule.share',
  'referral.rule.reward',
  'referral.rule.use',
  'referral.rule.abuse',
] as const

/** Not the sign-up page: WeChat wants customers to look around before they are asked to sign up. */
const PAGE = 'pages/tab-bar/home/home'

export interface ReferralService {
  /** The customer's code, whom it brought, and what they were given for it. */
  mine(customer: Customer, language: Language): Promise<MyReferral>
  /**
   * @returns a data URL; null if there's no mini program
   * @throws ApiProblem 502 WechatFailed, 503 WechatUnavailable
   */
  miniProgramCode(customer: Customer): Promise<string | null>
}

export function createReferralService(
  db: Database,
  settings: TenantSettings,
  miniProgramCodes: MiniProgramCodes,
): ReferralService {
  const currencyCode = settings.defaultCurrencyCode
  const rewards = and(
    eq(referralRewards.inviteeId, users.id),
    eq(referralRewards.referrerId, users.referrerId),
  )

  return {
    miniProgramCode: async ({ userId }) => miniProgramCodes.of(PAGE, `r=${await inviteCodeOf(db, userId)}`),

    mine: async ({ userId }, language) => {
      const code = await inviteCodeOf(db, userId)
      const [invited] = await db.select({ count: count() }).from(users).where(eq(users.referrerId, userId))
      const [rewarded] = await db
        .select({ total: sum(referralRewards.amount) })
        .from(referralRewards)
        .where(and(eq(referralRewards.referrerId, userId), eq(referralRewards.currencyCode, currencyCode)))
      const invitees = await db
        .select({ nickname: users.nickname, joinTime: users.creationTime, rewardId: referralRewards.id })
        .from(users)
        .leftJoin(referralRewards, rewards)
        .where(eq(users.referrerId, userId))
        .orderBy(desc(users.creationTime), desc(users.id))
        .limit(MAX_INVITEES)
      const params = { amount: settings.referral.reward, currency: currencyCode }
      return {
        code,
        invitedCount: invited?.count ?? 0,
        rewardTotal: formatMoney(BigInt(rewarded?.total ?? 0)),
        reward: settings.referral.reward,
        currencyCode,
        rules: RULES.map((key) => text(language, key, params)),
        invitees: invitees.map(({ nickname, joinTime, rewardId }) => ({
          name: maskedName(nickname),
          joinTime: joinTime.toISOString(),
          isRewarded: rewardId !== null,
        })),
      }
    },
  }
}
