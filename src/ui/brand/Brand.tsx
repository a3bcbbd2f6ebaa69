import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { semantics } from '@/ui/control/semantics'

import './Brand.scss'

interface Props {
  /** `l` stacks the name below the mark. */
  readonly size?: 's' | 'm' | 'l'
  readonly isOnBrand?: boolean
  /** Leaves out the name, for where it stands nearby. */
  readonly isMarkOnly?: boolean
}

/** The mark with the app's name. */
export const Brand = observer(function Brand({ size = 'm', isOnBrand = false, isMarkOnly = false }: Props) {
  return (
    <View className={`brand brand--${size}${isOnBrand ? ' brand--on-brand' : ''}`}>
      <View className="brand__mark" {...semantics({ isDrawing: true })} />
      {!isMarkOnly && <Text className="brand__name">{t('app.name')}</Text>}
    </View>
  )
})
