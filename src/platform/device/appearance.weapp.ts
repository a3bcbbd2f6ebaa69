import Taro from '@tarojs/taro'
import { observable, runInAction } from 'mobx'

import type { Appearance } from '@/model/enumerations/session'
import theme from '@/theme.json'

import { textSize } from './textSize.weapp'

const shown = observable.box<Appearance>('system')

/** WeChat colours the bars itself until the customer first chooses light or dark. */
let isPainted = false

/** Whether the page on screen has the brand colour under its status bar. */
let isTopBrand = false

export function showAppearance(appearance: Appearance): void {
  runInAction(() => shown.set(appearance))
  if (appearance !== 'system' && !isPainted) {
    isPainted = true
    // Once we've set their colours, the bars no longer follow the device.
    Taro.onThemeChange(paint)
  }
  paint()
}

/** A mini program has no root element, so each page sets the classes. Observable: read it in an observer. */
export function appearanceClass(): string {
  return `${textSize().className}${shown.get() === 'system' ? '' : ` theme-${shown.get()}`}`
}

/** Colours WeChat's bars around the page. Call it for each page: each has its own bars. */
export function paintBars(isOnBrand: boolean): void {
  isTopBrand = isOnBrand
  paint()
}

function paint(): void {
  if (!isPainted) return
  const { brand, surface, background, backgroundText, navigationFront, tabText, tabSelected, tabBorder } =
    theme[shownTheme()]
  const ignore = () => undefined
  void Taro.setNavigationBarColor({
    backgroundColor: isTopBrand ? brand : surface,
    frontColor: isTopBrand ? theme.dark.navigationFront : navigationFront,
  }).catch(ignore)
  void Taro.setBackgroundColor({
    backgroundColor: background,
    backgroundColorTop: isTopBrand ? brand : background,
    backgroundColorBottom: background,
  }).catch(ignore)
  const textStyle = isTopBrand || backgroundText === 'light' ? 'light' : 'dark'
  void Taro.setBackgroundTextStyle({ textStyle }).catch(ignore)
  // Fails while another page covers the tab bar; the next tab page calls it again.
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
