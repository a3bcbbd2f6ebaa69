import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { StoreOrderStatus } from '@/model/enumerations/store'
import { moneyText } from '@/model/money/money'
import type { ProductDetail } from '@/model/store/product'
import { REMARKS_MAX_LENGTH } from '@/model/store/storeOrder'
import { openPage, returnToPage } from '@/navigation/navigate'
import { Notice } from '@/ui/feedback/Notice'
import { DraftNotice } from '@/ui/form/DraftNotice'
import { FormTextArea } from '@/ui/form/FormTextArea'
import { Card } from '@/ui/layout/Card'
import { OrderColumns } from '@/ui/order/OrderColumns'

import { GoodsCard } from '../../../_shared/GoodsCard'
import { ConfirmBar } from './ConfirmBar'
import type { ConfirmStoreOrderStore } from './ConfirmStoreOrderStore'
import { DestinationCard } from './DestinationCard'
import { NextSteps } from './NextSteps'
import { QuantityField } from './QuantityField'
import { TotalCard } from './TotalCard'

interface Props {
  readonly store: ConfirmStoreOrderStore
  readonly product: ProductDetail
}

export const OrderForm = observer(function OrderForm({ store, product }: Props) {
  const { form, sku } = store
  const { currencyCode } = product
  return (
    <OrderColumns
      bill={
        <>
          <TotalCard store={store} currencyCode={currencyCode} />
          <ConfirmBar store={store} currencyCode={currencyCode} />
        </>
      }
    >
      <DraftNotice form={form} text={t('common.draftRestored')} discardText={t('common.draftDiscard')} />
      <Warnings store={store} currencyCode={currencyCode} />
      <GoodsCard
        image={product.image}
        name={product.displayName}
        option={sku?.displayName ?? ''}
        price={moneyText(sku?.price ?? product.price, currencyCode)}
        onOpen={() => void returnToPage('product', { id: product.id })}
      >
        {sku && <QuantityField form={form} sku={sku} />}
      </GoodsCard>
      <DestinationCard warehouses={store.warehouses} />
      <Card>
        <FormTextArea
          form={form}
          field="remarks"
          label={t('confirmStoreOrder.remarks')}
          help={t('confirmStoreOrder.remarksHelp')}
          limit={REMARKS_MAX_LENGTH}
        />
      </Card>
      <NextSteps />
    </OrderColumns>
  )
})

interface WarningProps {
  readonly store: ConfirmStoreOrderStore
  readonly currencyCode: string
}

/** What keeps the order from being placed, or was different before. */
const Warnings = observer(function Warnings({ store, currencyCode }: WarningProps) {
  const { obstacle, priceChange, isLimitReached } = store
  return (
    <>
      {obstacle === 'gone' && <Notice tone="danger" text={t('confirmStoreOrder.gone')} />}
      {isLimitReached && (
        <Notice
          tone="warning"
          text={t('confirmStoreOrder.limit')}
          action={{
            text: t('confirmStoreOrder.toUnpaid'),
            onClick: () =>
              void openPage('storeOrderList', { status: String(StoreOrderStatus.PendingPayment) }),
          }}
        />
      )}
      {priceChange && (
        <Notice
          tone="warning"
          text={t('confirmStoreOrder.priceChanged', {
            from: moneyText(priceChange.from, currencyCode),
            to: moneyText(priceChange.to, currencyCode),
          })}
        />
      )}
    </>
  )
})
