import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Button } from '@/ui/control/Button'

import type { ParcelListStore } from '../ParcelListStore'
import { openRule, SelectionSum, selectionNote, SubmitSelected } from '../SelectionBar'

/** What is ticked, and the button to continue; stays at the foot of the table. */
export const BulkBar = observer(function BulkBar({ store }: { store: ParcelListStore }) {
  const { selection } = store
  return (
    <View className="parcel-bulk">
      <SelectionSum summary={selection.summary} />
      <Text className="parcel-bulk__note">{selectionNote(selection.summary)}</Text>
      {!selection.isOpen && (
        <Button id="clear-selection" kind="text" size="m" onClick={selection.close}>
          {t('common.cancel')}
        </Button>
      )}
      <Button id="let-it-go" kind="text" size="m" onClick={() => openRule(selection)}>
        {t('parcel.byItself')}
      </Button>
      <View className="parcel-bulk__action">
        <SubmitSelected selection={selection} />
      </View>
    </View>
  )
})
