import { Text, View } from '@tarojs/components'

import { Button } from '../control/Button'
import { Illustration } from '../media/Illustration'
import type { IllustrationName } from '../media/illustrationNames'

import './EmptyState.scss'

interface Props {
  readonly illustration: IllustrationName
  readonly text: string
  readonly hint?: string | undefined
  readonly action?:
    { readonly text: string; readonly onClick: () => void; readonly id?: string | undefined } | undefined
}

/** Shown when there is nothing: one illustration, one sentence, one action. */
export function EmptyState({ illustration, text, hint, action }: Props) {
  return (
    <View className="empty-state">
      <Illustration name={illustration} />
      <Text className="empty-state__text">{text}</Text>
      {hint !== undefined && <Text className="empty-state__hint">{hint}</Text>}
      {action && (
        <View className="empty-state__action">
          <Button id={action.id} size="m" onClick={action.onClick}>
            {action.text}
          </Button>
        </View>
      )}
    </View>
  )
}
