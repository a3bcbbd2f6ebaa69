import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { closePage } from '@/navigation/navigate'
import { Pressable } from '@/ui/control/Pressable'

import { FundIcon } from './FundIcon'

import './HeadBar.scss'

/** Replaces the navigation bar. */
export const HeadBar = observer(function HeadBar({ title }: { title: string }) {
  return (
    <>
      <View className="head-bar__title">
        <Text>{title}</Text>
      </View>
      <Pressable
        id="back"
        className="head-bar__back"
        label={t('common.back')}
        onClick={() => void closePage('mine')}
      >
        <FundIcon name="back" size="l" />
      </Pressable>
    </>
  )
})
