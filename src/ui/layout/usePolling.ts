import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import { poll } from '@/model/call/poll'
import { followAppVisibility } from '@/platform/page/appVisibility'

/**
 * Reads a page's content again while the page is visible: soon after a change, then less and less often.
 *
 * @param read reads without dialogs and doesn't throw; must be the same function each time
 * @param waitsFor changes with the content; null while there is nothing to wait for
 */
export function usePolling(read: () => Promise<void>, waitsFor: string | null): void {
  const [isShown, setIsShown] = useState(false)
  const [isAppVisible, setIsAppVisible] = useState(true)
  useDidShow(() => setIsShown(true))
  useDidHide(() => setIsShown(false))
  useEffect(() => followAppVisibility(setIsAppVisible), [])
  const isActive = isShown && isAppVisible && waitsFor !== null
  useEffect(() => (isActive ? poll(read) : undefined), [isActive, read, waitsFor])
}
