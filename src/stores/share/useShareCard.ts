import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'

import { assetUrl } from '@/platform/build/assetUrl'
import { referredUrl } from '@/platform/share/referredUrl'

interface ShareCard {
  readonly title: string
  /** The page that the card opens. */
  readonly url: string
  /** A JPEG or PNG, 5:4, as the API provides it; the app's own picture by default. */
  readonly picture?: string | null | undefined
  /** For private pages: a file in the package. If the API's picture didn't load, WeChat would show a screenshot. */
  readonly packagedPicture?: string
}

/** Served by the API: in the package it would slow down every start. */
const DEFAULT_PICTURE = '/pictures/share-card.png'

/**
 * Sets the card that WeChat shows when the page is shared in a chat or, where the page's configuration allows
 * it, in Moments. It carries the sender's referral code. If that has to be loaded first, a card in a chat waits
 * for it (WeChat allows three seconds). One in Moments can't wait, and goes without it.
 */
export function useShareCard(card: () => ShareCard): void {
  useShareAppMessage(() => {
    const { title, url } = card()
    const plain = { title, path: url, imageUrl: pictureOf(card()) }
    const path = referredUrl(url)
    if (typeof path === 'string') return { ...plain, path }
    return { ...plain, promise: path.then((loaded) => ({ ...plain, path: loaded })) }
  })
  useShareTimeline(() => {
    const { title, url } = card()
    const path = referredUrl(url)
    const [, query = ''] = (typeof path === 'string' ? path : url).split('?')
    return { title, query, imageUrl: pictureOf(card()) }
  })
}

function pictureOf({ picture, packagedPicture }: ShareCard): string {
  return packagedPicture ?? assetUrl(picture ?? DEFAULT_PICTURE)
}
