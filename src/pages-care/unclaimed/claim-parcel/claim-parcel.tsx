import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/parcel'
import '@/i18n/packages/unclaimed'
import { closePage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FormPage } from '@/ui/form/FormPage'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { ClaimedParcelCard } from './ClaimedParcelCard'
import { ClaimForm } from './ClaimForm'
import { ClaimParcelStore, type ClaimSubject } from './ClaimParcelStore'
import { ReviewNotice } from './ReviewNotice'

export default observer(function ClaimParcelPage() {
  usePageTitle('title.claimParcel')
  const { session } = useStores()
  const { id = '' } = usePageParams('claimParcel')
  const store = usePageStore((stores) => new ClaimParcelStore(stores, id))
  usePageRefresh(store.load, session.ownerId)

  return (
    <FormPage form={store.form} gate={t('unclaimed.gate')} onSignIn={openLogin}>
      <ResourceView resource={store.subject}>
        {(subject) => <Claiming store={store} subject={subject} />}
      </ResourceView>
    </FormPage>
  )
})

interface ClaimingProps {
  readonly store: ClaimParcelStore
  readonly subject: ClaimSubject
}

const Claiming = observer(function Claiming({ store, subject: { parcel, claim } }: ClaimingProps) {
  if (!parcel) return <NoSuchParcel />
  return (
    <>
      <ClaimedParcelCard parcel={parcel} />
      {store.review === null ? (
        <ClaimForm store={store} />
      ) : (
        <ReviewNotice whose={store.review} claim={claim} />
      )}
    </>
  )
})

const NoSuchParcel = observer(function NoSuchParcel() {
  return (
    <EmptyState
      illustration="search"
      text={t('unclaimed.gone')}
      hint={t('unclaimed.goneHint')}
      action={{
        id: 'to-unclaimed',
        text: t('title.unclaimedParcel'),
        onClick: () => void closePage('unclaimedParcel'),
      }}
    />
  )
})
