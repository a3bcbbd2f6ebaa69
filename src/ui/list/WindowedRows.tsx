import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Fragment, useEffect, type ReactNode } from 'react'

import { inPlaces, type RowWindow } from '@/model/list/rowWindow'
import { designLength } from '@/platform/device/screenSize'

import { useRowWindow } from './useRowWindow'

import './WindowedRows.scss'

interface Props<T extends { readonly id: string }> {
  readonly items: readonly T[]
  /** Of every row, with the space below it, in px of the design. */
  readonly rowHeight: number
  readonly renderItem: (item: T) => ReactNode
  /** Which rows there are now. */
  readonly onWindow?: ((window: RowWindow) => void) | undefined
}

/**
 * The rows around the screen of a list of any length, in a page that scrolls as a whole. One element is as high as
 * all rows together; in it a fixed number of places take over the rows that come from those that go. So what
 * crosses to a mini program's view is the new rows alone: among siblings, each row inserted or removed would carry
 * all others along.
 */
export const WindowedRows = observer(function WindowedRows<T extends { readonly id: string }>(
  props: Props<T>,
) {
  const { items, rowHeight, renderItem, onWindow } = props
  const { window, ready } = useRowWindow(items.length, rowHeight)
  const { start, end } = window
  useEffect(() => onWindow?.({ start, end }), [onWindow, start, end])

  return (
    <View className="windowed-rows" style={{ height: designLength(items.length * rowHeight) }}>
      {placesOf(window).map((index, place) => {
        const item = index >= ready.start && index < ready.end ? items[index] : undefined
        return (
          <View
            key={KEEPS_READING_ORDER ? index : place}
            className="windowed-rows__place"
            style={{ top: designLength(index * rowHeight) }}
          >
            {/* A row that comes is a new one: it takes over nothing of the one before it. */}
            {item && <Fragment key={item.id}>{renderItem(item)}</Fragment>}
          </View>
        )
      })}
    </View>
  )
}) as <T extends { readonly id: string }>(props: Props<T>) => ReactNode

/** A keyboard and a screen reader go by the order of the elements; and a browser moves them for nothing. */
const KEEPS_READING_ORDER = process.env.TARO_ENV === 'h5'

function placesOf(window: RowWindow): readonly number[] {
  const places = inPlaces(window)
  return KEEPS_READING_ORDER ? [...places].sort((a, b) => a - b) : places
}
