import Taro from '@tarojs/taro'

/**
 * Sets the tabs' texts, in order. A mini program refuses this while another page covers the tab bar; the next
 * tab page repeats it.
 */
export function setTabTexts(texts: readonly string[]): void {
  texts.forEach((text, index) => void Taro.setTabBarItem({ index, text }).catch(() => undefined))
}
