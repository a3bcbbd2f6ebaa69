import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { CASE_TEXT_LIMIT, MAX_CASE_IMAGES } from '@/model/care/afterSales'
import { showToast } from '@/platform/dialog/toast'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { FormTextArea } from '@/ui/form/FormTextArea'
import { useFormCommand } from '@/ui/form/useFormCommand'

import { DraftNotice } from '../../_shared/DraftNotice'
import { ProofField } from '../../_shared/ProofField'
import { problemIn } from '../../_shared/problemIn'
import type { AfterSalesDetailStore } from './AfterSalesDetailStore'

/** What the customer has to add, with pictures. */
export const ReplyForm = observer(function ReplyForm({ store }: { store: AfterSalesDetailStore }) {
  const reply = useFormCommand(
    async () => {
      if (await store.reply()) showToast(t('afterSales.replied'))
    },
    () => problemIn(store.proof),
  )
  return (
    <>
      <DraftNotice proof={store.proof} />
      <Card title={t('afterSales.reply')}>
        <FormTextArea
          form={store.proof.form}
          field="content"
          label={t('afterSales.replyContent')}
          limit={CASE_TEXT_LIMIT}
          isRequired
        />
        <ProofField
          proof={store.proof}
          limit={MAX_CASE_IMAGES}
          label={t('afterSales.images')}
          help={t('common.optional')}
        />
        <Button id="reply" block isBusy={reply.isRunning} onClick={() => void reply.run()}>
          {t('afterSales.send')}
        </Button>
      </Card>
    </>
  )
})
