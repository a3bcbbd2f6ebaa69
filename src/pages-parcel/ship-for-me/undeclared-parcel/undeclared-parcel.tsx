import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/parcel'
import '@/i18n/packages/parcelCare'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { parcelApi } from '@/stores/areas/parcelApi'
import { ListStore } from '@/stores/list/ListStore'
import { usePersonalStore, type Stores } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Notice } from '@/ui/feedback/Notice'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'

import { UNDECLARED_ROW_HEIGHT, UndeclaredCard } from './UndeclaredCard'

export default observer(function UndeclaredParcelPage() {
  usePageTitle('title.undeclaredParcel')
  const list = usePersonalStore(undeclared)
  return (
    <ListPage
      list={list}
      rowHeight={UNDECLARED_ROW_HEIGHT}
      renderRow={(parcel) => (
        <UndeclaredCard
          parcel={parcel}
          onOpen={() => void openPage('parcelDetail', { id: parcel.id })}
          onDeclare={() => void openPage('createParcel', { expressNumber: parcel.expressNumber })}
        />
      )}
      note={list.rows.view === 'items' && <Notice tone="warning" text={t('care.undeclaredWhy')} />}
      empty={<NothingUndeclared />}
      signIn={<SignInFirst text={t('parcel.gate')} hint={t('parcel.gateHint')} onSignIn={openLogin} />}
    />
  )
})

/** Parcels that arrived without a declaration, the one whose free storage ends first on top. */
function undeclared(stores: Stores) {
  return new ListStore(stores, {
    fetch: (query) => parcelApi(stores.api).listUndeclared({ ...query, sorting: 'freeUntil asc' }),
  })
}

const NothingUndeclared = observer(function NothingUndeclared() {
  return (
    <EmptyState
      illustration="parcel"
      text={t('care.undeclaredEmpty')}
      hint={t('care.undeclaredEmptyHint')}
      action={{ id: 'to-parcels', text: t('title.parcelList'), onClick: () => void openPage('parcelList') }}
    />
  )
})
