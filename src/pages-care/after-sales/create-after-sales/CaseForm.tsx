import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { CASE_TEXT_LIMIT, MAX_CASE_IMAGES, type ParcelCaseKind } from '@/model/care/afterSales'
import { isOnScreen, replacePage } from '@/navigation/navigate'
import { showToast } from '@/platform/dialog/toast'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { FormTextArea } from '@/ui/form/FormTextArea'
import { useFormCommand } from '@/ui/form/useFormCommand'

import { DraftNotice } from '../../_shared/DraftNotice'
import { ProofField } from '../../_shared/ProofField'
import { problemIn } from '../../_shared/problemIn'
import type { CreateAfterSalesStore } from './CreateAfterSalesStore'
import { NextSteps } from './NextSteps'

interface Props {
  readonly store: CreateAfterSalesStore
  readonly kind: ParcelCaseKind
}

/** What happened, with pictures, and what follows. */
export const CaseForm = observer(function CaseForm({ store, kind }: Props) {
  const submit = useFormCommand(
    async () => {
      const id = await store.submit()
      if (id === null) return
      showToast(t('afterSales.submitted'))
      if (isOnScreen('createAfterSales')) await replacePage('afterSalesDetail', { id })
    },
    () => problemIn(store.proof),
  )
  return (
    <>
      <DraftNotice proof={store.proof} />
      <Card>
        <FormTextArea
          form={store.proof.form}
          field="description"
          label={t('afterSales.description')}
          help={t(`afterSales.help.${kind}`)}
          limit={CASE_TEXT_LIMIT}
          isRequired
        />
        <ProofField
          proof={store.proof}
          limit={MAX_CASE_IMAGES}
          label={t('afterSales.images')}
          help={t(`afterSales.imagesHelp.${kind}`)}
        />
      </Card>
      <NextSteps kind={kind} />
      <ActionBar>
        <Button id="submit" block isBusy={submit.isRunning} onClick={() => void submit.run()}>
          {t('afterSales.submit')}
        </Button>
      </ActionBar>
    </>
  )
})
