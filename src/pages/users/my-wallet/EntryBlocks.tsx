import { View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'

import { blocksNear, entryBlocks } from '@/model/funds/entryBlocks'
import type { FundAccountLog } from '@/model/funds/fundAccountLog'
import { designLength, toDesignPx, viewHeight } from '@/platform/device/screenSize'

import { EntryRow } from './EntryRow'
import type { FundAccountLogStore } from './FundAccountLogStore'

import './EntryBlocks.scss'

interface Props {
  readonly store: FundAccountLogStore
  readonly entries: readonly FundAccountLog[]
}

/** Scroll distance, in design px, after which the mounted blocks are chosen again. */
const STEP = 300

/**
 * Entries by day. Only those near the viewport are mounted: blocks far away are empty and keep their height.
 */
export const EntryBlocks = observer(function EntryBlocks({ store, entries }: Props) {
  const [step, setStep] = useState(0)
  usePageScroll(({ scrollTop }) => setStep(Math.floor(toDesignPx(Math.max(0, scrollTop)) / STEP)))
  const blocks = entryBlocks(entries)
  const near = blocksNear(blocks, step * STEP, viewHeight())
  const start = near[0]?.start ?? 0
  const end = start + near.reduce((sum, { lines }) => sum + lines.length, 0)
  const { setShown } = store.list
  useEffect(() => setShown({ start, end }), [setShown, start, end])

  const today = store.months.value?.today ?? null
  return (
    <View className="entry-blocks">
      {blocks.map((block) => (
        <View key={block.start} style={{ height: designLength(block.height) }}>
          {near.includes(block) &&
            block.lines.map((line) => <EntryRow key={line.entry.id} line={line} today={today} />)}
        </View>
      ))}
    </View>
  )
})
