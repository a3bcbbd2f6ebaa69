import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { t } from '@/i18n'
import { isRewarding, type MyReferral } from '@/model/account/referral'
import { compareAmounts, moneyText } from '@/model/money/money'
import { openPage } from '@/navigation/navigate'
import { Pressable } from '@/ui/control/Pressable'
import { Icon } from '@/ui/media/Icon'

import './ReferralHead.scss'

/** The reward for each friend, and the friends and rewards so far. */
export const ReferralHead = observer(function ReferralHead({ referral }: { readonly referral: MyReferral }) {
  const { reward, rewardTotal, invitedCount, currencyCode } = referral
  const total = moneyText(rewardTotal, currencyCode)
  return (
    <View id="referral-head" className="referral-head">
      <Text className="referral-head__title">
        {isRewarding(referral)
          ? t('referral.headlineReward', { amount: moneyText(reward, currencyCode) })
          : t('referral.headline')}
      </Text>
      {isRewarding(referral) && <Text className="referral-head__hint">{t('referral.rewardWhen')}</Text>}
      <View className="referral-head__figures">
        <View className="referral-head__figure">
          <Figure label={t('referral.invited')}>{t('referral.people', { count: invitedCount })}</Figure>
        </View>
        {compareAmounts(rewardTotal, '0') > 0 ? (
          <Pressable
            id="to-rewards"
            className="referral-head__figure referral-head__figure--door"
            label={`${t('referral.rewards')} ${total} ${t('referral.rewardsHint')}`}
            onClick={() => void openPage('fundAccountLog')}
          >
            <Figure label={t('referral.rewards')}>{total}</Figure>
            <Icon name="chevron-right" size="s" />
          </Pressable>
        ) : (
          <View className="referral-head__figure">
            <Figure label={t('referral.rewards')}>{total}</Figure>
          </View>
        )}
      </View>
    </View>
  )
})

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <View className="referral-head__words">
      <Text className="referral-head__label">{label}</Text>
      <Text className="referral-head__value">{children}</Text>
    </View>
  )
}
