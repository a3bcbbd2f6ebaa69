import Taro from '@tarojs/taro'

type UpdateNews = 'ready' | 'failed'

let news: UpdateNews | null = null

/** WeChat looks for a new version and downloads it by itself; this only listens to how that went. */
export function followUpdates(): void {
  const manager = Taro.getUpdateManager()
  manager.onUpdateReady(() => (news = 'ready'))
  manager.onUpdateFailed(() => (news = 'failed'))
}

/** How the download of a new version went, once; null if there's none or the customer has been told. */
export function takeUpdateNews(): UpdateNews | null {
  const taken = news
  news = null
  return taken
}

export function restartUpdated(): void {
  Taro.getUpdateManager().applyUpdate()
}
