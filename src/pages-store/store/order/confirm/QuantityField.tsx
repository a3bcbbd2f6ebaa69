import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { maxQuantity, type Sku } from '@/model/store/product'
import type { Form } from '@/stores/form/Form'
import { FormField } from '@/ui/form/FormField'
import { StepperField } from '@/ui/form/StepperField'

import { stockText } from '../../../_shared/stockText'
import type { StoreOrderValues } from './ConfirmStoreOrderStore'

interface Props {
  readonly form: Form<StoreOrderValues>
  readonly sku: Sku
}

export const QuantityField = observer(function QuantityField({ form, sku }: Props) {
  const problem = form.problems.quantity
  return (
    <View className="goods__quantity">
      <FormField
        id="field-quantity"
        label={t('product.quantity')}
        help={stockText(sku.stock)}
        error={problem && problemText(problem)}
      >
        <StepperField
          id="quantity"
          value={form.values.quantity}
          min={1}
          max={maxQuantity(sku)}
          label={t('product.quantity')}
          lessLabel={t('product.less')}
          moreLabel={t('product.more')}
          onChange={(quantity) => form.set('quantity', quantity)}
        />
      </FormField>
    </View>
  )
})
