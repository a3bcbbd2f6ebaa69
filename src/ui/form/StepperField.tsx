import { Input, View } from '@tarojs/components'
import { useState } from 'react'

import { Icon } from '../media/Icon'
import { inputAttributes } from './inputAttributes'
import { Pressable } from '../control/Pressable'

import './StepperField.scss'

interface Props {
  readonly id: string
  readonly value: number
  readonly min: number
  readonly max: number
  /** What is counted, for those who do not see the label. */
  readonly label: string
  readonly lessLabel: string
  readonly moreLabel: string
  readonly onChange: (value: number) => void
}

/** A small whole number: stepped or typed, never out of its bounds. */
export function StepperField({ id, value, min, max, label, lessLabel, moreLabel, onChange }: Props) {
  // What is being typed, which may be nothing for a while; null when nobody types.
  const [typed, setTyped] = useState<string | null>(null)

  function change(next: number): void {
    setTyped(null)
    const bounded = Math.min(max, Math.max(min, Math.trunc(next) || min))
    if (bounded !== value) onChange(bounded)
  }

  /** What is in bounds counts at once: whoever leaves the page from here has said it. */
  function type(text: string): void {
    setTyped(text)
    const number = Number(text)
    if (Number.isInteger(number) && number >= min && number <= max && number !== value) onChange(number)
  }

  return (
    <View className="stepper">
      <Pressable
        id={`${id}-less`}
        className="stepper__step"
        label={lessLabel}
        isDisabled={value <= min}
        onClick={() => change(value - 1)}
      >
        <Icon name="minus" />
      </Pressable>
      <Input
        id={id}
        className="stepper__input"
        type="number"
        value={typed ?? String(value)}
        maxlength={String(max).length}
        {...inputAttributes({ type: 'number', label })}
        onInput={({ detail }) => type(detail.value)}
        onBlur={({ detail }) => change(Number(detail.value))}
      />
      <Pressable
        id={`${id}-more`}
        className="stepper__step"
        label={moreLabel}
        isDisabled={value >= max}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" />
      </Pressable>
    </View>
  )
}
