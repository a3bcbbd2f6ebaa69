import { t } from '@/i18n'
import { formatMeasure } from '@/model/format/formatMeasure'
import { formatNumber } from '@/model/format/formatNumber'
import { chargeableMeasure, chargedBy, volumeCm3, type Bill } from '@/model/order/bill'
import type { PackedBox } from '@/model/order/orderDetail'

/** How what is charged was worked out, with the customer's own figures; a line a step. */
export function workingText(bill: Bill, boxes: readonly PackedBox[]): readonly string[] {
  const isByVolume = bill.chargeableVolume !== null
  return [
    ...(isByVolume
      ? [t('billDifference.working.volume', { volume: formatMeasure(bill.volume) })]
      : [
          t('billDifference.working.actual', { actual: formatMeasure(bill.actualWeight) }),
          t('billDifference.working.volumetric', {
            size: sizeText(bill, boxes),
            divisor: bill.volumeDivisor,
            volumetric: formatMeasure(bill.volumeWeight),
          }),
        ]),
    t('billDifference.working.charged', {
      how: t(`bill.roundedFrom.${chargedBy(bill)}`, { step: formatMeasure(bill.roundingStep) }),
      charged: `${formatMeasure(chargeableMeasure(bill))}\u00a0${isByVolume ? 'm³' : 'kg'}`,
    }),
  ]
}

/** The sides of a single box; the volume for several, or where its rounding to whole cm³ changes the result. */
function sizeText(bill: Bill, [box, ...others]: readonly PackedBox[]): string {
  const volume = volumeCm3(bill)
  const isOneBox = others.length === 0 && box && box.length * box.width * box.height === volume
  return isOneBox ? [box.length, box.width, box.height].join('×') : `${formatNumber(volume, 0)}\u00a0cm³`
}
