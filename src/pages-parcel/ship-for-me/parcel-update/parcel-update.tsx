import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/declaration'
import '@/i18n/packages/parcel'
import { closePage, isOnScreen, replacePage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { scrollToElement } from '@/platform/page/scrollTo'
import { showToast } from '@/platform/dialog/toast'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FormPage } from '@/ui/form/FormPage'
import { SubmitBar } from '@/ui/form/SubmitBar'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { RevealTogether } from '@/ui/feedback/RevealTogether'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { DeclarationSections } from '../../_shared/declaration/DeclarationSections'
import { ChangeNotices } from './ChangeNotices'
import { ParcelUpdateStore } from './ParcelUpdateStore'

export default observer(function ParcelUpdatePage() {
  usePageTitle('title.parcelUpdate')
  const { session } = useStores()
  const { id = '' } = usePageParams('parcelUpdate')
  const store = usePageStore((stores) => new ParcelUpdateStore(stores, id))
  usePageRefresh(store.load, session.ownerId)

  return (
    <FormPage form={store.form} gate={t('parcel.gate')} gateHint={t('parcel.gateHint')} onSignIn={openLogin}>
      <ResourceView resource={store.parcel} notFound={<NoSuchParcel />}>
        {({ isSubmitted }) =>
          store.isEditable ? (
            <RevealTogether resources={store.editor.choices.parts} skeleton={<DetailSkeleton />}>
              <ChangeForm store={store} />
            </RevealTogether>
          ) : (
            <Fixed id={id} isSubmitted={isSubmitted} />
          )
        }
      </ResourceView>
    </FormPage>
  )
})

const ChangeForm = observer(function ChangeForm({ store }: { store: ParcelUpdateStore }) {
  async function submit(): Promise<void> {
    const isSaved = await store.submit()
    if (store.isStale) scrollToElement('stale')
    if (!isSaved) return
    showToast(t('declaration.saved'))
    if (isOnScreen('parcelUpdate')) await closePage('parcelList')
  }
  return (
    <>
      <ChangeNotices store={store} />
      <DeclarationSections editor={store.editor} />
      <SubmitBar form={store.form} text={t('common.save')} onSubmit={submit} />
    </>
  )
})

/** Explains why the parcel can't be edited, with a link to its details. */
const Fixed = observer(function Fixed({ id, isSubmitted }: { id: string; isSubmitted: boolean }) {
  return (
    <EmptyState
      illustration="parcel"
      text={t(isSubmitted ? 'declaration.fixedSubmitted' : 'declaration.fixedCancelled')}
      hint={isSubmitted ? t('declaration.fixedSubmittedHint') : undefined}
      action={{
        id: 'to-detail',
        text: t('title.parcelDetail'),
        onClick: () => void replacePage('parcelDetail', { id }),
      }}
    />
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
