import { usePageScroll } from '@tarojs/taro'

import { isNearEnd } from '@/model/list/rowWindow'
import { toDesignPx, viewHeight } from '@/platform/device/screenSize'
import type { PagedList } from '@/stores/list/PagedList'

/** No row of the app is lower; where rows are higher, or a grid has more of them, more comes a little earlier. */
const LOWEST_ROW = 80

/**
 * Loads more as the page scrolls towards the end. By arithmetic, as the H5 tells the bottom only once until the page
 * has scrolled away from it.
 */
export function useLoadMore(
  rows: Pick<PagedList<{ readonly id: string }>, 'items' | 'loadMore'>,
  rowHeight = LOWEST_ROW,
): void {
  usePageScroll(({ scrollTop }) => {
    if (isNearEnd(toDesignPx(scrollTop), viewHeight(), rowHeight, rows.items.length)) void rows.loadMore()
  })
}
