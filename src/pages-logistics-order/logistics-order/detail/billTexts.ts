import { t } from '@/i18n'
import { formatMeasure } from '@/model/format/formatMeasure'
import { formatNumber } from '@/model/format/formatNumber'
import { chargeableMeasure, chargedBy, volumeCm3, type Bill } from '@/model/order/bill'
import type { DecidingMeasure, DifferenceCause } from '@/model/order/billComparison'
import type { PackedBox } from '@/model/order/orderDetail'

/** Why an amount isn't the estimated one, in a sentence. */
export function causeText(cause: DifferenceCause): string {
  return cause.kind === 'measure' ? measureText(cause) : t(`orderDetail.cause.${cause.kind}`)
}

function measureText({ now, before, charged, isMinimum }: Extract<DifferenceCause, { kind: 'measure' }>) {
  const texts = {
    name: t(`orderDetail.by.${now.by}`),
    now: withUnit(now.by, now.measured),
    nameBefore: t(`orderDetail.by.${before.by}`),
    before: withUnit(before.by, before.measured),
    difference: withUnit(now.by, Math.abs(now.measured - before.measured)),
    charged: t(isMinimum ? 'orderDetail.chargedMinimum' : 'orderDetail.charged', {
      charged: withUnit(now.by, charged),
    }),
  }
  if (now.by !== before.by) return t('orderDetail.cause.otherMeasure', texts)
  if (now.measured === before.measured) return t('orderDetail.cause.rule', texts)
  return t(now.measured > before.measured ? 'orderDetail.cause.more' : 'orderDetail.cause.less', texts)
}

function withUnit(by: DecidingMeasure['by'], measure: number): string {
  return `${formatMeasure(measure)}\u00a0${by === 'volume' ? 'm³' : 'kg'}`
}

/** How what is charged was worked out, with the customer's own figures; a line a step. */
export function workingText(bill: Bill, boxes: readonly PackedBox[]): readonly string[] {
  const isByVolume = bill.chargeableVolume !== null
  return [
    ...(isByVolume
      ? [t('orderDetail.working.volume', { volume: formatMeasure(bill.volume) })]
      : [
          t('orderDetail.working.actual', { actual: formatMeasure(bill.actualWeight) }),
          t('orderDetail.working.volumetric', {
            size: sizeText(bill, boxes),
            divisor: bill.volumeDivisor,
            volumetric: formatMeasure(bill.volumeWeight),
          }),
        ]),
    t('orderDetail.working.charged', {
      how: t(`bill.roundedFrom.${chargedBy(bill)}`, { step: formatMeasure(bill.roundingStep) }),
      charged: withUnit(isByVolume ? 'volume' : 'actual', chargeableMeasure(bill)),
    }),
  ]
}

/** The sides of a single box; the volume for several, or where its rounding to whole cm³ changes the result. */
function sizeText(bill: Bill, [box, ...others]: readonly PackedBox[]): string {
  const volume = volumeCm3(bill)
  const isOneBox = others.length === 0 && box && box.length * box.width * box.height === volume
  return isOneBox ? [box.length, box.width, box.height].join('×') : `${formatNumber(volume, 0)}\u00a0cm³`
}
