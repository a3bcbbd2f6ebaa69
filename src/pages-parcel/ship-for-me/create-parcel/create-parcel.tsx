import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/parcel'
import { closePage, isOnScreen } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { scrollToElement } from '@/platform/scrollTo'
import { showToast } from '@/platform/toast'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { Page } from '@/ui/Page'
import { SignInFirst } from '@/ui/SignInFirst'
import { useCommand } from '@/ui/useCommand'
import { usePageRefresh } from '@/ui/usePageRefresh'
import { usePageTitle } from '@/ui/usePageTitle'

import { CourierSection } from './CourierSection'
import { CreateParcelStore } from './CreateParcelStore'
import { ExtraSection } from './ExtraSection'
import { GoodsSection } from './GoodsSection'
import { NotesSection } from './NotesSection'

export default observer(function CreateParcelPage() {
  usePageTitle('title.createParcel')
  const { session } = useStores()
  const { expressNumber } = usePageParams('createParcel')
  const store = usePageStore((stores) => new CreateParcelStore(stores, expressNumber))
  usePageRefresh(store.load, session.loginStatus)

  const submit = useCommand(async () => {
    try {
      if (!(await store.submit())) return
      showToast(t('parcel.submitted'))
      if (isOnScreen('createParcel')) await closePage('parcelList')
    } finally {
      scrollToFirstProblem(store)
    }
  })

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
      <CourierSection store={store} />
      <GoodsSection store={store} />
      <ExtraSection store={store} />
      <NotesSection store={store} />
      <ActionBar>
        <Button id="submit" block isBusy={submit.isRunning} onClick={() => void submit.run()}>
          {t('parcel.submit')}
        </Button>
      </ActionBar>
    </Page>
  )
})

function scrollToFirstProblem({ form, arePhotosMissing }: CreateParcelStore): void {
  if (form.firstProblem !== null) scrollToElement(`field-${form.firstProblem}`)
  else if (arePhotosMissing) scrollToElement('field-images')
}
