import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { usePageParams } from '@/navigation/usePageParams'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/EmptyState'
import { FloatingButton } from '@/ui/FloatingButton'
import { Page } from '@/ui/Page'
import { PagedListView } from '@/ui/PagedListView'
import { ParcelRow } from '@/ui/ParcelRow'
import { StatusTabs } from '@/ui/StatusTabs'
import { usePageRefresh } from '@/ui/usePageRefresh'
import { usePageTitle } from '@/ui/usePageTitle'

import { SignInFirst } from '../../_shared/SignInFirst'

import { ParcelListStore } from './ParcelListStore'
import { statusTabs } from './statusTabs'

const ALL = 'all'

export default observer(function ParcelListPage() {
  usePageTitle('title.parcelList')
  const { session, statusDefinitions } = useStores()
  const { status } = usePageParams('parcelList')
  const store = usePersonalStore((stores) => new ParcelListStore(stores, status ? Number(status) : null))
  usePageRefresh(store.reload, session.sessionCount)
  useReachBottom(() => void store.list.loadMore())

  if (!session.isSignedIn) return <SignInFirst />
  return (
    <Page>
      <StatusTabs
        tabs={[{ key: ALL, text: t('common.all'), count: null }, ...statusTabs(statusDefinitions.parcel.value)]}
        selected={store.status === null ? ALL : String(store.status)}
        onSelect={(key) => void store.selectStatus(key === ALL ? null : Number(key))}
      />
      <PagedListView
        list={store.list}
        renderItem={(parcel) => (
          <ParcelRow key={parcel.id} parcel={parcel} onOpen={(id) => void openPage('parcelDetail', { id })} />
        )}
        empty={<NoParcels isFiltered={store.status !== null} />}
      />
      <FloatingButton
        id="declare"
        icon="plus"
        text={t('parcel.declare')}
        onClick={() => void openPage('createParcel')}
      />
    </Page>
  )
})

function NoParcels({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState illustration="parcel" text={t('parcel.listEmptyStatus')} />
  return (
    <EmptyState
      illustration="parcel"
      text={t('parcel.listEmpty')}
      hint={t('parcel.listEmptyHint')}
      action={{ text: t('home.address'), onClick: () => void openPage('warehouseAddress') }}
    />
  )
}
