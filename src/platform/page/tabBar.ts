import Taro from '@tarojs/taro'

/** Names the tabs, in their order. A mini program refuses while another page covers them: the next tab page repeats it. */
export function setTabTexts(texts: readonly string[]): void {
  texts.forEach((text, index) => void Taro.setTabBarItem({ index, text }).catch(() => undefined))
}
