import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/validation'
import type { MissingForOrder } from '@/model/order/logisticsOrder'
import { scrollToElement } from '@/platform/page/scrollTo'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Button } from '@/ui/control/Button'
import { Pressable } from '@/ui/control/Pressable'
import { BarTotal } from '@/ui/money/BarTotal'
import { useFormCommand } from '@/ui/form/useFormCommand'

import type { OrderEditor } from './OrderEditor'
import type { SubmitOrderStore } from './SubmitOrderStore'

/** Estimated total and submit button, or what's still missing. */
export const SubmitBar = observer(function SubmitBar({ store }: { store: SubmitOrderStore }) {
  const { editor } = store
  const submit = useFormCommand(
    editor.form,
    async () => void (await store.submit()),
    () => problemElsewhere(store),
  )
  // Submitting requests the prices again; don't show that as missing.
  const missing = submit.isRunning ? null : editor.missing
  return (
    <ActionBar left={<Estimate editor={editor} />} note={missingText(missing, editor)}>
      <Button
        id="submit"
        block
        isBusy={submit.isRunning}
        isDisabled={missing !== null}
        onClick={() => void submit.run()}
      >
        {t('order.submit')}
      </Button>
    </ActionBar>
  )
})

/** The total; a tap shows the bill it comes from. */
const Estimate = observer(function Estimate({ editor }: { editor: OrderEditor }) {
  const bill = editor.quote?.bill
  const total = (
    <BarTotal
      label={t('order.estimate')}
      amount={bill?.total ?? null}
      currencyCode={bill?.currencyCode ?? ''}
      note={noteOf(editor)}
    />
  )
  if (!bill) return total
  return (
    <Pressable id="to-bill" onClick={() => scrollToElement('order-bill')}>
      {total}
    </Pressable>
  )
})

function noteOf({ isPricing, quote }: OrderEditor): string {
  if (isPricing) return t('order.channelsUpdating')
  return t(quote?.bill ? 'order.estimateBill' : 'order.estimateHint')
}

/** Pending prices are shown next to the total instead, so that the bar doesn't change its height. */
function missingText(missing: MissingForOrder | null, { quotes }: OrderEditor): string | undefined {
  if (missing === null) return undefined
  if (missing === 'contact') return t('validation.contactRequired')
  if (missing === 'photos') return t('validation.picturesNotUploaded')
  if (missing === 'quotes') return quotes.error ? t('order.missing.quotes') : undefined
  return t(`order.missing.${missing}`)
}

function problemElsewhere({ editor, priceChange }: SubmitOrderStore): string | null {
  if (editor.missing === 'parcels') return 'field-parcelIds'
  return priceChange === null ? null : 'order-bill'
}
