import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/declaration'
import '@/i18n/packages/parcel'
import type { ParcelDetail } from '@/model/parcel/parcel'
import { isOnScreen, openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { useSuccess } from '@/navigation/useSuccess'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { DraftNotice } from '@/ui/form/DraftNotice'
import { FormPage } from '@/ui/form/FormPage'
import { SubmitBar } from '@/ui/form/SubmitBar'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { DeclarationSections } from '../../_shared/declaration/DeclarationSections'
import { ArrivedCard } from './ArrivedCard'
import { CreateParcelStore } from './CreateParcelStore'
import { DeclaredSheet } from './DeclaredSheet'

export default observer(function CreateParcelPage() {
  usePageTitle('title.createParcel')
  const { session } = useStores()
  const { expressNumber } = usePageParams('createParcel')
  const store = usePageStore((stores) => new CreateParcelStore(stores, expressNumber))
  const success = useSuccess<ParcelDetail>(() => isOnScreen('createParcel'), session.ownerId)
  usePageRefresh(store.load, session.ownerId)

  async function submit(): Promise<void> {
    const declared = await store.submit()
    if (declared) success.show(declared, t('parcel.submitted'))
  }

  return (
    <FormPage form={store.form} gate={t('parcel.gate')} gateHint={t('parcel.gateHint')} onSignIn={openLogin}>
      <DraftNotice
        form={store.form}
        text={t('common.draftRestored')}
        discardText={t('common.draftDiscard')}
      />
      {expressNumber === undefined && (
        <CellGroup>
          <Cell
            id="to-batch"
            icon="parcel-plus"
            title={t('declaration.toBatch')}
            description={t('declaration.toBatchHint')}
            onClick={() => void openPage('batchDeclare')}
          />
        </CellGroup>
      )}
      {store.arrived.value?.parcel && <ArrivedCard parcel={store.arrived.value.parcel} />}
      <DeclarationSections editor={store.editor} />
      <SubmitBar form={store.form} text={t('parcel.submit')} onSubmit={submit} />
      {success.result && (
        <DeclaredSheet
          parcel={success.result}
          addresses={store.addresses}
          customs={store.customs}
          onClose={success.close}
        />
      )}
    </FormPage>
  )
})
