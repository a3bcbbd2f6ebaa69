import Taro from '@tarojs/taro'

export function setNavigationTitle(title: string): void {
  void Taro.setNavigationBarTitle({ title }).catch(() => undefined)
}
