import Taro from '@tarojs/taro'

/** Adds an element before the one that Taro's router owns, for what stays while pages come and go. */
export function placeBesidePages(): HTMLElement {
  const place = document.createElement('div')
  document.body.prepend(place)
  return place
}

/** The URL of the page that the address bar names. */
export function addressedUrl(): string {
  return location.hash.replace(/^#/, '') || '/'
}

/** Calls `act` whenever the address bar names another page, before that page has loaded. */
export function followAddress(act: () => void): () => void {
  Taro.eventCenter.on('__taroRouterChange', act)
  return () => void Taro.eventCenter.off('__taroRouterChange', act)
}
