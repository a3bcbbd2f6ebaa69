import { WebView } from '@tarojs/components'

import type { WebPageProps } from './webPageProps'

/** A web page that covers the whole page. WeChat shows its title in the bar. */
export function WebPage({ url, onFailed }: WebPageProps) {
  return <WebView src={url} onError={onFailed} />
}
