import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { customsNote } from '@/i18n/customsNote'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Button } from '@/ui/control/Button'
import { useFormCommand } from '@/ui/form/useFormCommand'

import { EstimateTotal } from '../../_shared/shipping/EstimateTotal'
import { missingText } from '../../_shared/shipping/missingText'

import type { OrderEditor } from './OrderEditor'
import type { SubmitOrderStore } from './SubmitOrderStore'

/** Estimated total and submit button, or what's still missing. */
export const SubmitBar = observer(function SubmitBar({ store }: { store: SubmitOrderStore }) {
  const { editor } = store
  const bill = editor.shipping.quote?.bill ?? null
  const submit = useFormCommand(
    editor.form,
    async () => void (await store.submit()),
    () => problemElsewhere(store),
  )
  // Submitting requests the prices again; don't show that as missing.
  const missing = submit.isRunning ? null : editor.missing
  return (
    <ActionBar
      left={<EstimateTotal bill={bill} note={noteOf(editor)} />}
      note={missingText(missing, editor.shipping) ?? customsNote(editor.customs.readiness.value)}
    >
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

function noteOf({ isPricing, shipping }: OrderEditor): string {
  if (isPricing) return t('order.channelsUpdating')
  return t(shipping.quote?.bill ? 'order.estimateBill' : 'order.estimateHint')
}

function problemElsewhere({ editor, price }: SubmitOrderStore): string | null {
  if (editor.missing === 'parcels') return 'field-parcelIds'
  return price.change === null ? null : 'order-bill'
}
