import type { SeekBarProps } from './player'

/** A browser's own slider, which also works with the keyboard and screen readers. */
export function SeekBar({ className, label, time, duration, onSeek }: SeekBarProps) {
  return (
    <input
      type="range"
      className={className}
      aria-label={label}
      min={0}
      max={duration || 1}
      step={0.1}
      value={time}
      onChange={({ currentTarget: { value } }) => onSeek(Number(value))}
    />
  )
}
