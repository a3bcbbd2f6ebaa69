import Taro, { usePageScroll } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import {
  chunkAt,
  rowsAmongOthers,
  rowsToRenderFirst,
  rowWindow,
  windowSize,
  type RowWindow,
} from '@/model/list/rowWindow'
import { toDesignPx, viewHeight } from '@/platform/device/screenSize'

/**
 * Which rows of a long list to mount at the current scroll position (`window`), and which of them to render
 * right away (`ready`).
 *
 * @param rowHeight in design px
 * @param above on a page with several lists: height of everything above this one, in design px
 */
export function useRowWindow(
  count: number,
  rowHeight: number,
  above?: number,
): { window: RowWindow; ready: RowWindow } {
  const [chunk, setChunk] = useState(() => chunkAt(-(above ?? 0), rowHeight))
  const [settled, setSettled] = useState<number | null>(null)

  usePageScroll(({ scrollTop }) => {
    // Negative while the page is pulled down.
    setChunk(chunkAt(toDesignPx(Math.max(0, scrollTop)) - (above ?? 0), rowHeight))
  })

  useEffect(() => {
    let isCurrent = true
    Taro.nextTick(() => isCurrent && setSettled(chunk))
    return () => {
      isCurrent = false
    }
  }, [chunk])

  const size = windowSize(viewHeight(), rowHeight)
  const window = rowWindow(chunk, size, count)
  const ready =
    above === undefined
      ? rowsToRenderFirst(window, chunk, settled ?? 0)
      : rowsAmongOthers(window, chunk, size, settled)
  return { window, ready }
}
