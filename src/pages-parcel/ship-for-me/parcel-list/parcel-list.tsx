import { observer } from 'mobx-react'
import { lazy, Suspense } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/parcel'
import '@/i18n/packages/parcelList'
import type { Parcel } from '@/model/parcel/parcel'
import type { ParcelTab } from '@/model/parcel/parcelConditions'
import { MAX_PARCELS_PER_ORDER } from '@/model/parcel/parcelSelection'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { useIsDesktop } from '@/platform/device/desktop'
import { askToConfirm } from '@/platform/dialog/modal'
import { showToast } from '@/platform/dialog/toast'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { FloatingButton } from '@/ui/layout/FloatingButton'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListFrame, ListPage, type ListPageProps } from '@/ui/list/ListPage'
import { ListSkeleton } from '@/ui/list/ListSkeleton'
import { EVEN_ROW_HEIGHT } from '@/ui/list/RowCard'

import { ParcelEntry, TickableParcel } from '../parcel-rows/ParcelEntry'
import { ParcelTools, SearchEntry } from './BrowseHead'
import { NoParcels } from './NoParcels'
import { ParcelListStore } from './ParcelListStore'
import { SelectionBar, SelectionHead } from './SelectionBar'
import { parcelTabs, tabOf } from './statusTabs'

/** The table for desktops, in a file of its own. */
const ParcelDesk =
  process.env.TARO_ENV === 'h5'
    ? lazy(() => import('./desktop/ParcelDesk').then(({ ParcelDesk: component }) => ({ default: component })))
    : null

export default observer(function ParcelListPage() {
  usePageTitle('title.parcelList')
  const { status, shipWith, opened } = usePageParams('parcelList')
  const store = usePersonalStore(
    (stores) => new ParcelListStore(stores, tabOf(status, stores.statusDefinitions.parcel.value), shipWith),
  )
  const isDesktop = useIsDesktop()
  const parts = {
    list: store.list,
    signIn: <SignInFirst text={t('parcel.gate')} hint={t('parcel.gateHint')} onSignIn={openLogin} />,
    reload: () => store.reload().then(showUnticked),
    refreshVisible: () => store.refreshVisible().then(showUnticked),
  }
  if (!ParcelDesk || !isDesktop) return <ParcelCards store={store} parts={parts} />
  return (
    <ListFrame {...parts} width="wide">
      <Suspense fallback={<ListSkeleton />}>
        <ParcelDesk store={store} opened={opened} onTick={(parcel) => void tick(store, parcel)} />
      </Suspense>
    </ListFrame>
  )
})

type Parts = Pick<
  ListPageProps<Parcel, NonNullable<ParcelTab>>,
  'list' | 'signIn' | 'reload' | 'refreshVisible'
>

const ParcelCards = observer(function ParcelCards({
  store,
  parts,
}: {
  store: ParcelListStore
  parts: Parts
}) {
  const { value: definitions } = useStores().statusDefinitions.parcel
  const isSelecting = store.selection.isOpen
  return (
    <ListPage
      {...parts}
      rowHeight={EVEN_ROW_HEIGHT}
      renderRow={rowOf(store)}
      head={isSelecting ? <SelectionHead store={store} /> : <SearchEntry />}
      tabs={isSelecting ? undefined : parcelTabs(definitions)}
      note={!isSelecting && <ParcelTools store={store} />}
      empty={<NoParcels store={store} />}
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
    <TickableParcel parcel={parcel} isTicked={selection.isTicked} onToggle={() => void tick(store, parcel)} />
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

async function tick({ selection }: ParcelListStore, parcel: Parcel): Promise<void> {
  const toggled = selection.toggle(parcel)
  if (toggled === 'full') showToast(t('parcel.selectFull', { limit: MAX_PARCELS_PER_ORDER }))
  if (toggled !== 'otherWarehouse') return
  const isInstead = await askToConfirm({
    title: t('parcel.selectOther'),
    content: t('parcel.selectOtherAsk', { count: selection.summary.count }),
    confirmText: t('parcel.selectInstead'),
    cancelText: t('common.cancel'),
  })
  if (isInstead) selection.choose([parcel])
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
