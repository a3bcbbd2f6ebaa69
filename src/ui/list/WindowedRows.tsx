import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Fragment, useEffect, type ReactNode } from 'react'

import { rowsBySlot, type RowWindow } from '@/model/list/rowWindow'
import { designLength } from '@/platform/device/screenSize'
import { textSize } from '@/platform/device/textSize'

import { useRowWindow } from './useRowWindow'

import './WindowedRows.scss'

interface Props<T extends { readonly id: string }> {
  readonly items: readonly T[]
  /** Row height with the space below, in design px, for texts of the usual size. */
  readonly rowHeight: number
  /** On a page with several lists: height of everything above this one, in design px, give or take a few rows. */
  readonly above?: number | undefined
  readonly renderItem: (item: T) => ReactNode
  /** Receives the range of mounted rows. */
  readonly onWindow?: ((window: RowWindow) => void) | undefined
}

/**
 * Mounts only the rows near the viewport, in a page that scrolls as a whole. One element has the height of
 * all rows; in it, a fixed number of places are reused as rows come and go. That way only the new rows are
 * sent to a mini program's view: inserting or removing a sibling would resend all of them.
 */
export const WindowedRows = observer(function WindowedRows<T extends { readonly id: string }>(
  props: Props<T>,
) {
  const { items, above, renderItem, onWindow } = props
  const rowHeight = props.rowHeight * textSize().rowScale
  const { window, ready } = useRowWindow(items.length, rowHeight, above)
  const { start, end } = window
  useEffect(() => onWindow?.({ start, end }), [onWindow, start, end])

  return (
    <View className="windowed-rows" style={{ height: designLength(items.length * rowHeight) }}>
      {slotsOf(window).map((index, place) => {
        const item = index >= ready.start && index < ready.end ? items[index] : undefined
        return (
          <View
            key={KEEPS_READING_ORDER ? index : place}
            className="windowed-rows__place"
            style={{ top: designLength(index * rowHeight) }}
          >
            {/* Keyed by item, so that a reused place doesn't keep the previous row's state. */}
            {item && <Fragment key={item.id}>{renderItem(item)}</Fragment>}
          </View>
        )
      })}
    </View>
  )
}) as <T extends { readonly id: string }>(props: Props<T>) => ReactNode

/** On H5, keyboard and screen readers follow the element order, and moving elements is cheap. */
const KEEPS_READING_ORDER = process.env.TARO_ENV === 'h5'

function slotsOf(window: RowWindow): readonly number[] {
  const rows = rowsBySlot(window)
  return KEEPS_READING_ORDER ? [...rows].sort((a, b) => a - b) : rows
}
