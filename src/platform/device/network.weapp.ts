import Taro from '@tarojs/taro'
import { observable, runInAction } from 'mobx'

const network = observable({ isOnline: true, reconnections: 0 })

export function followNetwork(): void {
  void Taro.getNetworkType().then(({ networkType }) => take(networkType !== 'none'))
  Taro.onNetworkStatusChange(({ isConnected }) => take(isConnected))
}

function take(isOnline: boolean): void {
  runInAction(() => {
    if (isOnline && !network.isOnline) network.reconnections += 1
    network.isOnline = isOnline
  })
}

/** Observable: read it in an observer. */
export function isOnline(): boolean {
  return network.isOnline
}

/** How often the network has come back. Observable: read it in an observer. */
export function reconnections(): number {
  return network.reconnections
}
