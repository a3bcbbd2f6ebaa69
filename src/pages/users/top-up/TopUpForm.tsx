import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { MAX_PROOFS, TOPUP_REMARKS_LIMIT } from '@/model/funds/topup'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { DraftNotice } from '@/ui/form/DraftNotice'
import { FormTextArea } from '@/ui/form/FormTextArea'
import { PhotosField } from '@/ui/form/PhotosField'
import { SubmitBar } from '@/ui/form/SubmitBar'
import { Card } from '@/ui/layout/Card'

import { AccountSection } from './AccountSection'
import { AmountField } from './AmountField'
import { CurrencyField } from './CurrencyField'
import { LaterAction } from './LaterAction'
import { MethodField } from './MethodField'
import type { TopUpStore } from './TopUpStore'

interface Props {
  readonly store: TopUpStore
  readonly onCreated: (id: string) => void
}

/** How and where to pay, the amount and the proof. */
export const TopUpForm = observer(function TopUpForm({ store, onCreated }: Props) {
  const { form, options } = store

  async function submit(): Promise<void> {
    const id = await store.submit()
    if (id !== null) onCreated(id)
  }

  return (
    <>
      <DraftNotice form={form} text={t('common.draftRestored')} discardText={t('common.draftDiscard')} />
      <Card>
        <CurrencyField store={store} />
        {options.currency && (
          <View id="field-method">
            <ResourceView resource={options.methods}>
              {(methods) => <MethodField store={store} methods={methods} />}
            </ResourceView>
          </View>
        )}
      </Card>
      <AccountSection store={store} />
      <Card>
        <AmountField store={store} />
        <PhotosField
          form={form}
          limit={MAX_PROOFS}
          label={t('topUp.images')}
          help={t('topUp.imagesHelp')}
          isRequired
        />
        <FormTextArea form={form} field="remarks" label={t('topUp.remarks')} limit={TOPUP_REMARKS_LIMIT} />
      </Card>
      <LaterAction store={store} onCreated={onCreated} />
      <SubmitBar form={form} text={t('topUp.submit')} note={t('topUp.notWithdrawable')} onSubmit={submit} />
    </>
  )
})
