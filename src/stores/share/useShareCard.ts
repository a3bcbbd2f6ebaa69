import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'

import { isApiError } from '@/model/call/ApiError'
import { assetUrl } from '@/platform/build/assetUrl'

import { referralApi } from '../areas/referralApi'
import { useStores, type Stores } from '../StoresContext'

interface ShareCard {
  readonly title: string
  /** The page that the card opens. */
  readonly url: string
  /** A JPEG or PNG, 5:4, as the API provides it; the app's own picture by default. */
  readonly picture?: string | null | undefined
}

/** Served by the API: in the package it would slow down every start. */
const DEFAULT_PICTURE = '/pictures/share-card.png'

/**
 * Sets the card that WeChat shows when the page is shared in a chat or, where the page's configuration allows
 * it, in Moments. A card in a chat carries the sender's referral code, which is loaded only on sharing:
 * WeChat waits three seconds for it.
 */
export function useShareCard(card: () => ShareCard): void {
  const stores = useStores()
  useShareAppMessage(() => {
    const { title, url, picture } = card()
    const plain = { title, path: url, imageUrl: assetUrl(picture ?? DEFAULT_PICTURE) }
    if (!stores.session.isSignedIn) return plain
    return {
      ...plain,
      promise: referralCode(stores).then((code) => ({ ...plain, path: withCode(url, code) })),
    }
  })
  useShareTimeline(() => {
    const { title, url, picture } = card()
    return { title, query: url.split('?')[1] ?? '', imageUrl: assetUrl(picture ?? DEFAULT_PICTURE) }
  })
}

async function referralCode({ api }: Stores): Promise<string | null> {
  try {
    return await referralApi(api).getOwnCode()
  } catch (error) {
    if (!isApiError(error)) throw error
    return null
  }
}

function withCode(url: string, code: string | null): string {
  if (code === null) return url
  return `${url}${url.includes('?') ? '&' : '?'}referralCode=${encodeURIComponent(code)}`
}
