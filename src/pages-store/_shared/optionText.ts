import { t } from '@/i18n'
import type { StoreOrder } from '@/model/store/storeOrder'

/** Which variant, and how many of it. */
export function optionText({ skuDisplayName, quantity }: StoreOrder): string {
  return t('storeOrder.option', { option: skuDisplayName, count: quantity })
}
