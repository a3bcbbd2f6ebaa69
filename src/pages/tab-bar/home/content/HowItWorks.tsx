import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { Icon } from '@/ui/media/Icon'
import { SectionHead } from '@/ui/layout/SectionHead'

import './HowItWorks.scss'

/** Four steps that explain the service to new customers, and the way to what it costs. */
export const HowItWorks = observer(function HowItWorks() {
  const steps = [
    { icon: 'copy', title: t('home.step1'), hint: t('home.step1Hint') },
    { icon: 'parcel-plus', title: t('home.step2'), hint: t('home.step2Hint') },
    { icon: 'scale', title: t('home.step3'), hint: t('home.step3Hint') },
    { icon: 'truck', title: t('home.step4'), hint: t('home.step4Hint') },
  ] as const

  return (
    <View>
      <SectionHead
        title={t('home.howItWorks')}
        action={{
          id: 'to-methods',
          text: t('home.methods'),
          onClick: () => void openPage('deliveryMethods'),
        }}
      />
      <View className="how-it-works">
        {steps.map(({ icon, title, hint }) => (
          <View key={icon} className="how-it-works__step">
            <View className="how-it-works__icon">
              <Icon name={icon} size="m" />
            </View>
            <View className="how-it-works__words">
              <Text className="how-it-works__title">{title}</Text>
              <Text className="how-it-works__hint">{hint}</Text>
            </View>
          </View>
        ))}
      </View>
    </View>
  )
})
