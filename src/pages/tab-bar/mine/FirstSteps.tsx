import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { Pressable } from '@/ui/control/Pressable'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'

import './FirstSteps.scss'

const STEPS = [
  { to: 'warehouseAddress', icon: 'copy', text: 'mine.step1' },
  { to: 'createParcel', icon: 'parcel-plus', text: 'mine.step2' },
  { to: 'myAddresses', icon: 'address', text: 'mine.step3' },
] as const satisfies readonly { readonly icon: IconName; readonly to: string; readonly text: string }[]

/** What to do first, for customers without a parcel, who would only see zeros. */
export const FirstSteps = observer(function FirstSteps() {
  return (
    <View className="first-steps">
      <Text className="first-steps__title">{t('mine.firstSteps')}</Text>
      {STEPS.map(({ to, icon, text }) => (
        <Pressable key={to} id={`step-${to}`} className="first-steps__step" onClick={() => void openPage(to)}>
          <View className="first-steps__icon">
            <Icon name={icon} />
          </View>
          <Text className="first-steps__text">{t(text)}</Text>
          <Icon name="chevron-right" size="s" />
        </Pressable>
      ))}
    </View>
  )
})
