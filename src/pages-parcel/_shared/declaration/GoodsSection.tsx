import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { Card } from '@/ui/layout/Card'
import { FormTextField } from '@/ui/form/FormTextField'

import { CurrencyField } from './CurrencyField'
import { CustomsFields } from './CustomsFields'
import type { DeclarationEditor } from './DeclarationEditor'
import { NameField } from './NameField'
import { QuantityField } from './QuantityField'
import { TagsField } from './TagsField'

/** Contents of the parcel: name, value, quantity and the customer's tags. */
export const GoodsSection = observer(function GoodsSection({ editor }: { editor: DeclarationEditor }) {
  const { form, choices } = editor
  const { values, problems } = form

  return (
    <Card title={t('parcel.sectionGoods')}>
      <NameField
        id="declaredName"
        value={values.declaredName}
        nameId={values.declaredNameId}
        choices={choices}
        isRequired
        error={problems.declaredName && problemText(problems.declaredName)}
        onChoose={editor.chooseName}
      />
      <CustomsFields values={values} problems={problems} onChange={form.set} />
      <CurrencyField
        id="declaredCurrency"
        value={values.declaredCurrency}
        site={choices.site}
        isRequired
        error={problems.declaredCurrency && problemText(problems.declaredCurrency)}
        onChoose={(code) => form.set('declaredCurrency', code)}
      />
      <FormTextField
        form={form}
        field="declaredValue"
        label={t('parcel.value')}
        help={t('parcel.valueHelp')}
        isRequired
        type="digit"
        maxLength={15}
      />
      <QuantityField
        id="itemQuantity"
        value={values.itemQuantity}
        error={problems.itemQuantity && problemText(problems.itemQuantity)}
        onChange={(quantity) => form.set('itemQuantity', quantity)}
      />
      <TagsField editor={editor} />
    </Card>
  )
})
