import Taro from '@tarojs/taro'

import type { MapPlace } from './mapPlace'

/** Shows the place on WeChat's map, which can open a navigation app. */
export function openMap({ name, address, latitude, longitude }: MapPlace): void {
  void Taro.openLocation({ name, address, latitude, longitude }).catch(() => undefined)
}
