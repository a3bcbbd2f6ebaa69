import { Text, View } from '@tarojs/components'

import { Icon } from '../media/Icon'
import { Pressable } from '../control/Pressable'

import './SectionHead.scss'

interface Props {
  readonly title: string
  readonly action?: { readonly id: string; readonly text: string; readonly onClick: () => void } | undefined
}

/** Section title with an optional link, e.g. to the full list. */
export function SectionHead({ title, action }: Props) {
  return (
    <View className="section-head">
      <Text className="section-head__title">{title}</Text>
      {action && (
        <Pressable id={action.id} className="section-head__action" onClick={action.onClick}>
          <Text>{action.text}</Text>
          <Icon name="chevron-right" size="s" />
        </Pressable>
      )}
    </View>
  )
}
