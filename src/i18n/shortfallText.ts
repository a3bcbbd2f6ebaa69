import { moneyText } from '@/model/money/money'

import { t } from './'
import './packages/pay'

/**
 * Says how much the balance lacks for a payment, and what is under review.
 *
 * @param underReview total of the top-ups under review; null if there are none
 */
export function shortfallText(shortfall: string, underReview: string | null, currencyCode: string): string {
  const amount = moneyText(shortfall, currencyCode)
  if (underReview === null) return t('pay.shortfallNote', { amount })
  return t('pay.shortfallUnderReview', { amount, underReview: moneyText(underReview, currencyCode) })
}
