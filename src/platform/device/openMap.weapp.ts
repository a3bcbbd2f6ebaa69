import Taro from '@tarojs/taro'

import type { MapPlace } from './mapPlace'

/** Shows a place on WeChat's own map, from where a navigation app can be opened. */
export function openMap({ name, address, latitude, longitude }: MapPlace): void {
  void Taro.openLocation({ name, address, latitude, longitude }).catch(() => undefined)
}
