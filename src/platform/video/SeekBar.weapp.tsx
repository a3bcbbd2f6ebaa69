import { Slider } from '@tarojs/components'

import type { SeekBarProps } from './player'

export function SeekBar({ className, colours, label, time, duration, onSeek }: SeekBarProps) {
  return (
    <Slider
      className={className}
      min={0}
      max={duration || 1}
      step={0.1}
      value={time}
      blockSize={12}
      activeColor={colours.line}
      backgroundColor={colours.rest}
      onChange={({ detail }) => onSeek(Number(detail.value))}
      {...{ ariaLabel: label }}
    />
  )
}
