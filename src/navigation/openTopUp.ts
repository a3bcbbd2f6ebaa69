import { openPage } from './navigate'

/**
 * Opens the top-up page for a payment that the balance doesn't cover.
 *
 * @param shortfall what the payment lacks, a decimal string in the account's currency
 */
export function openTopUp(shortfall: string): Promise<void> {
  return openPage('topUp', { amount: shortfall })
}
