import type { HostCard } from '@/platform/share/HostCard'
import { useHostCard } from '@/platform/share/useHostCard'

interface ShareCard {
  readonly title: string
  /** The page that the card opens. A card in Moments always opens the page that shared it, with this URL's parameters. */
  readonly url: string
  /** A JPEG or PNG, 5:4, as the API provides it; the app's own picture by default. */
  readonly picture?: string | null | undefined
  /** For private pages: a file in the package. If the API's picture didn't load, WeChat would show a screenshot. */
  readonly packagedPicture?: string
}

/** Served by the API: in the package it would slow down every start. */
export const DEFAULT_PICTURE = '/pictures/share-card.png'

/** Sets the card that WeChat shows when the page is shared. */
export function useShareCard(card: () => ShareCard): void {
  useHostCard((): HostCard => {
    const { picture, ...rest } = card()
    return { ...rest, picture: picture ?? DEFAULT_PICTURE }
  })
}
