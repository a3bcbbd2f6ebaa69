import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import {
  savingVerdict,
  waitingVerdict,
  type ConsolidationSaving,
  type WaitingForParcel,
} from '@/model/order/consolidationSaving'
import { openPage } from '@/navigation/navigate'
import { RowCard, type RowCardProps } from '@/ui/list/RowCard'

import { SavingSheet } from './SavingSheet'
import { differenceText, nameOf, priceText } from './savingTexts'
import type { SelectToSubmitStore } from './SelectToSubmitStore'

interface Props {
  readonly store: SelectToSubmitStore
}

/** What shipping the ticked parcels together saves, or how to find out. It never changes its height. */
export const SavingCard = observer(function SavingCard({ store }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { value } = store.comparison
  const [first] = store.groups
  if (!first || first.ready.length === 0) return null

  function press(): void {
    const { comparisonStep: step } = store
    if (step === 'noAddress') void openPage('editAddress', {})
    else if (step === 'failed') void store.retryComparison()
    else if (step === 'none' && first) store.toggleAll(first)
    else setOpen(true)
  }

  return (
    <>
      <RowCard isEven id="saving" icon="wallet" {...wordsOf(store)} onClick={press} />
      {value && <SavingSheet isOpen={isOpen} saving={value} onClose={() => setOpen(false)} />}
    </>
  )
})

type Words = Pick<RowCardProps, 'title' | 'number' | 'meta'>

/** While a new comparison is on its way, the verdict of the old one stays. */
function wordsOf({ comparisonStep: step, comparison }: SelectToSubmitStore): Words {
  const { value, error } = comparison
  const number = t(`select.saving.${step}`, totalsOf(value))
  if (!value || error) return { title: t('select.saving.title'), number }
  return { title: titleOf(value), number, ...(value.waiting && waitingOf(value.waiting, value.currencyCode)) }
}

function titleOf(saving: ConsolidationSaving): string {
  if (saving.alone.parcels.length === 1) return t('select.saving.title')
  const amount = differenceText(saving.saving ?? '0', saving.currencyCode)
  return t(`select.saving.${savingVerdict(saving)}`, { amount })
}

function totalsOf(saving: ConsolidationSaving | null) {
  const { together = null, alone, currencyCode = '' } = saving ?? {}
  return {
    together: priceText(together?.total ?? null, currencyCode),
    alone: priceText(alone?.total ?? null, currencyCode),
  }
}

function waitingOf(waiting: WaitingForParcel, currencyCode: string): Partial<Words> {
  const verdict = waitingVerdict(waiting)
  if (verdict === 'same') return {}
  const amount = differenceText(waiting.change, currencyCode)
  return { meta: t(`select.saving.wait.${verdict}`, { name: nameOf(waiting), amount }) }
}
