import { formatNumber } from '@/model/formatNumber'
import { currencySymbol } from '@/model/money'

/** "¥1,280.50" */
export function moneyText(amount: string, currencyCode: string): string {
  return `${currencySymbol(currencyCode)}${formatNumber(amount)}`
}
