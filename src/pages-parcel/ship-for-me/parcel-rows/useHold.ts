import { useRef } from 'react'

const IS_BROWSER = process.env.TARO_ENV === 'h5'

/**
 * Tells a finger that stays from one that taps. WeChat does so by itself; a browser taps as well when the finger
 * leaves, and Taro tells there of one stay for each element below the finger.
 */
export function useHold(onHold: () => void, onTap: () => void) {
  const isHeld = useRef(false)

  function hold(): void {
    if (isHeld.current) return
    isHeld.current = IS_BROWSER
    onHold()
  }

  function tap(): void {
    if (!isHeld.current) onTap()
    isHeld.current = false
  }

  function begin(): void {
    isHeld.current = false
  }

  return { tap, gestures: { onLongPress: hold, ...(IS_BROWSER && { onTouchStart: begin }) } }
}
