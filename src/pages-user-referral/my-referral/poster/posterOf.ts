import { t } from '@/i18n'
import type { MyReferral } from '@/model/account/referral'
import { compareAmounts, moneyText } from '@/model/money/money'

import { inviteLink } from '../inviteLink'
import type { Poster } from './Poster'

export function posterOf({ code, reward, currencyCode }: MyReferral, name: string): Poster {
  const app = t('app.name')
  return {
    brand: app,
    tagline: t('app.tagline'),
    name,
    invitation: t('referral.posterInvitation', { app }),
    benefit: t('referral.posterBenefit'),
    scanHint: t('referral.posterScan'),
    codeLabel: t('referral.posterCode'),
    code,
    reward:
      compareAmounts(reward, '0.00') > 0
        ? t('referral.posterReward', { amount: moneyText(reward, currencyCode) })
        : null,
    link: inviteLink(code),
  }
}
