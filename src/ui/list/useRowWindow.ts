import Taro, { usePageScroll } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import { chunkAt, rowsToRenderFirst, rowWindow, windowSize, type RowWindow } from '@/model/list/rowWindow'
import { toDesignPx, viewHeight } from '@/platform/device/screenSize'

/**
 * Which rows of a long list to mount at the current scroll position (`window`), and which of them to render
 * right away (`ready`).
 *
 * @param rowHeight in design px
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
  return { window, ready: rowsToRenderFirst(window, chunk, settled) }
}
