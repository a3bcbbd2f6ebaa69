import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/address'
import { closePage, isOnScreen } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { showToast } from '@/platform/dialog/toast'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { DraftNotice } from '@/ui/form/DraftNotice'
import { FormPage } from '@/ui/form/FormPage'
import { Notice } from '@/ui/feedback/Notice'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { SubmitBar } from '@/ui/form/SubmitBar'
import { useFieldFromLink } from '@/ui/form/useFieldFromLink'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { EditAddressStore } from './EditAddressStore'
import { MoreSection } from './MoreSection'
import { PersonSection } from './PersonSection'
import { PlaceSection } from './PlaceSection'
import { QuickFill } from './QuickFill'

import './edit-address.scss'

export default observer(function EditAddressPage() {
  const { session } = useStores()
  const { id } = usePageParams('editAddress')
  const store = usePageStore((stores) => new EditAddressStore(stores, id))
  usePageTitle(store.isNew ? 'title.newAddress' : 'title.editAddress')
  usePageRefresh(store.load, session.ownerId)

  return (
    <FormPage form={store.form} onSignIn={openLogin}>
      {store.isNew ? (
        <AddressForm store={store} />
      ) : (
        <ResourceView resource={store.address} notFound={<NoSuchAddress />}>
          {() => <AddressForm store={store} />}
        </ResourceView>
      )}
    </FormPage>
  )
})

const AddressForm = observer(function AddressForm({ store }: { store: EditAddressStore }) {
  useFieldFromLink(usePageParams('editAddress').field)
  async function submit(): Promise<void> {
    if (!(await store.submit())) return
    showToast(t('address.saved'))
    if (isOnScreen('editAddress')) await closePage('myAddresses')
  }

  return (
    <>
      <DraftNotice
        form={store.form}
        text={t('address.draftRestored')}
        discardText={t('address.draftDiscard')}
      />
      {store.isIdDocumentMissing && <Notice tone="warning" text={t('address.idDocumentMissing')} />}
      <QuickFill store={store} />
      <PersonSection store={store} />
      <PlaceSection store={store} />
      <MoreSection store={store} />
      <SubmitBar form={store.form} text={t('common.save')} onSubmit={submit} />
    </>
  )
})

const NoSuchAddress = observer(function NoSuchAddress() {
  return (
    <EmptyState
      illustration="search"
      text={t('address.notFound')}
      action={{ text: t('title.myAddresses'), onClick: () => void closePage('myAddresses') }}
    />
  )
})
