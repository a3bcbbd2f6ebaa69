import { Slider } from '@tarojs/components'

import type { SeekBarProps } from './player'

export function SeekBar({ className, time, duration, onSeek }: SeekBarProps) {
  return (
    <Slider
      className={className}
      min={0}
      max={duration || 1}
      step={0.1}
      value={time}
      blockSize={12}
      activeColor="#fff"
      backgroundColor="rgba(255, 255, 255, 0.4)"
      onChange={({ detail }) => onSeek(detail.value)}
    />
  )
}
