import { t } from '@/i18n'
import { isRewarding, type MyReferral } from '@/model/account/referral'
import { moneyText } from '@/model/money/money'

import { inviteLink } from '../inviteLink'
import type { Poster } from './Poster'

export function posterOf(referral: MyReferral, name: string): Poster {
  const { code, reward, currencyCode } = referral
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
    reward: isRewarding(referral)
      ? t('referral.posterReward', { amount: moneyText(reward, currencyCode) })
      : null,
    link: inviteLink(code),
  }
}
