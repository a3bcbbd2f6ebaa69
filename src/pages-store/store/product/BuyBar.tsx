import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ProductDetail } from '@/model/store/product'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { useStores } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { useCommand } from '@/ui/control/useCommand'
import { ActionBar } from '@/ui/layout/ActionBar'
import { BarTotal } from '@/ui/money/BarTotal'

import type { ProductStore } from './ProductStore'

interface Props {
  readonly product: ProductDetail
  readonly store: ProductStore
}

/** The total and the way to buy, or why there is none. */
export const BuyBar = observer(function BuyBar({ product, store }: Props) {
  const { session } = useStores()
  const { id: productId, currencyCode } = product
  const { sku, quantity, total, soldOut } = store
  const buy = useCommand(async () => {
    if (!sku) return
    await openPage('confirmStoreOrder', { productId, skuId: sku.id, quantity: String(quantity) })
    // Over the order, which is there when the customer comes back.
    if (!session.isSignedIn) await openLogin()
  })
  if (sku === null) return null
  const label = quantity === 1 ? t('product.total') : t('product.totalOf', { count: quantity })
  return (
    <ActionBar
      note={soldOut ? t(soldOut === 'option' ? 'product.optionGone' : 'product.allGone') : undefined}
      left={<BarTotal label={label} amount={total} currencyCode={currencyCode} />}
    >
      <Button
        id="buy"
        block
        isBusy={buy.isRunning}
        isDisabled={soldOut !== null}
        onClick={() => void buy.run()}
      >
        {t('product.buy')}
      </Button>
    </ActionBar>
  )
})
