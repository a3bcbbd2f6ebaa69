import Taro, { usePageScroll } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import { chunkAt, rowsAtOnce, rowWindow, windowSize, type RowWindow } from '@/model/list/rowWindow'
import { toDesignPx, viewHeight } from '@/platform/device/screenSize'

/**
 * The rows of a long list that are worth having while the page stands where it stands, and which of them are to be
 * there already.
 *
 * @param rowHeight in px of the design
 */
export function useRowWindow(count: number, rowHeight: number): { window: RowWindow; ready: RowWindow } {
  const [chunk, setChunk] = useState(0)
  const [settled, setSettled] = useState(0)

  usePageScroll(({ scrollTop }) => {
    setChunk(chunkAt(toDesignPx(scrollTop), rowHeight))
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
