import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { chargeableMeasure, chargedBy, volumeCm3, type Bill } from '@/model/order/bill'
import { formatMeasure } from '@/model/format/formatMeasure'
import { formatNumber } from '@/model/format/formatNumber'
import { moneyText } from '@/model/money/money'

interface Step {
  readonly name: string
  readonly figure: string
  /** How the figure was calculated. */
  readonly how: string
}

interface Props {
  readonly bill: Bill
  /** Whether the customer typed the figures, as in the calculator. */
  readonly isTyped: boolean
}

/** Step by step from the measured weight or volume to the freight, with the customer's own figures. */
export const BillWorking = observer(function BillWorking({ bill, isTyped }: Props) {
  const measured = bill.chargeableVolume === null ? weightSteps(bill, isTyped) : volumeSteps(bill, isTyped)
  return (
    <View className="bill__working">
      {[...measured, ...freightSteps(bill)].map(({ name, figure, how }) => (
        <View key={name} className="bill__step">
          <View className="bill__words">
            <Text className="bill__label">{name}</Text>
            <Text className="bill__explanation">{how}</Text>
          </View>
          <Text className="bill__amount">{figure}</Text>
        </View>
      ))}
    </View>
  )
})

function weightSteps(bill: Bill, isTyped: boolean): readonly Step[] {
  const { actualWeight, volumeWeight, volumeDivisor } = bill
  return [
    {
      name: t('bill.actualWeight'),
      figure: kilograms(actualWeight),
      how: t(isTyped ? 'bill.actualWeightTyped' : 'bill.actualWeightHow'),
    },
    ...(hasSize(bill)
      ? [
          {
            name: t('bill.volumeWeight'),
            figure: kilograms(volumeWeight),
            how: t('bill.volumeWeightHow', {
              volume: formatNumber(volumeCm3(bill), 0),
              divisor: volumeDivisor,
            }),
          },
        ]
      : []),
    {
      name: t('bill.chargeableWeight'),
      figure: kilograms(chargeableMeasure(bill)),
      how: roundingText(bill),
    },
  ]
}

function volumeSteps(bill: Bill, isTyped: boolean): readonly Step[] {
  return [
    {
      name: t('bill.volume'),
      figure: cubicMetres(bill.volume),
      how: t(isTyped ? 'bill.volumeTyped' : 'bill.volumeHow'),
    },
    {
      name: t('bill.chargeableVolume'),
      figure: cubicMetres(chargeableMeasure(bill)),
      how: roundingText(bill),
    },
  ]
}

function freightSteps({ lines, currencyCode }: Bill): readonly Step[] {
  return lines
    .filter(({ kind }) => kind === 'InternationalShipping')
    .map(({ displayName, amount, explanation }) => ({
      name: displayName,
      figure: moneyText(amount, currencyCode),
      how: explanation,
    }))
}

/** Without a size only the weight counts. */
function hasSize({ volume }: Bill): boolean {
  return volume > 0
}

function roundingText(bill: Bill): string {
  if (!hasSize(bill) && chargedBy(bill) === 'actual') {
    return t('bill.roundedFrom.weightAlone', { step: formatMeasure(bill.roundingStep) })
  }
  return t(`bill.roundedFrom.${chargedBy(bill)}`, { step: formatMeasure(bill.roundingStep) })
}

function kilograms(weight: number): string {
  return `${formatMeasure(weight)} kg`
}

function cubicMetres(volume: number): string {
  return `${formatMeasure(volume)} m³`
}
