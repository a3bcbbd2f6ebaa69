import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/parcel'
import '@/i18n/packages/parcelCare'
import type { ParcelDetail } from '@/model/parcel/parcel'
import { isParcelCancellable } from '@/model/parcel/parcelCare'
import { closePage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { CancelButton } from './CancelButton'
import { DeclarationCard } from './DeclarationCard'
import { DeliveredHelp } from './DeliveredHelp'
import { HistoryCard } from './HistoryCard'
import { MeasuresCard } from './MeasuresCard'
import { NeedHelp } from './NeedHelp'
import { NextActionBar } from './NextActionBar'
import { OpenCases } from './OpenCases'
import { ParcelDetailStore } from './ParcelDetailStore'
import { ParcelHead } from './ParcelHead'
import { StorageCard } from './StorageCard'
import { WarehouseCard } from './WarehouseCard'

export default observer(function ParcelDetailPage() {
  usePageTitle('title.parcelDetail')
  const { session } = useStores()
  const { id = '' } = usePageParams('parcelDetail')
  const store = usePersonalStore((stores) => new ParcelDetailStore(stores, id))
  usePageRefresh(store.reload, session.sessionCount)

  if (!session.isSignedIn)
    return <SignInFirst text={t('parcel.gate')} hint={t('parcel.gateHint')} onSignIn={openLogin} />
  return (
    <Page>
      <ResourceView resource={store.parcel} notFound={<NoSuchParcel />}>
        {(parcel) => <ParcelView store={store} parcel={parcel} />}
      </ResourceView>
    </Page>
  )
})

interface ViewProps {
  readonly store: ParcelDetailStore
  readonly parcel: ParcelDetail
}

const ParcelView = observer(function ParcelView({ store, parcel }: ViewProps) {
  return (
    <>
      <ParcelHead parcel={parcel} />
      <DeliveredHelp parcel={parcel} />
      <OpenCases cases={store.openCases.value ?? []} />
      <MeasuresCard parcel={parcel} />
      {parcel.storage && <StorageCard storage={parcel.storage} />}
      <WarehouseCard parcel={parcel} />
      <HistoryCard logs={parcel.logs} />
      {parcel.isDeclared && <DeclarationCard parcel={parcel} />}
      <NeedHelp parcel={parcel} />
      {isParcelCancellable(parcel) && <CancelButton store={store} />}
      <NextActionBar parcel={parcel} />
    </>
  )
})

const NoSuchParcel = observer(function NoSuchParcel() {
  return (
    <EmptyState
      illustration="search"
      text={t('parcel.notFound')}
      action={{ text: t('title.parcelList'), onClick: () => void closePage('parcelList') }}
    />
  )
})
