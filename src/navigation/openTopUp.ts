import { openPage } from './navigate'

/** Where a customer whose balance is too low goes. */
export function openTopUp(): Promise<void> {
  return openPage('customerService')
}
