import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'

import { chunkAt, isNearEnd, rowWindow, windowSize, type RowWindow } from '@/model/rowWindow'
import { toDesignPx, viewHeight } from '@/platform/screenSize'

interface Options {
  readonly count: number
  /** In px of the design. */
  readonly rowHeight: number
  readonly onNearEnd?: (() => void) | undefined
}

/** The rows of a long list that are worth having while the page stands where it stands. */
export function useRowWindow({ count, rowHeight, onNearEnd }: Options): RowWindow {
  const [chunk, setChunk] = useState(0)

  usePageScroll(({ scrollTop }) => {
    const top = toDesignPx(scrollTop)
    setChunk(chunkAt(top, rowHeight))
    if (isNearEnd(top, viewHeight(), rowHeight, count)) onNearEnd?.()
  })

  return rowWindow(chunk, windowSize(viewHeight(), rowHeight), count)
}
