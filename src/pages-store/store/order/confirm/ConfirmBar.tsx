import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { isOnScreen, replacePage } from '@/navigation/navigate'
import { showToast } from '@/platform/dialog/toast'
import { Button } from '@/ui/control/Button'
import { useFormCommand } from '@/ui/form/useFormCommand'
import { ActionBar } from '@/ui/layout/ActionBar'
import { BarTotal } from '@/ui/money/BarTotal'

import type { ConfirmStoreOrderStore } from './ConfirmStoreOrderStore'

interface Props {
  readonly store: ConfirmStoreOrderStore
  readonly currencyCode: string
}

/** Places the order and goes on to pay for it; going back from there leads to the product. */
export const ConfirmBar = observer(function ConfirmBar({ store, currencyCode }: Props) {
  const { form, total, obstacle } = store
  const submit = useFormCommand(form, async () => {
    const id = await store.submit()
    if (id === null) return
    if (isOnScreen('confirmStoreOrder')) await replacePage('payStoreOrder', { id })
    else showToast(t('confirmStoreOrder.placed'))
  })
  return (
    <ActionBar
      note={obstacle ? t(`confirmStoreOrder.obstacle.${obstacle}`) : undefined}
      left={<BarTotal label={t('product.total')} amount={total} currencyCode={currencyCode} />}
    >
      <Button
        id="submit"
        block
        isBusy={submit.isRunning}
        isDisabled={obstacle !== null}
        onClick={() => void submit.run()}
      >
        {t('confirmStoreOrder.submit')}
      </Button>
    </ActionBar>
  )
})
