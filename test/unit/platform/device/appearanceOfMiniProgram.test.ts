import Taro from '@tarojs/taro'

import type * as Appearance from '@/platform/device/appearance.weapp'
import theme from '@/theme.json'

/** Fakes the device's theme and records the colors set in WeChat. */
function openDevice() {
  let current: 'light' | 'dark' = 'light'
  let listeners: (() => void)[] = []
  const paint = jest.fn(async () => ({ errMsg: '' }))
  const paintBehind = jest.fn(async () => ({ errMsg: '' }))
  const paintDots = jest.fn(async () => ({ errMsg: '' }))
  Object.assign(Taro, {
    setNavigationBarColor: paint,
    setBackgroundColor: paintBehind,
    setBackgroundTextStyle: paintDots,
    setTabBarStyle: jest.fn(async () => ({ errMsg: '' })),
    getAppBaseInfo: () => ({ theme: current }),
    onThemeChange: (listener: () => void) => (listeners = [...listeners, listener]),
  })
  const turn = (to: 'light' | 'dark') => {
    current = to
    listeners.forEach((listener) => listener())
  }
  const { showAppearance } = jest.requireActual<typeof Appearance>('@/platform/device/appearance.weapp')
  return { paint, paintBehind, paintDots, turn, showAppearance, listenerCount: () => listeners.length }
}

describe('the bars of a mini program', () => {
  it('go with the device by themselves until an appearance is chosen, and are painted with it afterwards', () => {
    const { paint, turn, showAppearance, listenerCount } = openDevice()
    showAppearance('system')
    turn('dark')
    expect(paint).not.toHaveBeenCalled()

    showAppearance('light')
    showAppearance('system')
    turn('dark')

    expect(paint).toHaveBeenLastCalledWith(
      expect.objectContaining({
        backgroundColor: theme.dark.surface,
        frontColor: theme.dark.navigationFront,
      }),
    )
    turn('light')
    expect(paint).toHaveBeenLastCalledWith(expect.objectContaining({ backgroundColor: theme.light.surface }))
    expect(listenerCount()).toBe(1)
  })

  it('leave nothing of the other theme where a page is pulled down, above it or below', () => {
    const { paintBehind, paintDots, turn, showAppearance } = openDevice()
    turn('light')
    showAppearance('dark')
    const { background, backgroundText } = theme.dark

    expect(paintBehind).toHaveBeenLastCalledWith({
      backgroundColor: background,
      backgroundColorTop: background,
      backgroundColorBottom: background,
    })
    expect(paintDots).toHaveBeenLastCalledWith({ textStyle: backgroundText })
  })
})
