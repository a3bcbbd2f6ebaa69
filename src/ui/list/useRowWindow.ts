import Taro, { usePageScroll } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import { chunkAt, isNearEnd, rowsAtOnce, rowWindow, windowSize, type RowWindow } from '@/model/list/rowWindow'
import { toDesignPx, viewHeight } from '@/platform/device/screenSize'

interface Options {
  readonly count: number
  /** In px of the design. */
  readonly rowHeight: number
  readonly onNearEnd?: (() => void) | undefined
}

/**
 * The rows of a long list that are worth having while the page stands where it stands, and which of them are to be
 * there already.
 */
export function useRowWindow({ count, rowHeight, onNearEnd }: Options): {
  window: RowWindow
  ready: RowWindow
} {
  const [chunk, setChunk] = useState(0)
  const [settled, setSettled] = useState(0)

  usePageScroll(({ scrollTop }) => {
    const top = toDesignPx(scrollTop)
    setChunk(chunkAt(top, rowHeight))
    if (isNearEnd(top, viewHeight(), rowHeight, count)) onNearEnd?.()
  })

  useEffect(() => {
    let isCurrent = true
    Taro.nextTick(() => isCurrent && setSettled(chunk))
    return () => {
      isCurrent = false
    }
  }, [chunk])

  const window = rowWindow(chunk, windowSize(viewHeight(), rowHeight), count)
  return { window, ready: rowsAtOnce(window, chunk, settled) }
}
