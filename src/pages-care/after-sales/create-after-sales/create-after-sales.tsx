import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/afterSales'
import { askedCaseOf, type AskedCase } from '@/model/care/newCase'
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
import { caseTopic } from './caseTopic'
import { CreateAfterSalesStore, type CaseSubject } from './CreateAfterSalesStore'
import { SubjectCard } from './SubjectCard'

export default observer(function CreateAfterSalesPage() {
  usePageTitle('title.createAfterSales')
  const params = usePageParams('createAfterSales')
  const asked = askedCaseOf(params)
  if (asked === null) {
    return (
      <Page>
        <NotPossible text={t('afterSales.notFound')} />
      </Page>
    )
  }
  return <NewCase asked={asked} text={params.text} />
})

interface NewCaseProps {
  readonly asked: AskedCase
  /** What the description begins with. */
  readonly text: string | undefined
}

const NewCase = observer(function NewCase({ asked, text }: NewCaseProps) {
  const { session } = useStores()
  const store = usePageStore((stores) => new CreateAfterSalesStore(stores, asked, text))
  const success = useSuccess<string>(() => isOnScreen('createAfterSales'), session.ownerId)
  const { result: caseId, close } = success
  usePageRefresh(store.load, session.ownerId)

  return (
    <FormPage form={store.form} gate={t('afterSales.gate')} onSignIn={openLogin}>
      <ResourceView resource={store.subject} notFound={<NotPossible text={t('afterSales.notFound')} />}>
        {(subject) => (
          <>
            <SubjectCard asked={asked} thing={subject.thing} />
            <Ask
              store={store}
              asked={asked}
              subject={subject}
              onOpened={(id) => success.show(id, t('afterSales.submitted'))}
            />
          </>
        )}
      </ResourceView>
      {caseId !== null && (
        <SuccessSheet
          title={t('afterSales.submitted')}
          text={t(`afterSales.next.${caseTopic(asked)}`)}
          next={{
            id: 'see-case',
            text: t('afterSales.see'),
            onClick: () => close(() => replacePage('afterSalesDetail', { id: caseId })),
          }}
          others={[
            'orderId' in asked
              ? {
                  id: 'see-order',
                  text: t('afterSales.seeOrder'),
                  onClick: () => close(() => returnToPage('orderDetail', { id: asked.orderId })),
                }
              : {
                  id: 'see-parcel',
                  text: t('afterSales.seeParcel'),
                  onClick: () => close(() => returnToPage('parcelDetail', { id: asked.parcelId })),
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
  readonly asked: AskedCase
  readonly subject: CaseSubject
  readonly onOpened: (caseId: string) => void
}

/** The form, or why there's none: a case of this kind is already open, or the parcel or order doesn't allow one. */
const Ask = observer(function Ask({ store, asked, subject, onOpened }: AskProps) {
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
  if (!isPossible) {
    const topic = 'orderId' in asked ? 'order' : asked.kind
    return <NotPossible text={t(`afterSales.impossible.${topic}`)} />
  }
  return <CaseForm store={store} asked={asked} onOpened={onOpened} />
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
