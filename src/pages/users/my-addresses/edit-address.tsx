import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/address'
import { closePage, isOnScreen } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { showToast } from '@/platform/dialog/toast'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Button } from '@/ui/control/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FormPage } from '@/ui/form/FormPage'
import { Notice } from '@/ui/feedback/Notice'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { fieldIn, useFormCommand } from '@/ui/form/useFormCommand'
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
    <FormPage session={session} isUntouched={store.isUntouched} onSignIn={openLogin}>
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
  const submit = useFormCommand(
    async () => {
      if (!(await store.submit())) return
      showToast(t('address.saved'))
      if (isOnScreen('editAddress')) await closePage('myAddresses')
    },
    () => fieldIn(store.form),
  )
  return (
    <>
      {store.draft.isRestored && (
        <Notice
          tone="brand"
          text={t('address.draftRestored')}
          action={{ text: t('address.draftDiscard'), onClick: store.startOver }}
        />
      )}
      {store.isIdDocumentMissing && <Notice tone="warning" text={t('address.idDocumentMissing')} />}
      <QuickFill store={store} />
      <PersonSection store={store} />
      <PlaceSection store={store} />
      <MoreSection store={store} />
      <ActionBar>
        <Button id="submit" block isBusy={submit.isRunning} onClick={() => void submit.run()}>
          {t('common.save')}
        </Button>
      </ActionBar>
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
