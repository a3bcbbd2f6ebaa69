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
  /** What is counted, for screen readers. */
  readonly label: string
  readonly lessLabel: string
  readonly moreLabel: string
  readonly onChange: (value: number) => void
}

/** A small integer within bounds, stepped or typed. */
export function StepperField({ id, value, min, max, label, lessLabel, moreLabel, onChange }: Props) {
  // The text while typing, which may be empty; null otherwise.
  const [typed, setTyped] = useState<string | null>(null)

  function change(next: number): void {
    setTyped(null)
    const bounded = Math.min(max, Math.max(min, Math.trunc(next) || min))
    if (bounded !== value) onChange(bounded)
  }

  /**
   * Applies a valid number while typing: the customer may leave the page before the field loses the focus.
   */
  function type(text: string): void {
    setTyped(text)
    const number = numberIn(text)
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
        onBlur={({ detail }) => change(numberIn(detail.value))}
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

/** Chinese keyboards can type full-width digits. */
function numberIn(text: string): number {
  return Number(text.normalize('NFKC'))
}
