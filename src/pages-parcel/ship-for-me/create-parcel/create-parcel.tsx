import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/declaration'
import '@/i18n/packages/parcel'
import { closePage, isOnScreen, openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { showToast } from '@/platform/toast'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { Cell } from '@/ui/Cell'
import { CellGroup } from '@/ui/CellGroup'
import { Notice } from '@/ui/Notice'
import { Page } from '@/ui/Page'
import { SignInFirst } from '@/ui/SignInFirst'
import { usePageRefresh } from '@/ui/usePageRefresh'
import { usePageTitle } from '@/ui/usePageTitle'

import { DeclarationSections } from '../../_shared/declaration/DeclarationSections'
import { LostPhotosNotice } from '../../_shared/declaration/LostPhotosNotice'
import { SubmitBar } from '../../_shared/declaration/SubmitBar'
import { CreateParcelStore } from './CreateParcelStore'

export default observer(function CreateParcelPage() {
  usePageTitle('title.createParcel')
  const { session } = useStores()
  const { expressNumber } = usePageParams('createParcel')
  const store = usePageStore((stores) => new CreateParcelStore(stores, expressNumber))
  usePageRefresh(store.load, session.loginStatus)

  async function submit(): Promise<void> {
    if (!(await store.submit())) return
    showToast(t('parcel.submitted'))
    if (isOnScreen('createParcel')) await closePage('parcelList')
  }

  // A session that ends later leaves the form where it is.
  if (!session.isSignedIn && store.isUntouched)
    return <SignInFirst text={t('parcel.gate')} hint={t('parcel.gateHint')} onSignIn={openLogin} />
  return (
    <Page>
      {store.isDraftRestored && (
        <Notice
          tone="brand"
          text={t('parcel.draftRestored')}
          action={{ text: t('parcel.draftDiscard'), onClick: store.startOver }}
        />
      )}
      <LostPhotosNotice count={store.editor.lostPhotos} />
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
      <DeclarationSections editor={store.editor} />
      <SubmitBar editor={store.editor} text={t('parcel.submit')} onSubmit={submit} />
    </Page>
  )
})
