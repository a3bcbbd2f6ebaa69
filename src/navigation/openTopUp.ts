import { openPage } from './navigate'

/**
 * Where a customer whose balance is too low goes, and comes back from.
 *
 * @param shortfall what the payment lacks, a decimal string in the account's currency
 */
export function openTopUp(shortfall: string): Promise<void> {
  return openPage('topUp', { amount: shortfall })
}
