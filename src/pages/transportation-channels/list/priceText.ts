import { t } from '@/i18n'
import { formatMeasure } from '@/model/format/formatMeasure'
import { moneyText } from '@/model/money/money'
import { priceTerms, type ChannelPricing, type PriceTerm } from '@/model/shipping/channel'

/** "¥42.00 for the first 0.5 kg" and "¥15.00 for each further 0.5 kg". */
export function priceTexts(pricing: ChannelPricing, currencyCode: string): readonly string[] {
  return priceTerms(pricing).map((term) => termText(term, currencyCode))
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
