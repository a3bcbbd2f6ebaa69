import { useDidHide, useDidShow, usePullDownRefresh } from '@tarojs/taro'
import { useEffect, useRef } from 'react'

import { failureIn } from '@/model/call/failedReads'
import { reconnections } from '@/platform/device/network'
import { stopPullDown } from '@/platform/page/pullDown'

import { showFailure } from '../feedback/showFailure'

/**
 * Loads a page's content whenever the page shows, is pulled down, or `identity` changes or the network comes back while
 * it's visible. If a pull fails, the customer is told why; the content stays. Call it in an observer.
 *
 * @param identity changes when someone signs in or out, for example the session count
 * @param refreshVisible called when the customer comes back to the page, or the network comes back; default: `reload`
 */
export function usePageRefresh(
  reload: () => Promise<void>,
  identity?: unknown,
  refreshVisible: () => Promise<void> = reload,
): void {
  const isVisible = useRef(false)
  const isNew = useRef(true)
  const shownIdentity = useRef(identity)

  useDidShow(() => {
    const read = isNew.current || shownIdentity.current !== identity ? reload : refreshVisible
    isNew.current = false
    isVisible.current = true
    shownIdentity.current = identity
    // Also springs back a page that was left while pulled down: the earlier stop call went to another page.
    void read().finally(stopPullDown)
  })
  useDidHide(() => {
    isVisible.current = false
  })
  usePullDownRefresh(() => {
    void refresh(reload).finally(stopPullDown)
  })
  useEffect(() => {
    if (!isVisible.current || shownIdentity.current === identity) return
    shownIdentity.current = identity
    void reload()
  }, [identity, reload])

  const connection = reconnections()
  const seenConnection = useRef(connection)
  useEffect(() => {
    if (seenConnection.current === connection) return
    seenConnection.current = connection
    if (isVisible.current) void refreshVisible()
  }, [connection, refreshVisible])
}

async function refresh(reload: () => Promise<void>): Promise<void> {
  const failure = await failureIn(reload)
  if (failure) showFailure(failure)
}
