import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { moneyText } from '@/model/money/money'
import type { StatusTone } from '@/model/parcel/parcelGuidance'
import { isAmount } from '@/model/validation/rules'
import { openPage } from '@/navigation/navigate'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/control/Pressable'
import { semantics } from '@/ui/control/semantics'
import { StatusTag } from '@/ui/feedback/StatusTag'

import type { BatchDeclareStore } from './BatchDeclareStore'
import { goodsOf, type BatchRow, type GoodsField, type RowStatus } from './batchRow'
import { RowEditor } from './RowEditor'

import './BatchRowCard.scss'

interface Props {
  readonly row: BatchRow
  readonly store: BatchDeclareStore
  readonly isOpen: boolean
  readonly onToggle: () => void
}

const TONES: Readonly<Record<RowStatus | 'incomplete', StatusTone>> = {
  incomplete: 'warning',
  open: 'brand',
  refused: 'danger',
  declared: 'success',
  known: 'neutral',
}

/** One row of a batch, with its declaration, status and problems. */
export const BatchRowCard = observer(function BatchRowCard({ row, store, isOpen, onToggle }: Props) {
  const status = store.list.statusOf(row)
  const isPending = status === 'open' || status === 'refused'
  const { expressNumber, parcelId } = row
  function press(): void {
    if (parcelId !== null) void openPage('parcelDetail', { id: parcelId })
    else onToggle()
  }
  return (
    <View className="batch-row">
      <Pressable
        id={`row-${expressNumber}`}
        className="batch-row__head"
        isExpanded={parcelId === null ? isOpen : undefined}
        onClick={press}
      >
        <Head row={row} store={store} isOpen={isOpen} />
      </Pressable>
      {isPending && <Problems row={row} />}
      {isOpen && parcelId === null && <RowEditor row={row} store={store} isPending={isPending} />}
    </View>
  )
})

const Head = observer(function Head({ row, store, isOpen }: Omit<Props, 'onToggle'>) {
  const status = store.list.statusOf(row)
  const missing = status === 'open' ? store.list.missingOf(row) : []
  const look = missing.length > 0 ? 'incomplete' : status
  return (
    <>
      <View className="batch-row__words">
        <Text className="batch-row__number">{row.expressNumber}</Text>
        <Text className="batch-row__goods">{goodsText(row, store)}</Text>
        {missing.length > 0 && <Text className="batch-row__missing">{missingText(missing)}</Text>}
      </View>
      <StatusTag tone={TONES[look]} text={t(`declaration.row.${look}`)} />
      <View className={`batch-row__chevron ${isOpen ? 'batch-row__chevron--open' : ''}`}>
        <Icon name={row.parcelId === null ? 'chevron-down' : 'chevron-right'} size="s" />
      </View>
    </>
  )
})

const Problems = observer(function Problems({ row }: { row: BatchRow }) {
  const { problems, message } = row
  const texts = Object.values(problems).flatMap((problem) => (problem ? [problemText(problem)] : []))
  const all = [...new Set([...texts, ...(message === null ? [] : [message])])]
  if (all.length === 0) return null
  return (
    <View className="batch-row__problem" {...semantics({ role: 'alert' })}>
      <Icon name="alert" size="s" />
      <Text>{all.join(' · ')}</Text>
    </View>
  )
})

function missingText(fields: readonly GoodsField[]): string {
  const names = fields.map((field) => t(`declaration.missing.${field}`))
  return t('declaration.rowMissing', { fields: names.join(' · ') })
}

function goodsText(row: BatchRow, { list }: BatchDeclareStore): string {
  const { declaredName, declaredCurrency, declaredValue, itemQuantity } = goodsOf(row, list.common)
  const value = declaredValue.trim()
  return [
    list.companyOf(row)?.displayName ?? '',
    declaredName,
    isAmount(value) ? moneyText(value.replace(/,/g, ''), declaredCurrency) : '',
    t('parcel.itemCount', { count: itemQuantity }),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
