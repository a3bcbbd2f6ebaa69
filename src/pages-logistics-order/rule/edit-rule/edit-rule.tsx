import { observer } from 'mobx-react'
import { useEffect, useRef } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/bill'
import '@/i18n/packages/order'
import '@/i18n/packages/quote'
import '@/i18n/packages/rule'
import type { ConsolidationRule } from '@/model/order/consolidationRule'
import { closePage, isOnScreen, openPage, returnToPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { useSuccess } from '@/navigation/useSuccess'
import { scrollToElement } from '@/platform/page/scrollTo'
import { ruleApi } from '@/stores/areas/ruleApi'
import { shippingApi } from '@/stores/areas/shippingApi'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { ContactNotice } from '@/ui/account/ContactNotice'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { RevealTogether } from '@/ui/feedback/RevealTogether'
import { DraftNotice } from '@/ui/form/DraftNotice'
import { FormPage } from '@/ui/form/FormPage'
import { SubmitBar } from '@/ui/form/SubmitBar'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { OrderColumns } from '@/ui/order/OrderColumns'

import { orderApi } from '../../_shared/orderApi'
import { ChannelsSection } from '../../_shared/shipping/ChannelsSection'
import { ExtrasSection } from '../../_shared/shipping/ExtrasSection'
import { ReceivingSection } from '../../_shared/shipping/ReceivingSection'
import { NoSuchRule } from '../_shared/NoSuchRule'
import { TrialSheet } from '../_shared/TrialSheet'

import { BasisNote } from './BasisNote'
import { EditRuleStore } from './EditRuleStore'
import { CeilingCard } from './CeilingCard'
import { NameCard } from './NameCard'
import { SavedSheet } from './SavedSheet'
import { savedTitle } from './savedTexts'
import { TriggerCard } from './TriggerCard'

export default observer(function EditRulePage() {
  usePageTitle('title.editRule')
  const { session } = useStores()
  const { id, kind, isPicked, field } = usePageParams('editRule')
  const store = usePageStore(
    (stores) =>
      new EditRuleStore(
        {
          ...stores,
          api: { ...orderApi(stores.api), rules: ruleApi(stores.api), shipping: shippingApi(stores.api) },
        },
        { id, kind, isPicked: isPicked !== undefined },
      ),
  )
  const { result, show, close } = useSuccess<ConsolidationRule>(() => isOnScreen('editRule'), session.ownerId)
  usePageRefresh(store.load, session.ownerId)

  return (
    <FormPage form={store.form} gate={t('rule.gate')} onSignIn={openLogin} width="wide">
      <ResourceView resource={store.rule} notFound={<NoSuchRule />} onRetry={store.load}>
        {() => (
          <RuleForm store={store} field={field} onSaved={(rule) => show(rule, savedTitle(store.isNew))} />
        )}
      </ResourceView>
      <TrialSheet trial={store.trial} openField={leadTo} />
      {result && (
        <SavedSheet
          rule={result}
          isNew={store.isNew}
          onSeeRules={() => close(() => returnToPage('rules'))}
          onClose={() => close(() => closePage('rules'))}
        />
      )}
    </FormPage>
  )
})

interface FormProps {
  readonly store: EditRuleStore
  /** To begin with. */
  readonly field: string | undefined
  readonly onSaved: (rule: ConsolidationRule) => void
}

const RuleForm = observer(function RuleForm(props: FormProps) {
  const { editor } = props.store
  const { addresses, services } = editor.shipping.options
  return (
    <RevealTogether resources={[editor.candidates, addresses, services]} skeleton={<DetailSkeleton />}>
      <Fields {...props} />
    </RevealTogether>
  )
})

const Fields = observer(function Fields({ store, field, onSaved }: FormProps) {
  const { form, editor } = store
  useFirst(field)

  async function save(): Promise<void> {
    const rule = await store.save()
    if (rule) onSaved(rule)
  }

  return (
    <OrderColumns
      bill={
        <>
          <CeilingCard store={store} />
          <SubmitBar form={form} text={t('rule.save')} note={t('rule.saveHint')} onSubmit={save} />
        </>
      }
    >
      <DraftNotice form={form} text={t('common.draftRestored')} discardText={t('common.draftDiscard')} />
      {!editor.isReachable && <ContactNotice onComplete={() => void openPage('myProfile')} />}
      <TriggerCard editor={editor} />
      <ReceivingSection editor={editor.shipping} />
      <ChannelsSection editor={editor.shipping} onRetry={() => void store.load()} />
      <BasisNote basis={editor.basis} />
      <ExtrasSection editor={editor.shipping} />
      <NameCard form={form} />
    </OrderColumns>
  )
})

/** Scrolls to the field that the link names, once the form is there. */
function useFirst(field: string | undefined): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || field === undefined) return
    isDone.current = true
    void leadTo(field)
  }, [field])
}

function leadTo(field: string): Promise<void> {
  scrollToElement(`field-${field}`)
  return Promise.resolve()
}
