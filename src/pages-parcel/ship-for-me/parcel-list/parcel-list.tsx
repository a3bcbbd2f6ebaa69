import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/parcel'
import '@/i18n/packages/parcelList'
import type { Parcel } from '@/model/parcel/parcel'
import { MOST_PARCELS_AN_ORDER } from '@/model/parcel/parcelSelection'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { showToast } from '@/platform/dialog/toast'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { FloatingButton } from '@/ui/layout/FloatingButton'
import { Page } from '@/ui/layout/Page'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { WindowedListView } from '@/ui/list/WindowedListView'

import { ParcelEntry, TickableParcel } from '../parcel-rows/ParcelEntry'
import { BrowseHead } from './BrowseHead'
import { NoParcels } from './NoParcels'
import { ParcelListStore } from './ParcelListStore'
import { SelectionBar, SelectionHead } from './SelectionBar'
import { tabOf } from './statusTabs'

export default observer(function ParcelListPage() {
  usePageTitle('title.parcelList')
  const { session } = useStores()
  const { status, shipWith } = usePageParams('parcelList')
  const store = usePersonalStore(
    (stores) => new ParcelListStore(stores, tabOf(status, stores.statusDefinitions.parcel.value), shipWith),
  )
  const { list, selection } = store
  usePageRefresh(
    () => store.reload().then(tellUnticked),
    session.sessionCount,
    () => store.comeBack().then(tellUnticked),
  )
  useReachBottom(() => void list.loadMore())

  if (!session.isSignedIn)
    return <SignInFirst text={t('parcel.gate')} hint={t('parcel.gateHint')} onSignIn={openLogin} />
  const renderParcel = selection.isOpen
    ? (parcel: Parcel) => (
        <TickableParcel parcel={parcel} isTicked={selection.isTicked} onToggle={() => tick(store, parcel)} />
      )
    : (parcel: Parcel) => <ParcelEntry parcel={parcel} onOpen={openParcel} />
  return (
    <Page>
      {selection.isOpen ? <SelectionHead store={store} /> : <BrowseHead store={store} />}
      <WindowedListView
        list={list}
        renderItem={renderParcel}
        empty={<NoParcels store={store} />}
        onWindow={store.setShown}
      />
      {selection.isOpen ? (
        <SelectionBar store={store} />
      ) : (
        <FloatingButton
          id="declare"
          icon="plus"
          text={t('parcel.declare')}
          onClick={() => void openPage('createParcel')}
        />
      )}
    </Page>
  )
})

function openParcel(id: string): void {
  void openPage('parcelDetail', { id })
}

function tick({ selection }: ParcelListStore, parcel: Parcel): void {
  if (!selection.toggle(parcel)) showToast(t('parcel.selectFull', { limit: MOST_PARCELS_AN_ORDER }))
}

/** A parcel that has left the warehouse meanwhile cannot be shipped with others. */
function tellUnticked(gone: readonly Parcel[]): void {
  const [first] = gone
  if (!first) return
  showToast(
    gone.length === 1
      ? t('parcel.untickedOne', { number: first.expressNumber })
      : t('parcel.untickedSome', { count: gone.length }),
    3000,
  )
}
