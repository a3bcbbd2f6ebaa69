import { Text, View } from '@tarojs/components'

import { Button } from '../control/Button'
import { Illustration } from '../media/Illustration'
import type { IllustrationName } from '../media/illustrationNames'

import './StateMessage.scss'

export interface StateMessageProps {
  readonly illustration: IllustrationName
  readonly text: string
  readonly hint?: string | undefined
  readonly action?:
    { readonly text: string; readonly onClick: () => void; readonly id?: string | undefined } | undefined
}

/** One illustration, one sentence, one action. */
export function StateMessage({ illustration, text, hint, action }: StateMessageProps) {
  return (
    <View className="state-message">
      <Illustration name={illustration} />
      <Text className="state-message__text">{text}</Text>
      {hint !== undefined && <Text className="state-message__hint">{hint}</Text>}
      {action && (
        <View className="state-message__action">
          <Button id={action.id} size="m" onClick={action.onClick}>
            {action.text}
          </Button>
        </View>
      )}
    </View>
  )
}
