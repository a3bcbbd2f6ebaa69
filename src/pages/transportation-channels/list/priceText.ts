import { t } from '@/i18n'
import { formatMeasure } from '@/model/format/formatMeasure'
import { moneyText } from '@/model/money/money'
import { priceTerms, type ChannelPricing, type PriceTerm } from '@/model/shipping/channel'

/** "First 0.5 kg ¥42.00 · each further 0.5 kg ¥15.00". */
export function priceText(pricing: ChannelPricing, currencyCode: string): string {
  return priceTerms(pricing)
    .map((term) => termText(term, currencyCode))
    .join(' · ')
}

function termText(term: PriceTerm, currencyCode: string): string {
  const price = moneyText(term.price, currencyCode)
  switch (term.kind) {
    case 'first':
    case 'continue': {
      const { unit, measure } = term
      return t(`channels.price.${term.kind}`, { price, unit, measure: formatMeasure(measure) })
    }
    case 'unit':
      return t('channels.price.unit', { price, unit: term.unit })
    default:
      return t(`channels.price.${term.kind}`, { price })
  }
}
