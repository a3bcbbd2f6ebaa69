import { t } from '@/i18n'
import '@/i18n/packages/validation'
import type { MissingForOrder } from '@/model/order/logisticsOrder'

import type { ShippingEditor } from './ShippingEditor'

/** Pending prices are shown next to the total instead, so that the bar doesn't change its height. */
export function missingText(missing: MissingForOrder | null, { quotes }: ShippingEditor): string | undefined {
  if (missing === null) return undefined
  if (missing === 'contact') return t('validation.contactRequired')
  if (missing === 'photos') return t('validation.picturesNotUploaded')
  if (missing === 'quotes') return quotes.error ? t('order.missing.quotes') : undefined
  return t(`order.missing.${missing}`)
}
