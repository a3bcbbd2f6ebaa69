import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { CASE_TEXT_LIMIT, MAX_CASE_IMAGES } from '@/model/care/afterSales'
import { showToast } from '@/platform/dialog/toast'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { DraftNotice } from '@/ui/form/DraftNotice'
import { FormTextArea } from '@/ui/form/FormTextArea'
import { PhotosField } from '@/ui/form/PhotosField'
import { useFormCommand } from '@/ui/form/useFormCommand'

import type { AfterSalesDetailStore } from './AfterSalesDetailStore'

/** Reply form with photos. */
export const ReplyForm = observer(function ReplyForm({ store }: { store: AfterSalesDetailStore }) {
  const { form } = store
  const reply = useFormCommand(form, async () => {
    if (await store.reply()) showToast(t('afterSales.replied'))
  })
  return (
    <>
      <DraftNotice form={form} text={t('common.draftRestored')} discardText={t('common.draftDiscard')} />
      <Card title={t('afterSales.reply')}>
        <FormTextArea
          form={form}
          field="content"
          label={t('afterSales.replyContent')}
          limit={CASE_TEXT_LIMIT}
          isRequired
        />
        <PhotosField
          form={form}
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
