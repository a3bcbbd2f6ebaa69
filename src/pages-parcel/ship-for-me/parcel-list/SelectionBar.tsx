import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/format/formatNumber'
import type { SelectionSummary } from '@/model/parcel/parcelSelection'
import { openPage } from '@/navigation/navigate'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { Button } from '@/ui/control/Button'
import { Notice } from '@/ui/feedback/Notice'
import { useCommand } from '@/ui/control/useCommand'
import { RollingText } from '@/ui/money/RollingText'

import type { ParcelListStore } from './ParcelListStore'
import type { ParcelSelection } from '@/stores/selection/ParcelSelection'

import './SelectionBar.scss'

/** Explains which parcels are listed, in case the customer misses one. */
export const SelectionHead = observer(function SelectionHead({ store }: { store: ParcelListStore }) {
  return (
    <>
      <Notice
        tone="brand"
        title={t('parcel.shipTogether')}
        text={t('parcel.selectHint')}
        action={{ text: t('common.cancel'), onClick: () => void store.stopSelecting() }}
      />
      <CellGroup>
        <Cell
          id="let-it-go"
          icon="clock"
          title={t('parcel.byItself')}
          description={t('parcel.byItselfHint')}
          onClick={() => openRule(store.selection)}
        />
      </CellGroup>
    </>
  )
})

/** Opens a rule that ships the ticked parcels together with others, once those are here. */
export function openRule(selection: ParcelSelection): void {
  selection.chooseForOrder()
  void openPage('editRule', { kind: 'PARCELS', isPicked: '1' })
}

/** Totals of the ticked parcels, and the button to continue. */
export const SelectionBar = observer(function SelectionBar({ store }: { store: ParcelListStore }) {
  const { selection } = store
  const { summary } = selection
  return (
    <ActionBar left={<SelectionSum summary={summary} />} note={selectionNote(summary)}>
      <SubmitSelected selection={selection} />
    </ActionBar>
  )
})

export const SubmitSelected = observer(function SubmitSelected({
  selection,
}: {
  selection: ParcelSelection
}) {
  const goOn = useCommand(async () => {
    selection.chooseForOrder()
    await openPage('submitOrder')
  })
  return (
    <Button
      id="submit-selected"
      block
      isDisabled={selection.summary.count === 0}
      isBusy={goOn.isRunning}
      onClick={() => void goOn.run()}
    >
      {t('parcel.selectGoOn')}
    </Button>
  )
})

export const SelectionSum = observer(function SelectionSum({ summary }: { summary: SelectionSummary }) {
  const { count, weight } = summary
  return (
    <View className="selection-sum" id="selection-sum">
      <RollingText className="selection-sum__count" text={t('parcel.selectCount', { count })} />
      <RollingText
        className="selection-sum__weight"
        text={t('parcel.weightKg', { weight: formatNumber(weight) })}
      />
    </View>
  )
})

export function selectionNote({ count, lastFreeDay }: SelectionSummary): string {
  if (count === 0) return t('parcel.selectNone')
  return lastFreeDay === null ? '' : t('parcel.selectFreeUntil', { date: lastFreeDay })
}
