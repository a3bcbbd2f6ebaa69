import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'

import type { ConfirmStoreOrderStore } from './ConfirmStoreOrderStore'

interface Props {
  readonly store: ConfirmStoreOrderStore
  readonly currencyCode: string
}

export const TotalCard = observer(function TotalCard({ store, currencyCode }: Props) {
  const { sku, total, form } = store
  if (sku === null || total === null) return null
  return (
    <Card id="total" title={t('confirmStoreOrder.bill')}>
      <DescriptionList
        entries={[
          { term: t('confirmStoreOrder.unitPrice'), text: moneyText(sku.price, currencyCode) },
          { term: t('product.quantity'), text: String(form.values.quantity) },
          { term: t('confirmStoreOrder.postage'), text: t('confirmStoreOrder.postageFree') },
          { term: t('product.total'), text: moneyText(total, currencyCode) },
        ]}
      />
    </Card>
  )
})
