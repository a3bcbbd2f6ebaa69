import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/order'
import '@/i18n/packages/selectParcels'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Notice } from '@/ui/feedback/Notice'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListSkeleton } from '@/ui/list/ListSkeleton'

import { orderApi } from '../../_shared/orderApi'

import { FirstToExpire } from './FirstToExpire'
import { SavingCard } from './SavingCard'
import { SelectBar } from './SelectBar'
import { SelectToSubmitStore } from './SelectToSubmitStore'
import { groupHeight, WarehouseGroup } from './WarehouseGroup'

export default observer(function SelectToSubmitPage() {
  usePageTitle('title.selectToSubmit')
  const { session } = useStores()
  const { isChange } = usePageParams('selectToSubmit')
  const store = usePersonalStore(
    (stores) =>
      new SelectToSubmitStore({
        ...stores,
        api: { ...orderApi(stores.api), warehouse: stores.api.warehouse },
      }),
  )
  usePageRefresh(store.load, session.sessionCount)

  if (!session.isSignedIn) return <SignInFirst text={t('select.gate')} onSignIn={openLogin} />
  return (
    <Page>
      <ResourceView resource={store.parcels} skeleton={<ListSkeleton rows={4} />} onRetry={store.load}>
        {(parcels) =>
          parcels.length === 0 ? (
            <NothingStored />
          ) : (
            <>
              <Dropped store={store} />
              <FirstToExpire groups={store.groups} />
              <SavingCard store={store} />
              {isChange === undefined && <LetItGo store={store} />}
              <Groups store={store} />
              <SelectBar store={store} isChange={isChange !== undefined} />
            </>
          )
        }
      </ResourceView>
    </Page>
  )
})

const Groups = observer(function Groups({ store }: { store: SelectToSubmitStore }) {
  let above = 0
  return (
    <>
      {store.groups.map((group) => {
        const top = above
        above += groupHeight(store, group)
        return <WarehouseGroup key={group.warehouseId} store={store} group={group} above={top} />
      })}
    </>
  )
})

/** Leads to a rule that ships the ticked parcels together with others, once those are here. */
const LetItGo = observer(function LetItGo({ store }: { store: SelectToSubmitStore }) {
  function open(): void {
    store.selection.chooseForOrder()
    void openPage('editRule', { kind: 'PARCELS', isPicked: '1' })
  }
  return (
    <CellGroup>
      <Cell
        id="let-it-go"
        icon="clock"
        title={t('select.byItself')}
        description={t('select.byItselfHint')}
        onClick={open}
      />
    </CellGroup>
  )
})

const NothingStored = observer(function NothingStored() {
  return (
    <EmptyState
      illustration="parcel"
      text={t('select.empty')}
      hint={t('select.emptyHint')}
      action={{
        id: 'to-parcels',
        text: t('select.toParcels'),
        onClick: () => void openPage('parcelList'),
      }}
    />
  )
})

const Dropped = observer(function Dropped({ store }: { store: SelectToSubmitStore }) {
  const { droppedCount: count } = store
  return count === 0 ? null : <Notice tone="warning" text={t('select.dropped', { count })} />
})
