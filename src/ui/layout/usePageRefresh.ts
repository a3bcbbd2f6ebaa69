import { useDidHide, useDidShow, usePullDownRefresh } from '@tarojs/taro'
import { useEffect, useRef } from 'react'

import { failureIn } from '@/model/call/failedReads'
import { stopPullDown } from '@/platform/page/pullDown'

import { tellFailure } from '../feedback/tellFailure'

/**
 * Reads a page's content whenever it shows, when it is pulled down, and when something it depends on
 * changes under its eyes. Whoever pulls and gets nothing new is told why; what the page shows stays.
 *
 * @param identity who or what the content belongs to, e.g. the session's number
 * @param comeBack what to read instead when the customer comes back to what the page showed before
 */
export function usePageRefresh(
  reload: () => Promise<void>,
  identity?: unknown,
  comeBack: () => Promise<void> = reload,
): void {
  const isVisible = useRef(false)
  const isNew = useRef(true)
  const shownIdentity = useRef(identity)

  useDidShow(() => {
    const read = isNew.current || shownIdentity.current !== identity ? reload : comeBack
    isNew.current = false
    isVisible.current = true
    shownIdentity.current = identity
    // A page that was left while it was pulled down still hangs there: the call that freed it went elsewhere.
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
}

async function refresh(reload: () => Promise<void>): Promise<void> {
  const failure = await failureIn(reload)
  if (failure) tellFailure(failure)
}
