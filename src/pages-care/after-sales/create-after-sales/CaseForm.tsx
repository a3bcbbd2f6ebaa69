import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { CASE_TEXT_LIMIT, MAX_CASE_IMAGES } from '@/model/care/afterSales'
import type { AskedCase } from '@/model/care/newCase'
import { Card } from '@/ui/layout/Card'
import { DraftNotice } from '@/ui/form/DraftNotice'
import { FormTextArea } from '@/ui/form/FormTextArea'
import { PhotosField } from '@/ui/form/PhotosField'
import { SubmitBar } from '@/ui/form/SubmitBar'

import { caseTopic } from './caseTopic'
import type { CreateAfterSalesStore } from './CreateAfterSalesStore'
import { NextSteps } from './NextSteps'

import './CaseForm.scss'

interface Props {
  readonly store: CreateAfterSalesStore
  readonly asked: AskedCase
  readonly onOpened: (caseId: string) => void
}

/** Description and photos, followed by the next steps. */
export const CaseForm = observer(function CaseForm({ store, asked, onOpened }: Props) {
  const { form } = store
  const { kind } = asked

  async function submit(): Promise<void> {
    const id = await store.submit()
    if (id !== null) onOpened(id)
  }

  return (
    <>
      <DraftNotice form={form} text={t('common.draftRestored')} discardText={t('common.draftDiscard')} />
      <Card>
        <View className={kind === 'BILL_DISPUTE' ? 'case-form__question' : ''}>
          <FormTextArea
            form={form}
            field="description"
            label={t('afterSales.description')}
            help={t(`afterSales.help.${kind}`)}
            limit={CASE_TEXT_LIMIT}
            isRequired
          />
        </View>
        <PhotosField
          form={form}
          limit={MAX_CASE_IMAGES}
          label={t('afterSales.images')}
          help={t(`afterSales.imagesHelp.${kind}`)}
        />
      </Card>
      <NextSteps topic={caseTopic(asked)} />
      <SubmitBar form={form} text={t('afterSales.submit')} onSubmit={submit} />
    </>
  )
})
