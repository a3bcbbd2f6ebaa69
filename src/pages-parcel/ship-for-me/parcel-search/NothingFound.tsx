import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'

import type { ParcelSearchStore } from './ParcelSearchStore'

import './NothingFound.scss'

/** Suggests next steps: the parcel may be unclaimed in the warehouse, or not declared yet. */
export const NothingFound = observer(function NothingFound({ store }: { store: ParcelSearchStore }) {
  const { expressNumber } = store
  return (
    <View>
      <EmptyState
        illustration="search"
        text={t('parcel.searchEmpty')}
        hint={t('parcel.searchEmptyHint')}
        action={{
          id: 'look-unclaimed',
          text: t('parcel.searchUnclaimed'),
          onClick: () => void openPage('unclaimedParcel'),
        }}
      />
      {expressNumber !== null && (
        <View className="nothing-found__declare">
          <Button
            id="declare-searched"
            kind="secondary"
            size="m"
            onClick={() => void openPage('createParcel', { expressNumber })}
          >
            {t('parcel.searchDeclare', { number: expressNumber })}
          </Button>
        </View>
      )}
    </View>
  )
})
