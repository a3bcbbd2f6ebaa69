import Taro from '@tarojs/taro'

/** A passing word; 1500 ms unless told otherwise (spec section 9). */
export function showToast(title: string, durationMs = 1500): void {
  void Taro.showToast({ title, icon: 'none', duration: durationMs })
}
