import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'

import { t, type MessageKey } from '@/i18n'
import { tabTexts } from '@/i18n/tabTexts'
import { paintBars } from '@/platform/device/appearance'
import { setNavigationTitle } from '@/platform/page/navigationBar'
import { setTabTexts } from '@/platform/page/tabBar'

import { offerUpdate } from './offerUpdate'

type TitleKey = Extract<MessageKey, `title.${string}`>

/**
 * Keeps the navigation bar's title in the app's language. Call it in an observer.
 *
 * @param own replaces the translated title, for example with an article's
 * @param isOnBrand whether the page has no bar but an `ImmersiveHead`; the title is then the document's alone
 */
export function usePageTitle(key: TitleKey, own?: string, isOnBrand = false): void {
  const title = own ?? t(key)
  useDidShow(() => {
    setNavigationTitle(title)
    paintBars(isOnBrand)
  })
  useEffect(() => setNavigationTitle(title), [title])
}

/**
 * Also sets the tab bar's texts, which a mini program accepts only while a tab page is on screen, and offers the
 * update that it has downloaded.
 */
export function useTabPageTitle(key: TitleKey, isOnBrand = false): void {
  usePageTitle(key, undefined, isOnBrand)
  const texts = tabTexts()
  useDidShow(() => {
    setTabTexts(texts)
    void offerUpdate()
  })
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the array is new each time, its words are not
  useEffect(() => setTabTexts(texts), [texts.join()])
}
