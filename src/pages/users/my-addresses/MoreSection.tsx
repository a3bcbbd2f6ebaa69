import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { ADDRESS_LABELS } from '@/i18n/addressLabel'
import { Card } from '@/ui/layout/Card'
import { ChipGroup } from '@/ui/form/ChipGroup'
import { FormTextField } from '@/ui/form/FormTextField'
import { Notice } from '@/ui/feedback/Notice'
import { SwitchField } from '@/ui/form/SwitchField'

import type { EditAddressStore } from './EditAddressStore'

/** Optional details: label, ID document number for customs, and the default switch. */
export const MoreSection = observer(function MoreSection({ store }: { store: EditAddressStore }) {
  const { form } = store
  // An address stays the default until another one becomes it.
  const isDefaultAlready = store.address.value?.isDefault === true
  const { name, isDefault } = form.values
  return (
    <Card title={t('address.sectionMore')}>
      <FormTextField form={form} field="name" label={t('address.label')} maxLength={20} />
      <View className="edit-address__labels">
        <ChipGroup
          options={ADDRESS_LABELS.map((key) => ({ key: t(key), text: t(key) }))}
          selected={[name]}
          onToggle={(label) => form.set('name', label === name ? '' : label)}
        />
      </View>
      <FormTextField
        form={form}
        field="idDocument"
        label={t('address.idDocument')}
        help={t('address.idDocumentHelp')}
        maxLength={30}
      />
      {isDefaultAlready ? (
        <Notice tone="brand" text={t('address.isDefaultAlready')} />
      ) : (
        <SwitchField
          id="isDefault"
          label={t('address.makeDefault')}
          help={t('address.makeDefaultHelp')}
          isOn={isDefault}
          onChange={(isOn) => form.set('isDefault', isOn)}
        />
      )}
    </Card>
  )
})
