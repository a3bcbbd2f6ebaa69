import type { BaseEventOrig, ITouchEvent } from '@tarojs/components'
import { useEffect, useRef } from 'react'

const HOLD_MS = 350
/** Movement allowed during a long press. */
const TOLERANCE_PX = 10

interface Finger {
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * Distinguishes a long press from a tap, on both targets. Taro's own long press on H5 is cancelled by the
 * slightest movement, fires on every element under the finger, and is followed by a tap.
 */
export function useLongPress(onHold: () => void, onTap: () => void) {
  const finger = useRef<Finger | null>(null)
  const isHeld = useRef(false)

  function lift(): void {
    if (finger.current) clearTimeout(finger.current.timer)
    finger.current = null
  }

  function begin(event: BaseEventOrig): void {
    lift()
    isHeld.current = false
    const [touch, another] = touchesOf(event)
    if (!touch || another) return
    const timer = setTimeout(() => {
      isHeld.current = true
      onHold()
    }, HOLD_MS)
    finger.current = { x: touch.clientX, y: touch.clientY, timer }
  }

  function move(event: BaseEventOrig): void {
    const [touch] = touchesOf(event)
    if (!finger.current || !touch) return
    const { x, y } = finger.current
    if (Math.hypot(touch.clientX - x, touch.clientY - y) > TOLERANCE_PX) lift()
  }

  function tap(): void {
    if (!isHeld.current) onTap()
    isHeld.current = false
  }

  useEffect(() => lift, [])

  return { tap, gestures: { onTouchStart: begin, onTouchMove: move, onTouchEnd: lift, onTouchCancel: lift } }
}

/** Taro's types lack `touches` on the events of a `View`. */
function touchesOf(event: BaseEventOrig): ITouchEvent['touches'] {
  return (event as ITouchEvent).touches
}
