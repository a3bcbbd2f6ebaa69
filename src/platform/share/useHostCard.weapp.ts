import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'

import { assetUrl } from '../build/assetUrl'
import type { HostCard } from './HostCard'
import { referredUrl } from './referredUrl'

/**
 * Sets the card for a chat and, where the page's configuration allows it, for Moments. It carries the sender's
 * referral code. If that has to be loaded first, a card in a chat waits for it (WeChat allows three seconds). One in
 * Moments can't wait, and goes without it.
 */
export function useHostCard(read: () => HostCard): void {
  useShareAppMessage(() => {
    const { title, url, ...pictures } = read()
    const plain = { title, path: url, imageUrl: pictureOf(pictures) }
    const path = referredUrl(url)
    if (typeof path === 'string') return { ...plain, path }
    return { ...plain, promise: path.then((loaded) => ({ ...plain, path: loaded })) }
  })
  useShareTimeline(() => {
    const { title, url, ...pictures } = read()
    const path = referredUrl(url)
    const [, query = ''] = (typeof path === 'string' ? path : url).split('?')
    return { title, query, imageUrl: pictureOf(pictures) }
  })
}

function pictureOf({ picture, packagedPicture }: Pick<HostCard, 'picture' | 'packagedPicture'>): string {
  return packagedPicture ?? assetUrl(picture)
}
