import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Card } from '@/ui/layout/Card'
import { FormTextField } from '@/ui/form/FormTextField'

import type { EditAddressStore } from './EditAddressStore'
import { fieldMark } from './fieldMark'

/** The recipient. */
export const PersonSection = observer(function PersonSection({ store }: { store: EditAddressStore }) {
  const { form } = store
  const mark = fieldMark(store)
  return (
    <Card title={t('address.sectionPerson')}>
      <FormTextField
        form={form}
        field="recipient"
        label={t('address.recipient')}
        mark={mark('recipient')}
        isRequired
        maxLength={60}
        autoComplete="name"
      />
      <FormTextField
        form={form}
        field="mobile"
        label={t('address.mobile')}
        mark={mark('mobile')}
        help={t('address.mobileHelp')}
        isRequired
        maxLength={20}
        type="tel"
        autoComplete="tel"
      />
    </Card>
  )
})
