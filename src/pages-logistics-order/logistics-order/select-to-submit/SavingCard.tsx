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

/** What shipping the ticked parcels in one box saves. */
export const SavingCard = observer(function SavingCard({ store }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { value, error, isUpdating } = store.comparison
  const { count } = store.selection.summary
  if (store.lacksAddress)
    return <Frame title={t('select.saving.noAddress')} onClick={() => void openPage('editAddress', {})} />
  if (error) return <Frame title={t('select.saving.failed')} onClick={() => void store.retryComparison()} />
  if (!value) return <Frame title={t(isUpdating ? 'select.saving.loading' : 'select.saving.none')} />
  return (
    <>
      <Frame
        title={count === 1 ? t('select.saving.one') : titleOf(value)}
        totals={count === 1 ? '' : totalsText(value)}
        waiting={value.waiting ? waitingText(value.waiting, value.currencyCode) : ''}
        isStale={isUpdating}
        onClick={() => setOpen(true)}
      />
      <SavingSheet isOpen={isOpen} saving={value} onClose={() => setOpen(false)} />
    </>
  )
})

interface FrameProps {
  readonly title: string
  readonly totals?: string
  readonly waiting?: string
  readonly isStale?: boolean
  readonly onClick?: () => void
}

/** Has the same height whatever it says. */
function Frame({ title, totals, waiting, isStale = false, onClick }: FrameProps) {
  const words = (
    <View className={`saving-card__words ${isStale ? 'saving-card__words--stale' : ''}`}>
      <Text className="saving-card__title">{title}</Text>
      <Text className="saving-card__line">{totals || BLANK}</Text>
      <Text className="saving-card__line">{waiting || BLANK}</Text>
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

const BLANK = '\u00a0'

function titleOf(saving: ConsolidationSaving): string {
  const amount = differenceText(saving.saving ?? '', saving.currencyCode)
  return t(`select.saving.${savingVerdict(saving)}`, { amount })
}

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
