import { Text, View } from '@tarojs/components'

import { semantics } from '../control/semantics'
import { Icon } from '../media/Icon'

import './ProgressSteps.scss'

interface Props {
  readonly steps: readonly { readonly id: string; readonly name: string }[]
  /** Index of the current step; past the last one when all are done. */
  readonly current: number
}

/** The stages of a process in a line: done, current and to come. */
export function ProgressSteps({ steps, current }: Props) {
  return (
    <View className="progress-steps" {...semantics({ role: 'list' })}>
      {steps.map(({ id, name }, index) => (
        <View
          key={id}
          className={`progress-steps__step progress-steps__step--${stateOf(index, current)}`}
          {...semantics({ role: 'listitem', isCurrentStep: index === current })}
        >
          <View className="progress-steps__node">{index < current && <Icon name="check" size="s" />}</View>
          <Text className="progress-steps__name">{name}</Text>
        </View>
      ))}
    </View>
  )
}

function stateOf(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index === current) return 'current'
  return index < current ? 'done' : 'ahead'
}
