import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/declaration'
import '@/i18n/packages/parcel'
import { isOnScreen, returnToPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { useSuccess } from '@/navigation/useSuccess'
import { scrollToElement } from '@/platform/page/scrollTo'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Button } from '@/ui/control/Button'
import { SuccessSheet } from '@/ui/feedback/SuccessSheet'
import { DraftNotice } from '@/ui/form/DraftNotice'
import { FormPage } from '@/ui/form/FormPage'
import { useCommand } from '@/ui/control/useCommand'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { BatchDeclareStore } from './BatchDeclareStore'
import { BatchRows } from './BatchRows'
import { BatchSummary } from './BatchSummary'
import { CommonCard } from './CommonCard'
import { PasteCard } from './PasteCard'

export default observer(function BatchDeclarePage() {
  usePageTitle('title.batchDeclare')
  const { session } = useStores()
  const store = usePageStore((stores) => new BatchDeclareStore(stores))
  usePageRefresh(store.load, session.ownerId)

  return (
    <FormPage form={store.form} gate={t('parcel.gate')} gateHint={t('parcel.gateHint')} onSignIn={openLogin}>
      <DraftNotice
        form={store.form}
        text={t('common.draftRestored')}
        discardText={t('common.draftDiscard')}
      />
      <BatchSummary store={store} />
      <PasteCard store={store} />
      {store.list.rows.length > 0 && (
        <>
          <CommonCard list={store.list} choices={store.choices} />
          {/* Refused rows move to the top, so the key resets the list to its first page. */}
          <BatchRows key={store.summary?.refused ?? 0} store={store} />
          <DeclareBar store={store} />
        </>
      )}
    </FormPage>
  )
})

const DeclareBar = observer(function DeclareBar({ store }: { store: BatchDeclareStore }) {
  const { list } = store
  const { length } = list.pending
  const { session } = useStores()
  const { result: count, show, close } = useSuccess<number>(() => isOnScreen('batchDeclare'), session.ownerId)
  const submit = useCommand(async () => {
    await store.submit()
    scrollToElement(Object.keys(list.commonProblems).length > 0 ? 'batch-common' : 'batch-summary')
    const declared = list.count('declared')
    if (declared > 0 && list.pending.length === 0)
      show(declared, t('declaration.batchDeclared', { count: declared }))
  })
  return (
    <>
      <ActionBar>
        <Button
          id="submit"
          block
          isDisabled={length === 0}
          isBusy={submit.isRunning}
          onClick={() => void submit.run()}
        >
          {length === 0 ? t('declaration.batchNothing') : t('declaration.batchSubmit', { count: length })}
        </Button>
      </ActionBar>
      {count !== null && (
        <SuccessSheet
          title={t('declaration.batchDeclared', { count })}
          text={t('declaration.batchNext')}
          next={{
            id: 'see-parcels',
            text: t('title.parcelList'),
            onClick: () => close(() => returnToPage('parcelList')),
          }}
          others={[
            {
              id: 'declare-more',
              text: t('declaration.batchMore'),
              onClick: () => close(async () => store.form.startOver()),
            },
          ]}
          closeText={t('common.close')}
          onClose={() => close()}
        />
      )}
    </>
  )
})
