import { t } from '@/i18n'
import { routeUrl } from '@/navigation/routes'
import { assetUrl } from '@/platform/build/assetUrl'
import type { HostCard } from '@/platform/share/HostCard'
import { referredUrl } from '@/platform/share/referredUrl'
import { followCard } from '@/platform/share/useHostCard.h5'
import { openJsSdk, urlToSign, type JsSdk } from '@/platform/wechat/jsSdk.h5'
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
    void give(sdk, card ?? homeCard(), () => turn === latest)
  })
}

/** @param isLatest false once another page's card is to be shown, even if this one's code arrives later */
async function give(sdk: JsSdk, card: HostCard, isLatest: () => boolean): Promise<void> {
  const { origin, pathname, href } = window.location
  const link = `${origin}${pathname}#${await referredUrl(card.url)}`
  if (!isLatest()) return
  const shown = { title: card.title, link, imgUrl: new URL(assetUrl(card.picture), href).href }
  sdk.updateAppMessageShareData({ ...shown, desc: t('app.tagline') })
  sdk.updateTimelineShareData(shown)
}

/** For pages that have no card, most of them private. */
function homeCard(): HostCard {
  return { title: t('share.title'), url: routeUrl('home', {}), picture: DEFAULT_PICTURE }
}
