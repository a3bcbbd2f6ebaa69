import { t } from '@/i18n'
import { routeUrl } from '@/navigation/routes'
import type { HostCard } from '@/platform/share/HostCard'
import { referredUrl } from '@/platform/share/referredUrl'
import { followCard } from '@/platform/share/useHostCard.h5'
import { openJsSdk, showCard, urlToSign } from '@/platform/wechat/jsSdk.h5'
import { wechatApi } from '@/stores/areas/wechatApi'
import { DEFAULT_PICTURE } from '@/stores/share/useShareCard'
import type { Stores } from '@/stores/StoresContext'

/**
 * Keeps the card that WeChat shows, when its menu shares the page, that of the page on screen. Without an official
 * account, WeChat makes a plain card of the page's title and URL.
 */
export async function followCards(api: Stores['api']): Promise<void> {
  const signed = await wechatApi(api).getJsSdkConfig(urlToSign())
  if (signed === null) return
  const sdk = await openJsSdk(signed)
  let latest = 0
  followCard((card) => {
    const turn = ++latest
    const { url, ...rest } = card ?? homeCard()
    void Promise.resolve(referredUrl(url)).then((referred) => {
      // By now another page may be on screen.
      if (turn === latest) showCard(sdk, { ...rest, url: referred }, t('app.tagline'))
    })
  })
}

/** For pages that have no card, most of them private. */
function homeCard(): HostCard {
  return { title: t('share.title'), url: routeUrl('home', {}), picture: DEFAULT_PICTURE }
}
