import { Text, View } from '@tarojs/components'
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
import { Pressable } from '@/ui/control/Pressable'
import { Icon } from '@/ui/media/Icon'

import { SavingSheet } from './SavingSheet'
import { differenceText, nameOf, priceText } from './savingTexts'
import type { SelectToSubmitStore } from './SelectToSubmitStore'

import './SavingCard.scss'

interface Props {
  readonly store: SelectToSubmitStore
}

/** What shipping the ticked parcels in one box saves. It has the same height whatever it says. */
export const SavingCard = observer(function SavingCard({ store }: Props) {
  const { value, error, isUpdating } = store.comparison
  if (store.lacksAddress) {
    return <Hint text={t('select.saving.noAddress')} onClick={() => void openPage('editAddress', {})} />
  }
  if (error) return <Hint text={t('select.saving.failed')} onClick={() => void store.retryComparison()} />
  if (!value) return <Hint text={t(isUpdating ? 'select.saving.loading' : 'select.saving.none')} />
  return <Figures store={store} saving={value} />
})

const Figures = observer(function Figures({
  store,
  saving,
}: Props & { readonly saving: ConsolidationSaving }) {
  const [isOpen, setOpen] = useState(false)
  const { waiting, currencyCode } = saving
  const isOne = store.selection.summary.count === 1
  const verdict = isOne ? 'one' : savingVerdict(saving)
  const amount = differenceText(saving.saving ?? '0', currencyCode)
  return (
    <>
      <Pressable
        id="saving"
        className={`saving-card ${store.comparison.isUpdating ? 'saving-card--stale' : ''}`}
        onClick={() => setOpen(true)}
      >
        <View className="saving-card__words">
          <Text className={`saving-card__title saving-card__title--${verdict}`}>
            {t(`select.saving.${verdict}`, { amount })}
          </Text>
          <Text className="saving-card__line">{isOne ? BLANK : totalsText(saving)}</Text>
          <Text className="saving-card__line">{waiting ? waitingText(waiting, currencyCode) : BLANK}</Text>
        </View>
        <Icon name="chevron-right" size="s" />
      </Pressable>
      <SavingSheet isOpen={isOpen} saving={saving} onClose={() => setOpen(false)} />
    </>
  )
})

interface HintProps {
  readonly text: string
  readonly onClick?: () => void
}

function Hint({ text, onClick }: HintProps) {
  const words = (
    <View className="saving-card__words">
      <Text className="saving-card__title">{BLANK}</Text>
      <Text className="saving-card__line">{BLANK}</Text>
      <Text className="saving-card__line">{BLANK}</Text>
      <View className="saving-card__hint">
        <Text>{text}</Text>
      </View>
    </View>
  )
  if (!onClick) return <View className="saving-card">{words}</View>
  return (
    <Pressable id="saving" className="saving-card" onClick={onClick}>
      {words}
      <Icon name="chevron-right" size="s" />
    </Pressable>
  )
}

/** Takes the height of a line. */
const BLANK = '\u00a0'

function totalsText({ together, alone, currencyCode }: ConsolidationSaving): string {
  return t('select.saving.totals', {
    together: priceText(together?.total ?? null, currencyCode),
    alone: priceText(alone.total, currencyCode),
  })
}

function waitingText(waiting: WaitingForParcel, currencyCode: string): string {
  const amount = differenceText(waiting.change, currencyCode)
  return t(`select.saving.wait.${waitingVerdict(waiting)}`, { name: nameOf(waiting), amount })
}
