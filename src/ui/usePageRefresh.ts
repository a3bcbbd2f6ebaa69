import { useDidHide, useDidShow, usePullDownRefresh } from '@tarojs/taro'
import { useEffect, useRef } from 'react'

import { stopPullDown } from '@/platform/pullDown'

/**
 * Reads a page's content whenever it shows, when it is pulled down, and when something it depends on
 * changes under its eyes.
 *
 * @param identity who or what the content belongs to, e.g. the login status
 */
export function usePageRefresh(reload: () => Promise<void>, identity?: unknown): void {
  const isVisible = useRef(false)
  const shownIdentity = useRef(identity)

  useDidShow(() => {
    isVisible.current = true
    shownIdentity.current = identity
    // A page that was left while it was pulled down still hangs there: the call that freed it went elsewhere.
    void reload().finally(stopPullDown)
  })
  useDidHide(() => {
    isVisible.current = false
  })
  usePullDownRefresh(() => {
    void reload().finally(stopPullDown)
  })
  useEffect(() => {
    if (!isVisible.current || shownIdentity.current === identity) return
    shownIdentity.current = identity
    void reload()
  }, [identity, reload])
}
