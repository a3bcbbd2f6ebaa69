import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/parcel'
import '@/i18n/packages/parcelList'
import type { Parcel } from '@/model/parcel/parcel'
import { MAX_PARCELS_PER_ORDER } from '@/model/parcel/parcelSelection'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { showToast } from '@/platform/dialog/toast'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { FloatingButton } from '@/ui/layout/FloatingButton'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'
import { EVEN_ROW_HEIGHT } from '@/ui/list/RowCard'

import { ParcelEntry, TickableParcel } from '../parcel-rows/ParcelEntry'
import { ParcelTools, SearchEntry } from './BrowseHead'
import { NoParcels } from './NoParcels'
import { ParcelListStore } from './ParcelListStore'
import { SelectionBar, SelectionHead } from './SelectionBar'
import { parcelTabs, tabOf } from './statusTabs'

export default observer(function ParcelListPage() {
  usePageTitle('title.parcelList')
  const { value: definitions } = useStores().statusDefinitions.parcel
  const { status, shipWith } = usePageParams('parcelList')
  const store = usePersonalStore(
    (stores) => new ParcelListStore(stores, tabOf(status, stores.statusDefinitions.parcel.value), shipWith),
  )
  const isSelecting = store.selection.isOpen
  return (
    <ListPage
      list={store.list}
      rowHeight={EVEN_ROW_HEIGHT}
      renderRow={rowOf(store)}
      head={isSelecting ? <SelectionHead store={store} /> : <SearchEntry />}
      tabs={isSelecting ? undefined : parcelTabs(definitions)}
      note={!isSelecting && <ParcelTools store={store} />}
      empty={<NoParcels store={store} />}
      signIn={<SignInFirst text={t('parcel.gate')} hint={t('parcel.gateHint')} onSignIn={openLogin} />}
      reload={() => store.reload().then(showUnticked)}
      refreshVisible={() => store.refreshVisible().then(showUnticked)}
    >
      {isSelecting ? <SelectionBar store={store} /> : <DeclareButton />}
    </ListPage>
  )
})

/** While selecting, a tap ticks the parcel instead of opening it. */
function rowOf(store: ParcelListStore) {
  const { selection } = store
  if (!selection.isOpen) return (parcel: Parcel) => <ParcelEntry parcel={parcel} onOpen={openParcel} />
  return (parcel: Parcel) => (
    <TickableParcel parcel={parcel} isTicked={selection.isTicked} onToggle={() => tick(store, parcel)} />
  )
}

const DeclareButton = observer(function DeclareButton() {
  return (
    <FloatingButton
      id="declare"
      icon="plus"
      text={t('parcel.declare')}
      onClick={() => void openPage('createParcel')}
    />
  )
})

function openParcel(id: string): void {
  void openPage('parcelDetail', { id })
}

function tick({ selection }: ParcelListStore, parcel: Parcel): void {
  if (!selection.toggle(parcel)) showToast(t('parcel.selectFull', { limit: MAX_PARCELS_PER_ORDER }))
}

/** Tells the customer which parcels were unticked because they can no longer be shipped. */
function showUnticked(gone: readonly Parcel[]): void {
  const [first] = gone
  if (!first) return
  showToast(
    gone.length === 1
      ? t('parcel.untickedOne', { number: first.expressNumber })
      : t('parcel.untickedSome', { count: gone.length }),
    3000,
  )
}
