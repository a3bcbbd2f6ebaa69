import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { dayRangeText } from '@/i18n/dayText'
import { formatMeasure } from '@/model/format/formatMeasure'
import { moneyText } from '@/model/money/money'
import {
  arrivalApart,
  priceWithoutWaiting,
  type CheapestOffer,
  type ConsolidationSaving,
  type NamedParcel,
  type WaitingForParcel,
} from '@/model/order/consolidationSaving'
import { semantics } from '@/ui/control/semantics'
import { Notice } from '@/ui/feedback/Notice'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Sheet } from '@/ui/layout/Sheet'

import { nameOf, offerText, priceText } from './savingTexts'

interface Props {
  readonly isOpen: boolean
  readonly saving: ConsolidationSaving
  readonly onClose: () => void
}

/** How the saving comes about: what each order would cost, and how it would travel. */
export const SavingSheet = observer(function SavingSheet({ isOpen, saving, onClose }: Props) {
  const { together, alone, waiting, currencyCode } = saving
  const arrival = arrivalApart(saving)
  return (
    <Sheet isOpen={isOpen} title={t('select.saving.title')} closeText={t('common.close')} onClose={onClose}>
      {/* Nothing in it can be pressed: the focus lets the keyboard scroll it. */}
      <View {...semantics({ role: 'group', label: t('select.saving.title'), isFocusable: true })}>
        <Card title={t('select.saving.together')} aside={priceText(together?.total ?? null, currencyCode)}>
          {together && <DescriptionList entries={travelOf(together)} />}
        </Card>
        <Card title={t('select.saving.alone')} aside={priceText(alone.total, currencyCode)}>
          <DescriptionList
            entries={[
              ...alone.parcels.map(({ offer, ...parcel }) => ({
                term: numberedName(parcel),
                text: offerText(offer, currencyCode),
              })),
              ...(arrival ? [arrivalEntry(arrival)] : []),
            ]}
          />
        </Card>
        {waiting && together && <Waiting waiting={waiting} together={together} currencyCode={currencyCode} />}
        <Notice tone="brand" text={t('select.saving.basis')} />
      </View>
    </Sheet>
  )
})

interface WaitingProps {
  readonly waiting: WaitingForParcel
  /** What could be shipped now. */
  readonly together: CheapestOffer
  readonly currencyCode: string
}

const Waiting = observer(function Waiting({ waiting, together, currencyCode }: WaitingProps) {
  const { isWeightAssumed, weight } = waiting
  const money = (amount: string) => moneyText(amount, currencyCode)
  return (
    <Card title={t('select.saving.waitFor', { name: nameOf(waiting) })}>
      <DescriptionList
        entries={[
          { term: t('select.saving.checkIn'), text: checkInText(waiting) },
          ...(isWeightAssumed
            ? [{ term: t('select.saving.weight'), text: `${formatMeasure(weight)}\u00a0kg` }]
            : []),
          { term: t('select.saving.without'), text: money(priceWithoutWaiting(waiting, together)) },
          { term: t('select.saving.withIt'), text: money(waiting.together.total) },
          { term: t('select.saving.storage'), text: money(waiting.storageFee) },
          ...travelOf(waiting.together),
        ]}
      />
    </Card>
  )
})

function travelOf({ channel, arrival }: CheapestOffer) {
  return [{ term: t('select.saving.method'), text: channel.displayName }, arrivalEntry(arrival)]
}

function arrivalEntry({ earliest, latest }: CheapestOffer['arrival']) {
  return { term: t('select.saving.arrival'), text: dayRangeText(earliest, latest) }
}

function checkInText({ days }: WaitingForParcel): string {
  return days === null ? t('select.saving.unknown') : t('select.saving.inDays', { days })
}

function numberedName({ declaredName, expressNumber }: NamedParcel): string {
  return declaredName === null ? expressNumber : `${declaredName} ${expressNumber}`
}
