import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

import { prefersReducedMotion } from '../device/reducedMotion.h5'

interface Options {
  readonly count: number
  /** How long the way to another slide takes. */
  readonly durationMs: number
  /** How long each slide stays; null if they don't change by themselves. */
  readonly intervalMs: number | null
}

interface Slides {
  /** The element that scrolls; each slide is as wide. */
  readonly track: RefObject<HTMLElement>
  readonly shown: number
  /** The one after the last is the first. */
  readonly show: (index: number) => void
}

/** Slides side by side in an element that scrolls and snaps. */
export function useSlides({ count, durationMs, intervalMs }: Options): Slides {
  const track = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(0)
  const stopGliding = useRef<() => void>(() => undefined)

  const show = useCallback(
    (index: number) => {
      const element = track.current
      if (!element) return
      stopGliding.current()
      const place = ((index + count) % count) * element.clientWidth
      stopGliding.current = glide(element, place, durationMs)
    },
    [count, durationMs],
  )

  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    const onScroll = () => setShown(slideAt(element))
    const onTouch = () => stopGliding.current()
    element.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('touchstart', onTouch, { passive: true })
    return () => {
      stopGliding.current()
      element.removeEventListener('scroll', onScroll)
      element.removeEventListener('touchstart', onTouch)
    }
  }, [])

  useEffect(() => {
    const element = track.current
    if (!element || intervalMs === null || count < 2 || prefersReducedMotion()) return undefined
    const next = () => {
      // A page that another one covers has no width.
      if (!document.hidden && element.clientWidth > 0) show(slideAt(element) + 1)
    }
    // What is looked at includes the arrows beside the track.
    return takeTurns(element.parentElement ?? element, next, intervalMs)
  }, [count, intervalMs, show])

  return { track, shown, show }
}

function slideAt({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth)
}

/** What keeps the slides where they are, and whether it begins or ends with an event. */
const HOLDS = {
  pointerenter: ['pointer', true],
  pointerleave: ['pointer', false],
  focusin: ['focus', true],
  focusout: ['focus', false],
  touchstart: ['touch', true],
  touchend: ['touch', false],
  touchcancel: ['touch', false],
} as const

type HoldEvent = keyof typeof HOLDS
const HOLD_EVENTS = Object.keys(HOLDS) as HoldEvent[]

/** Calls `turn` again and again while nothing holds; the time begins anew when it's released. */
function takeTurns(area: HTMLElement, turn: () => void, intervalMs: number): () => void {
  const holding = new Set<string>()
  let timer = setInterval(turn, intervalMs)
  const follow = ({ type }: Event) => {
    const [hold, begins] = HOLDS[type as HoldEvent]
    if (begins) holding.add(hold)
    else holding.delete(hold)
    clearInterval(timer)
    if (holding.size === 0) timer = setInterval(turn, intervalMs)
  }
  for (const event of HOLD_EVENTS) area.addEventListener(event, follow, { passive: true })
  return () => {
    clearInterval(timer)
    for (const event of HOLD_EVENTS) area.removeEventListener(event, follow)
  }
}

/**
 * Scrolls there in this time; the browser's own smooth scrolling takes as long as it likes.
 *
 * @returns a function that stops on the way
 */
function glide(track: HTMLElement, to: number, durationMs: number): () => void {
  const from = track.scrollLeft
  const began = performance.now()
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    track.style.scrollSnapType = ''
  }
  const step = () => {
    const share = prefersReducedMotion() ? 1 : Math.min(1, (performance.now() - began) / durationMs)
    track.scrollLeft = from + (to - from) * (1 - (1 - share) ** 3)
    if (share === 1) stop()
    else frame = requestAnimationFrame(step)
  }
  // Snapping would undo each step.
  track.style.scrollSnapType = 'none'
  step()
  return stop
}
