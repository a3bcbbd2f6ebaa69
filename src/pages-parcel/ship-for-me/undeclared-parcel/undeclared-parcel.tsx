import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/parcel'
import '@/i18n/packages/parcelCare'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Notice } from '@/ui/feedback/Notice'
import { Page } from '@/ui/layout/Page'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { WindowedListView } from '@/ui/list/WindowedListView'

import { UNDECLARED_ROW_HEIGHT, UndeclaredCard } from './UndeclaredCard'
import { UndeclaredParcelStore } from './UndeclaredParcelStore'

export default observer(function UndeclaredParcelPage() {
  usePageTitle('title.undeclaredParcel')
  const { session } = useStores()
  const store = usePersonalStore((stores) => new UndeclaredParcelStore(stores))
  usePageRefresh(store.reload, session.sessionCount)
  useReachBottom(() => void store.list.loadMore())

  if (!session.isSignedIn)
    return <SignInFirst text={t('parcel.gate')} hint={t('parcel.gateHint')} onSignIn={openLogin} />
  return (
    <Page>
      {store.list.view === 'items' && <Notice tone="warning" text={t('care.undeclaredWhy')} />}
      <WindowedListView
        list={store.list}
        rowHeight={UNDECLARED_ROW_HEIGHT}
        renderItem={(parcel) => (
          <UndeclaredCard
            parcel={parcel}
            onOpen={() => void openPage('parcelDetail', { id: parcel.id })}
            onDeclare={() => void openPage('createParcel', { expressNumber: parcel.expressNumber })}
          />
        )}
        empty={<NothingUndeclared />}
      />
    </Page>
  )
})

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
