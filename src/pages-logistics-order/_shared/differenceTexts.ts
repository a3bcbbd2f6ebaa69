import { t } from '@/i18n'
import { formatMeasure } from '@/model/format/formatMeasure'
import { moneyText } from '@/model/money/money'
import type { ComparedLine } from '@/model/order/billComparison'
import type { BillDifference, ChangedRule, DecidingMeasure } from '@/model/order/billDifference'

type Of<Kind extends BillDifference['kind']> = Extract<BillDifference, { kind: Kind }>

/** Why an amount isn't the estimated one, in a sentence with the figures to check it. */
export function differenceText(
  difference: BillDifference,
  { explanation: how }: Pick<ComparedLine, 'explanation'>,
  currencyCode: string,
): string {
  const money = (amount: string) => moneyText(amount, currencyCode)
  switch (difference.kind) {
    case 'measure':
      return measureText(difference)
    case 'rule':
      return t('billDifference.rule', {
        changes: difference.changes
          .map((change) => ruleText(change, difference.unit))
          .join(t('billDifference.comma')),
        charged: chargedText(difference),
      })
    case 'terms':
    case 'coupon': {
      const { before, now } = difference
      return t(`billDifference.${difference.kind}`, { before, now })
    }
    case 'days':
      return daysText(difference, money(difference.dailyFee))
    case 'count': {
      const { before, now, price } = difference
      return t('billDifference.count', { before, now, price: money(price) })
    }
    case 'insuredValue':
    case 'freightLeft': {
      const [before, now] = [money(difference.before), money(difference.now)]
      return t(`billDifference.${difference.kind}`, { before, now })
    }
    case 'freight':
    case 'taxable': {
      const [before, now] = [money(difference.before), money(difference.now)]
      return t(`billDifference.${difference.kind}`, { before, now, percent: difference.percent })
    }
    case 'added':
    case 'couponUsed':
      return t(`billDifference.${difference.kind}`, { how })
    default:
      return t(`billDifference.${difference.kind}`)
  }
}

/** A question about a line, with both amounts and what the bills say of them. */
export function questionText(line: ComparedLine, currencyCode: string): string {
  const amountText = (amount: string | null) =>
    amount === null ? t('bill.none') : moneyText(amount, currencyCode)
  return t('billDifference.question', {
    name: line.displayName,
    before: amountText(line.estimated),
    now: amountText(line.actual),
    causes: line.differences.map((difference) => differenceText(difference, line, currencyCode)).join('\n'),
  })
}

function measureText(difference: Of<'measure'>): string {
  const { now, before, unit } = difference
  const texts = {
    name: t(`billDifference.by.${now.by}`),
    now: withUnit(now.measured, unit),
    charged: chargedText(difference),
  }
  if (now.by !== before.by) {
    return t('billDifference.measure.other', {
      ...texts,
      nameBefore: t(`billDifference.by.${before.by}`),
      before: withUnit(before.measured, unit),
    })
  }
  return t(`billDifference.measure.${now.measured > before.measured ? 'more' : 'less'}`, {
    ...texts,
    difference: withUnit(differenceOf(now, before), unit),
  })
}

function differenceOf(now: DecidingMeasure, before: DecidingMeasure): number {
  return Math.abs(now.measured - before.measured)
}

function chargedText({ chargedBefore, charged, unit, ...how }: Of<'measure'> | Of<'rule'>): string {
  const texts = { before: withUnit(chargedBefore, unit), now: withUnit(charged, unit) }
  if (how.kind === 'rule') return t('billDifference.charged', texts)
  if (how.isMinimum) return t('billDifference.charged.minimum', texts)
  if (how.step === null) return t('billDifference.charged', texts)
  return t('billDifference.charged.step', { ...texts, step: withUnit(how.step, unit) })
}

function ruleText({ rule, before, now }: ChangedRule, unit: string): string {
  const text = (figure: number) => (rule === 'divisor' ? String(figure) : withUnit(figure, unit))
  return t(`billDifference.rule.${rule}`, { before: text(before), now: text(now) })
}

function daysText({ before, now, parcels }: Of<'days'>, fee: string): string {
  const isOfSeveral = parcels !== null && parcels > 1
  return t('billDifference.days', {
    before,
    now,
    fee,
    parcels: isOfSeveral ? t('billDifference.parcels', { count: parcels }) : '',
  })
}

function withUnit(measure: number, unit: string): string {
  return `${formatMeasure(measure)}\u00a0${unit}`
}
