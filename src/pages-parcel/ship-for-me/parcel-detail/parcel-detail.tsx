import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/parcel'
import { closePage, openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { askToConfirm } from '@/platform/modal'
import { showToast } from '@/platform/toast'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Page } from '@/ui/Page'
import { ResourceView } from '@/ui/ResourceView'
import { SignInFirst } from '@/ui/SignInFirst'
import { useCommand } from '@/ui/useCommand'
import { usePageRefresh } from '@/ui/usePageRefresh'
import { usePageTitle } from '@/ui/usePageTitle'

import { DeclarationCard } from './DeclarationCard'
import { HistoryCard } from './HistoryCard'
import { MeasuresCard } from './MeasuresCard'
import { ParcelDetailStore } from './ParcelDetailStore'
import { StatusHead } from './StatusHead'
import { StorageCard } from './StorageCard'

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
        {(parcel) => (
          <>
            <StatusHead parcel={parcel} />
            <MeasuresCard parcel={parcel} />
            {parcel.storage && <StorageCard storage={parcel.storage} />}
            <HistoryCard logs={parcel.logs} />
            {parcel.isDeclared && <DeclarationCard parcel={parcel} />}
            {!parcel.isDeclared && <DeclareBar expressNumber={parcel.expressNumber} />}
            {store.isCancellable && <CancelButton store={store} />}
          </>
        )}
      </ResourceView>
    </Page>
  )
})

/** A parcel that nobody has described waits for its owner: the way on is always in reach. */
const DeclareBar = observer(function DeclareBar({ expressNumber }: { expressNumber: string }) {
  return (
    <ActionBar>
      <Button id="declare" block onClick={() => void openPage('createParcel', { expressNumber })}>
        {t('parcel.declare')}
      </Button>
    </ActionBar>
  )
})

const CancelButton = observer(function CancelButton({ store }: { store: ParcelDetailStore }) {
  const cancel = useCommand(async () => {
    const isSure = await askToConfirm({
      title: t('parcel.cancel'),
      content: t('parcel.cancelAsk'),
      confirmText: t('common.confirm'),
      cancelText: t('common.cancel'),
    })
    if (!isSure) return
    await store.cancel()
    showToast(t('parcel.cancelled'))
  })
  return (
    <Button
      id="cancel-parcel"
      kind="danger"
      block
      isBusy={cancel.isRunning}
      onClick={() => void cancel.run()}
    >
      {t('parcel.cancel')}
    </Button>
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
