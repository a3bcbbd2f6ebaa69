import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/afterSales'
import { parcelCaseKindOf, type ParcelCaseKind } from '@/model/care/afterSales'
import { closePage, isOnScreen, openPage, replacePage, returnToPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { useSuccess } from '@/navigation/useSuccess'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Notice } from '@/ui/feedback/Notice'
import { SuccessSheet } from '@/ui/feedback/SuccessSheet'
import { FormPage } from '@/ui/form/FormPage'
import { Page } from '@/ui/layout/Page'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { CaseForm } from './CaseForm'
import { CreateAfterSalesStore, type ParcelCaseSubject } from './CreateAfterSalesStore'
import { SubjectCard } from './SubjectCard'

export default observer(function CreateAfterSalesPage() {
  usePageTitle('title.createAfterSales')
  const { parcelId = '', kind = '' } = usePageParams('createAfterSales')
  const known = parcelCaseKindOf(kind)
  if (known === null) {
    return (
      <Page>
        <NotPossible text={t('afterSales.notFound')} />
      </Page>
    )
  }
  return <NewCase parcelId={parcelId} kind={known} />
})

interface NewCaseProps {
  readonly parcelId: string
  readonly kind: ParcelCaseKind
}

const NewCase = observer(function NewCase({ parcelId, kind }: NewCaseProps) {
  const { session } = useStores()
  const store = usePageStore((stores) => new CreateAfterSalesStore(stores, parcelId, kind))
  const success = useSuccess<string>(() => isOnScreen('createAfterSales'), session.ownerId)
  const { result: caseId, close } = success
  usePageRefresh(store.load, session.ownerId)

  return (
    <FormPage form={store.form} gate={t('afterSales.gate')} onSignIn={openLogin}>
      <ResourceView resource={store.subject} notFound={<NotPossible text={t('afterSales.notFound')} />}>
        {(subject) => (
          <>
            <SubjectCard kind={kind} parcel={subject.parcel} />
            <Ask
              store={store}
              kind={kind}
              subject={subject}
              onOpened={(id) => success.show(id, t('afterSales.submitted'))}
            />
          </>
        )}
      </ResourceView>
      {caseId !== null && (
        <SuccessSheet
          title={t('afterSales.submitted')}
          text={t(`afterSales.next.${kind}`)}
          next={{
            id: 'see-case',
            text: t('afterSales.see'),
            onClick: () => close(() => replacePage('afterSalesDetail', { id: caseId })),
          }}
          others={[
            {
              id: 'see-parcel',
              text: t('afterSales.seeParcel'),
              onClick: () => close(() => returnToPage('parcelDetail', { id: parcelId })),
            },
          ]}
          closeText={t('common.close')}
          onClose={() => close(() => closePage('afterSalesList'))}
        />
      )}
    </FormPage>
  )
})

interface AskProps {
  readonly store: CreateAfterSalesStore
  readonly kind: ParcelCaseKind
  readonly subject: ParcelCaseSubject
  readonly onOpened: (caseId: string) => void
}

/** The form, or why there's none: a case of this kind is already open, or the parcel doesn't allow one. */
const Ask = observer(function Ask({ store, kind, subject, onOpened }: AskProps) {
  const { openCase, isPossible } = subject
  if (openCase) {
    const { id } = openCase
    return (
      <Notice
        tone="warning"
        title={t('afterSales.openAlready')}
        text={t('afterSales.openAlreadyText')}
        action={{ text: t('afterSales.look'), onClick: () => void openPage('afterSalesDetail', { id }) }}
      />
    )
  }
  if (!isPossible) return <NotPossible text={t(`afterSales.impossible.${kind}`)} />
  return <CaseForm store={store} kind={kind} onOpened={onOpened} />
})

const NotPossible = observer(function NotPossible({ text }: { text: string }) {
  return (
    <EmptyState
      illustration="search"
      text={text}
      action={{ id: 'go-back', text: t('common.back'), onClick: () => void closePage('parcelList') }}
    />
  )
})
