import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'

import { badgeText } from '@/model/format/badgeText'
import { TABS } from '@/navigation/routes'
import { setTabBadge } from '@/platform/page/tabBar'
import { useStores } from '@/stores/StoresContext'

const MINE = TABS.indexOf('mine')

/**
 * Shows the number of unread messages on Mine's tab. Every tab page calls it, in an observer: a mini program
 * accepts a badge only while a tab page is on screen. The page's own store reads the number.
 */
export function useMineBadge(): void {
  const badge = badgeText(useStores().unread.value?.count ?? 0)
  useDidShow(() => setTabBadge(MINE, badge))
  useEffect(() => setTabBadge(MINE, badge), [badge])
}
