import { useEffect, useState } from 'react'

const TICK_MS = 1_000

/**
 * Counts down to a moment.
 *
 * @param onEnd called once the time is over; must be the same function in every render
 * @returns whole seconds; 0 afterwards, null without a moment
 */
export function useSecondsLeft(until: Date | null, onEnd: () => void): number | null {
  const untilMs = until?.getTime() ?? null
  const [nowMs, setNowMs] = useState(() => Date.now())

  useEffect(() => {
    if (untilMs === null) return undefined
    const timer = setInterval(tick, TICK_MS)
    function tick(): void {
      setNowMs(Date.now())
      if (Date.now() < (untilMs ?? 0)) return
      clearInterval(timer)
      onEnd()
    }
    tick()
    return () => clearInterval(timer)
  }, [untilMs, onEnd])

  return untilMs === null ? null : Math.max(0, Math.ceil((untilMs - nowMs) / 1000))
}
