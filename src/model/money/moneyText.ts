import { formatNumber } from '../format/formatNumber'
import { currencySymbol } from './money'

/** An amount as customers read it: "¥1,234.50", "-¥15.00". */
export function moneyText(amount: string, currencyCode: string): string {
  const text = formatNumber(amount)
  const symbol = currencySymbol(currencyCode)
  return text.startsWith('-') ? `-${symbol}${text.slice(1)}` : `${symbol}${text}`
}
