import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { Parcel } from '@/model/parcel/parcel'
import { openPage } from '@/navigation/navigate'
import type { Resource } from '@/stores/Resource'
import { ListSkeleton } from '@/ui/list/ListSkeleton'
import { ParcelRow } from '@/ui/parcel/ParcelRow'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { SectionHead } from '@/ui/layout/SectionHead'

interface Props {
  readonly parcels: Resource<readonly Parcel[]>
}

/** The latest parcels; hidden when there are none. */
export const RecentParcels = observer(function RecentParcels({ parcels }: Props) {
  if (parcels.value?.length === 0) return null
  return (
    <View>
      <SectionHead
        title={t('home.recentParcels')}
        action={{ id: 'all-parcels', text: t('common.all'), onClick: () => void openPage('parcelList') }}
      />
      <ResourceView resource={parcels} skeleton={<ListSkeleton rows={2} />}>
        {(items) =>
          items.map((parcel) => (
            <ParcelRow
              key={parcel.id}
              parcel={parcel}
              onOpen={(id) => void openPage('parcelDetail', { id })}
            />
          ))
        }
      </ResourceView>
    </View>
  )
})
