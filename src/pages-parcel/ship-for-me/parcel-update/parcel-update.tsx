import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/declaration'
import '@/i18n/packages/parcel'
import { closePage, isOnScreen, replacePage, returnToPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { useSuccess } from '@/navigation/useSuccess'
import { scrollToElement } from '@/platform/page/scrollTo'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { SuccessSheet } from '@/ui/feedback/SuccessSheet'
import { FormPage } from '@/ui/form/FormPage'
import { SubmitBar } from '@/ui/form/SubmitBar'
import { useFieldFromLink } from '@/ui/form/useFieldFromLink'
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
      <ResourceView resource={store.parcel} notFound={<NoSuchParcel />} onRetry={store.load}>
        {({ isSubmitted }) =>
          store.isEditable ? (
            <RevealTogether resources={store.editor.choices.parts} skeleton={<DetailSkeleton />}>
              <ChangeForm id={id} store={store} />
            </RevealTogether>
          ) : (
            <Fixed id={id} isSubmitted={isSubmitted} />
          )
        }
      </ResourceView>
    </FormPage>
  )
})

interface ChangeFormProps {
  readonly id: string
  readonly store: ParcelUpdateStore
}

const ChangeForm = observer(function ChangeForm({ id, store }: ChangeFormProps) {
  const { session } = useStores()
  useFieldFromLink(usePageParams('parcelUpdate').field)
  const { result, show, close } = useSuccess<true>(() => isOnScreen('parcelUpdate'), session.ownerId)
  async function submit(): Promise<void> {
    const isSaved = await store.submit()
    if (store.isStale) scrollToElement('stale')
    if (isSaved) show(true, t('declaration.saved'))
  }
  return (
    <>
      <ChangeNotices store={store} />
      <DeclarationSections editor={store.editor} />
      <SubmitBar form={store.form} text={t('common.save')} onSubmit={submit} />
      {result && (
        <SuccessSheet
          title={t('declaration.saved')}
          text={t('declaration.savedNext', { number: store.form.values.expressNumber })}
          next={{
            id: 'see-parcel',
            text: t('declaration.seeParcel'),
            onClick: () => close(() => returnToPage('parcelDetail', { id })),
          }}
          others={[
            {
              id: 'see-parcels',
              text: t('title.parcelList'),
              onClick: () => close(() => returnToPage('parcelList')),
            },
          ]}
          closeText={t('common.close')}
          onClose={() => close(() => closePage('parcelList'))}
        />
      )}
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
