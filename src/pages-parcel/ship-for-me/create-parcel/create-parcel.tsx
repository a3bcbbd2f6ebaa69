import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/declaration'
import '@/i18n/packages/parcel'
import { closePage, isOnScreen, openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { showToast } from '@/platform/dialog/toast'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { FormPage } from '@/ui/form/FormPage'
import { Notice } from '@/ui/feedback/Notice'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { DeclarationSections } from '../../_shared/declaration/DeclarationSections'
import { SubmitBar } from '../../_shared/declaration/SubmitBar'
import { ArrivedCard } from './ArrivedCard'
import { CreateParcelStore } from './CreateParcelStore'

export default observer(function CreateParcelPage() {
  usePageTitle('title.createParcel')
  const { session } = useStores()
  const { expressNumber } = usePageParams('createParcel')
  const store = usePageStore((stores) => new CreateParcelStore(stores, expressNumber))
  usePageRefresh(store.load, session.ownerId)

  async function submit(): Promise<void> {
    if (!(await store.submit())) return
    showToast(t('parcel.submitted'))
    if (isOnScreen('createParcel')) await closePage('parcelList')
  }

  return (
    <FormPage
      session={session}
      isUntouched={store.isUntouched}
      gate={t('parcel.gate')}
      gateHint={t('parcel.gateHint')}
      onSignIn={openLogin}
    >
      {store.draft.isRestored && (
        <Notice
          tone="brand"
          text={t('parcel.draftRestored')}
          action={{ text: t('parcel.draftDiscard'), onClick: store.startOver }}
        />
      )}
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
      <SubmitBar editor={store.editor} text={t('parcel.submit')} onSubmit={submit} />
    </FormPage>
  )
})
