import { ScrollView, View } from '@tarojs/components'

import type { TableBlock } from '@/model/content/contentBlock'
import { designLength } from '@/platform/device/screenSize'

import { semantics } from '../control/semantics'
import type { LinkDoor } from './linkDoor'
import { ContentText } from './ContentText'

/** In design px. */
const COLUMN_WIDTH = 96

/** A table that scrolls sideways in its own box if the page is too narrow for it. */
export function ContentTable({ table, linkDoor }: { table: TableBlock; linkDoor: LinkDoor }) {
  const { hasHeader, rows } = table
  const columns = Math.max(...rows.map(({ length }) => length))
  return (
    <ScrollView className="content-blocks__table-box" scrollX {...semantics({ isFocusable: true })}>
      <View
        className="content-blocks__table"
        style={{ minWidth: designLength(columns * COLUMN_WIDTH) }}
        {...semantics({ role: 'table' })}
      >
        {rows.map((row, index) => {
          const isHeader = hasHeader && index === 0
          return (
            <View
              key={index}
              className={`content-blocks__row ${isHeader ? 'content-blocks__row--header' : ''}`}
              {...semantics({ role: 'row' })}
            >
              {row.map((cell, column) => (
                <View
                  key={column}
                  className="content-blocks__cell"
                  {...semantics({ role: isHeader ? 'columnheader' : 'cell' })}
                >
                  <ContentText text={cell} linkDoor={linkDoor} />
                </View>
              ))}
            </View>
          )
        })}
      </View>
    </ScrollView>
  )
}
