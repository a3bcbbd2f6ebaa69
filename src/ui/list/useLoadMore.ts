import { usePageScroll } from '@tarojs/taro'

import { isNearEnd } from '@/model/list/rowWindow'
import { toDesignPx, viewHeight } from '@/platform/device/screenSize'
import type { PagedList } from '@/stores/list/PagedList'

/** The lowest row in the app, in design px. With higher rows or a grid, more just loads a little earlier. */
const MIN_ROW_HEIGHT = 80

/**
 * Loads more as the page scrolls towards the end. Computed from the scroll position, because H5 reports
 * reaching the bottom only once until the page has scrolled away from it.
 */
export function useLoadMore(
  rows: Pick<PagedList<{ readonly id: string }>, 'items' | 'loadMore'>,
  rowHeight = MIN_ROW_HEIGHT,
): void {
  usePageScroll(({ scrollTop }) => {
    if (isNearEnd(toDesignPx(scrollTop), viewHeight(), rowHeight, rows.items.length)) void rows.loadMore()
  })
}
