import Taro from '@tarojs/taro'
import { observable, runInAction } from 'mobx'

import type { Appearance } from '@/model/enumerations/session'
import theme from '@/theme.json'

const shown = observable.box<Appearance>('system')

/** The device paints the bars by itself until the customer has chosen once. */
let isPainted = false

export function showAppearance(appearance: Appearance): void {
  runInAction(() => shown.set(appearance))
  if (appearance !== 'system' && !isPainted) {
    isPainted = true
    // Painted once, the bars no longer turn with the device by themselves.
    Taro.onThemeChange(paintBars)
  }
  paintBars()
}

/** A mini program has no root to mark: each page carries the class. To be read in an observer. */
export function appearanceClass(): string {
  return shown.get() === 'system' ? '' : `theme-${shown.get()}`
}

/** Colours what WeChat draws around a page; each page anew, for each has bars of its own. */
export function paintBars(): void {
  if (!isPainted) return
  const { surface, background, backgroundText, navigationFront, tabText, tabSelected, tabBorder } =
    theme[shownTheme()]
  const ignore = () => undefined
  void Taro.setNavigationBarColor({ backgroundColor: surface, frontColor: navigationFront }).catch(ignore)
  void Taro.setBackgroundColor({
    backgroundColor: background,
    backgroundColorTop: background,
    backgroundColorBottom: background,
  }).catch(ignore)
  const textStyle = backgroundText === 'light' ? 'light' : 'dark'
  void Taro.setBackgroundTextStyle({ textStyle }).catch(ignore)
  // Refused while another page covers the tabs: the next tab page repeats it.
  const border = tabBorder === 'white' ? 'white' : 'black'
  void Taro.setTabBarStyle({
    color: tabText,
    selectedColor: tabSelected,
    backgroundColor: surface,
    borderStyle: border,
  }).catch(ignore)
}

function shownTheme(): 'light' | 'dark' {
  const appearance = shown.get()
  if (appearance !== 'system') return appearance
  return Taro.getAppBaseInfo().theme === 'dark' ? 'dark' : 'light'
}
