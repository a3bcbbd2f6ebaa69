import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/parcel'
import { openPage } from '@/navigation/navigate'
import { UNDECLARED } from '@/navigation/routes'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/EmptyState'
import { FloatingButton } from '@/ui/FloatingButton'
import { Page } from '@/ui/Page'
import { PagedListView } from '@/ui/PagedListView'
import { ParcelRow } from '@/ui/ParcelRow'
import { SignInFirst } from '@/ui/SignInFirst'
import { StatusTabs } from '@/ui/StatusTabs'
import { usePageRefresh } from '@/ui/usePageRefresh'
import { usePageTitle } from '@/ui/usePageTitle'

import { ParcelListStore, type ParcelFilter } from './ParcelListStore'
import { statusTabs } from './statusTabs'

const ALL = 'all'

export default observer(function ParcelListPage() {
  usePageTitle('title.parcelList')
  const { session, statusDefinitions } = useStores()
  const { status } = usePageParams('parcelList')
  const store = usePersonalStore((stores) => new ParcelListStore(stores, filterOf(status ?? ALL)))
  usePageRefresh(store.reload, session.sessionCount)
  useReachBottom(() => void store.list.loadMore())

  if (!session.isSignedIn)
    return <SignInFirst text={t('parcel.gate')} hint={t('parcel.gateHint')} onSignIn={openLogin} />
  return (
    <Page>
      <StatusTabs
        tabs={[
          { key: ALL, text: t('common.all'), count: null },
          { key: UNDECLARED, text: t('parcel.undeclared'), count: null },
          ...statusTabs(statusDefinitions.parcel.value),
        ]}
        selected={String(store.filter ?? ALL)}
        onSelect={(key) => void store.select(filterOf(key))}
      />
      <PagedListView
        list={store.list}
        renderItem={(parcel) => (
          <ParcelRow key={parcel.id} parcel={parcel} onOpen={(id) => void openPage('parcelDetail', { id })} />
        )}
        empty={<NoParcels isFiltered={store.filter !== null} />}
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

function filterOf(key: string): ParcelFilter {
  if (key === UNDECLARED) return UNDECLARED
  return /^\d+$/.test(key) ? Number(key) : null
}

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
