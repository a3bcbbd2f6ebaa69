import { fireEvent, render } from '@testing-library/react'
import { act } from 'react'

import { Carousel } from '@/ui/media/Carousel'

import { matchOnly } from '../../../support/app/layoutApis'

const WIDTH = 300
const SLIDES = ['one', 'two', 'three'].map((key) => ({ key, content: <p>{key}</p> }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

interface Options {
  readonly isAutoplay?: boolean
  readonly count?: number
}

function open({ isAutoplay = true, count = 3 }: Options = {}) {
  const texts = { previous: 'Previous', next: 'Next' }
  const { container, unmount } = render(
    <Carousel
      slides={SLIDES.slice(0, count)}
      label="Offers"
      className=""
      texts={texts}
      isAutoplay={isAutoplay}
    />,
  )
  const track = container.querySelector<HTMLElement>('.carousel__track') ?? container
  // jsdom has no layout.
  Object.defineProperty(track, 'clientWidth', { value: WIDTH, configurable: true })
  const area = track.parentElement ?? container
  return { container, track, area, unmount, shown: () => track.scrollLeft / WIDTH }
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

it('shows the next slide every 5 s, on a way of 500 ms, and the first after the last', () => {
  const { shown } = open()

  pass(4_999)
  expect(shown()).toBe(0)
  pass(250)
  expect(shown()).toBeGreaterThan(0)
  expect(shown()).toBeLessThan(1)
  pass(300)
  expect(shown()).toBe(1)
  pass(10_000)
  expect(shown()).toBe(0)
})

it.each([
  ['pointed at', 'pointerenter', 'pointerleave'],
  ['focused', 'focusin', 'focusout'],
  ['touched', 'touchstart', 'touchend'],
])('stays while it is %s, and for 5 s after', (_, first, last) => {
  const { area, shown } = open()
  pass(4_000)

  act(() => void area.dispatchEvent(new Event(first)))
  pass(62_000)
  expect(shown()).toBe(0)

  act(() => void area.dispatchEvent(new Event(last)))
  pass(4_999)
  expect(shown()).toBe(0)
  pass(600)
  expect(shown()).toBe(1)
})

it('stays on a page that cannot be seen', () => {
  const { shown, track } = open()

  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  pass(10_000)
  expect(shown()).toBe(0)

  Reflect.deleteProperty(document, 'hidden')
  Object.defineProperty(track, 'clientWidth', { value: 0 })
  pass(10_000)
  expect(track.scrollLeft).toBe(0)
})

it('stays for who wants no motion, and jumps at an arrow', () => {
  matchOnly('(prefers-reduced-motion: reduce)')
  const { container, shown } = open()
  pass(6_000)
  expect(shown()).toBe(0)

  fireEvent.click(container.querySelector('[aria-label="Next"]') ?? container)

  expect(shown()).toBe(1)
})

it('goes back by an arrow, from the first to the last', () => {
  const { container, shown } = open({ isAutoplay: false })

  fireEvent.click(container.querySelector('[aria-label="Previous"]') ?? container)
  pass(600)

  expect(shown()).toBe(2)
})

it('marks the slide that is scrolled to', () => {
  const { container, track } = open()
  track.scrollLeft = 2 * WIDTH

  fireEvent.scroll(track)

  const dots = [...container.querySelectorAll('.carousel__dot')]
  expect(dots.map(({ className }) => className.includes('--shown'))).toEqual([false, false, true])
})

it('has neither dots nor arrows nor turns with one slide', () => {
  const { container, shown } = open({ count: 1 })
  pass(6_000)

  expect(shown()).toBe(0)
  expect(container.querySelector('.carousel__dots, .carousel__arrow')).toBeNull()
})

it('leaves no timer behind', () => {
  const { unmount } = open()
  pass(5_100)

  unmount()

  expect(jest.getTimerCount()).toBe(0)
})
