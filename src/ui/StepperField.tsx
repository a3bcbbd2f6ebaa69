import { Input, View } from '@tarojs/components'

import { Icon } from './Icon'
import { Pressable } from './Pressable'

import './StepperField.scss'

interface Props {
  readonly id: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly ariaLabel: string
  readonly lessLabel: string
  readonly moreLabel: string
  readonly onChange: (value: number) => void
}

/** A small whole number: stepped or typed, never out of its bounds. */
export function StepperField({ id, value, min, max, ariaLabel, lessLabel, moreLabel, onChange }: Props) {
  const change = (next: number) => onChange(Math.min(max, Math.max(min, Math.trunc(next) || min)))
  return (
    <View className="stepper">
      <Pressable
        id={`${id}-less`}
        className="stepper__step"
        ariaLabel={lessLabel}
        isDisabled={value <= min}
        onClick={() => change(value - 1)}
      >
        <Icon name="minus" />
      </Pressable>
      <Input
        id={id}
        className="stepper__input"
        type="number"
        value={String(value)}
        maxlength={String(max).length}
        aria-label={ariaLabel}
        onBlur={({ detail }) => change(Number(detail.value))}
      />
      <Pressable
        id={`${id}-more`}
        className="stepper__step"
        ariaLabel={moreLabel}
        isDisabled={value >= max}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" />
      </Pressable>
    </View>
  )
}
