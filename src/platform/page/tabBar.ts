import Taro from '@tarojs/taro'

/**
 * Sets the tabs' texts, in order. A mini program refuses this while another page covers the tab bar; the next
 * tab page repeats it.
 */
export function setTabTexts(texts: readonly string[]): void {
  texts.forEach((text, index) => void Taro.setTabBarItem({ index, text }).catch(() => undefined))
}

/**
 * Sets or removes a tab's badge. A mini program refuses while no tab page is on screen.
 *
 * @param text null for no badge
 */
export function setTabBadge(index: number, text: string | null): void {
  const done = text === null ? Taro.removeTabBarBadge({ index }) : Taro.setTabBarBadge({ index, text })
  void done.catch(() => undefined)
}
