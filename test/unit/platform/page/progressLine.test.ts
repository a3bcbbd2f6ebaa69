import { hideProgress, showProgress } from '@/platform/page/progressLine.h5'

const line = () => document.querySelector('.progress-line')

function preferReducedMotion(matches: boolean): void {
  Object.assign(window, { matchMedia: () => ({ matches }) })
}

beforeEach(() => {
  jest.useFakeTimers()
  preferReducedMotion(false)
})

afterEach(() => {
  hideProgress()
  jest.runAllTimers()
  jest.useRealTimers()
  document.body.innerHTML = ''
})

it('hangs below the navigation bar', () => {
  document.body.innerHTML = '<div class="shell__bar"></div><div class="taro-navigation-bar-show"></div>'
  showProgress()

  expect(line()?.parentElement?.className).toBe('taro-navigation-bar-show')
})

it('hangs below the bar of the first paint while the app starts', () => {
  document.body.innerHTML = '<div class="shell__bar"></div><div class="taro-navigation-bar-hide"></div>'
  showProgress()

  expect(line()?.parentElement?.className).toBe('shell__bar')
})

it('is at the top of a screen without a bar', () => {
  document.body.innerHTML = '<div class="taro-navigation-bar-hide"></div>'
  showProgress()

  expect(line()?.parentElement).toBe(document.body)
})

it('runs to its end before it goes', () => {
  showProgress()
  hideProgress()

  expect(line()?.className).toBe('progress-line progress-line--ended')
  jest.runAllTimers()
  expect(line()).toBeNull()
})

it('goes at once for customers who prefer reduced motion', () => {
  preferReducedMotion(true)
  showProgress()
  hideProgress()

  expect(line()).toBeNull()
})
