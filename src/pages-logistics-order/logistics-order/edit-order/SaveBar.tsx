import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { subtractAmounts } from '@/model/money/money'
import { Button } from '@/ui/control/Button'
import { useFormCommand } from '@/ui/form/useFormCommand'
import { ActionBar } from '@/ui/layout/ActionBar'

import { differenceText } from '../../_shared/ComparedBill'
import { EstimateTotal } from '../../_shared/shipping/EstimateTotal'
import { missingText } from '../../_shared/shipping/missingText'

import { comparisonTexts } from './comparisonTexts'
import type { EditOrderStore } from './EditOrderStore'

interface Props {
  readonly store: EditOrderStore
  readonly onSaved: () => void
}

/** The new total and the difference, the save button, and what's still missing. */
export const SaveBar = observer(function SaveBar({ store, onSaved }: Props) {
  const save = useFormCommand(
    store.form,
    async () => {
      if (await store.save()) onSaved()
    },
    () => (store.price.change === null ? null : 'order-bill'),
  )
  // Saving requests the prices again; don't show that as missing.
  const missing = save.isRunning ? null : store.missing
  const obstacle = store.hasChanges ? missingText(missing, store.shipping) : t('editOrder.unchanged')
  return (
    <ActionBar left={<EstimateTotal bill={store.bill} note={noteOf(store)} />} note={obstacle}>
      <Button
        id="submit"
        block
        isBusy={save.isRunning}
        isDisabled={missing !== null || !store.hasChanges}
        onClick={() => void save.run()}
      >
        {t('common.save')}
      </Button>
    </ActionBar>
  )
})

function noteOf({ shipping, bill, order, isShippingChanged }: EditOrderStore): string {
  if (shipping.quotes.isUpdating) return t('order.channelsUpdating')
  const before = order.value?.estimatedBill
  if (!isShippingChanged || !bill || !before) return t('order.estimateHint')
  return differenceText(subtractAmounts(bill.total, before.total), bill.currencyCode, comparisonTexts())
}
