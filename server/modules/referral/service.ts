import { MAX_INVITEES, type MyReferral } from '../../contracts/referral.ts'
import { formatMoney } from '../../money/money.ts'
import { text } from '../../texts/text.ts'
import { inviteCodeOf } from '../user/index.ts'
import { maskedName } from './maskedName.ts'
import * as repository from './repository.ts'

import type { Customer } from '../../base/http/app.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Database } from '../../db/client.ts'
import type { MiniProgramCodes } from '../wechat/index.ts'
import type { InviteeRow } from './repository.ts'

const RULES = [
  'referral.rule.share',
  'referral.rule.reward',
  'referral.rule.use',
  'referral.rule.abuse',
] as const

/** Not the sign-up page: WeChat wants customers to look around before they are asked to sign up. */
const PAGE = 'pages/tab-bar/home/home'

export interface ReferralService {
  /** The customer's code, who signed up with it, and what the customer was given for them. */
  mine(customer: Customer, language: Language): Promise<MyReferral>
  /**
   * @returns a data URL; null if there's no mini program
   * @throws ApiProblem 502 WechatFailed
   * @throws ApiProblem 503 WechatUnavailable
   */
  miniProgramCode(customer: Customer): Promise<string | null>
}

export function createReferralService(
  db: Database,
  settings: TenantSettings,
  miniProgramCodes: MiniProgramCodes,
): ReferralService {
  const currencyCode = settings.defaultCurrencyCode
  const { reward } = settings.referral
  return {
    miniProgramCode: async ({ userId }) => miniProgramCodes.of(PAGE, `r=${await inviteCodeOf(db, userId)}`),

    mine: async ({ userId }, language) => ({
      code: await inviteCodeOf(db, userId),
      invitedCount: await repository.countInvitees(db, userId),
      rewardTotal: formatMoney(await repository.sumRewards(db, userId, currencyCode)),
      reward,
      currencyCode,
      rules: RULES.map((key) => text(language, key, { amount: reward, currency: currencyCode })),
      invitees: (await repository.listInvitees(db, userId, MAX_INVITEES)).map(toInvitee),
    }),
  }
}

function toInvitee({ nickname, joinTime, rewardId }: InviteeRow) {
  return {
    name: maskedName(nickname),
    joinTime: joinTime.toISOString(),
    isRewarded: rewardId !== null,
  }
}
