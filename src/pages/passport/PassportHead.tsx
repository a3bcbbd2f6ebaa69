import { Text, View } from '@tarojs/components'

import { Brand } from '@/ui/brand/Brand'
import { RouteLine } from '@/ui/brand/RouteLine'

import './passport.scss'

interface Props {
  readonly title: string
  readonly hint: string
}

/** Header of the passport pages. */
export function PassportHead({ title, hint }: Props) {
  return (
    <View className="passport-head">
      <RouteLine />
      <Brand isOnBrand />
      <View className="passport-head__words">
        <Text className="passport-head__title">{title}</Text>
        <Text className="passport-head__hint">{hint}</Text>
      </View>
    </View>
  )
}
