import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/unclaimed'
import { closePage, isOnScreen, returnToPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { useSuccess } from '@/navigation/useSuccess'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { SuccessSheet } from '@/ui/feedback/SuccessSheet'
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
  const { result, show, close } = useSuccess<true>(() => isOnScreen('claimParcel'), session.ownerId)
  usePageRefresh(store.load, session.ownerId)

  return (
    <FormPage form={store.form} gate={t('unclaimed.gate')} onSignIn={openLogin}>
      <ResourceView resource={store.subject}>
        {(subject) => (
          <Claiming store={store} subject={subject} onClaimed={() => show(true, t('unclaimed.submitted'))} />
        )}
      </ResourceView>
      {result && (
        <SuccessSheet
          title={t('unclaimed.submitted')}
          text={t('unclaimed.submittedNext')}
          next={{
            id: 'see-unclaimed',
            text: t('unclaimed.look'),
            onClick: () => close(() => returnToPage('unclaimedParcel')),
          }}
          others={[
            {
              id: 'see-parcels',
              text: t('title.parcelList'),
              onClick: () => close(() => returnToPage('parcelList')),
            },
          ]}
          closeText={t('common.close')}
          onClose={() => close()}
        />
      )}
    </FormPage>
  )
})

interface ClaimingProps {
  readonly store: ClaimParcelStore
  readonly subject: ClaimSubject
  readonly onClaimed: () => void
}

const Claiming = observer(function Claiming({ store, subject, onClaimed }: ClaimingProps) {
  const { parcel, claim } = subject
  if (!parcel) return <NoSuchParcel />
  return (
    <>
      <ClaimedParcelCard parcel={parcel} />
      {store.review === null ? (
        <ClaimForm store={store} onClaimed={onClaimed} />
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
