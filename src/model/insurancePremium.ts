import { multiplyByRate } from './money'

/**
 * What insuring a parcel costs: a share of its value, at least the minimum. Shown while declaring;
 * the server computes its own and has the last word.
 *
 * @param insuredValue decimal string, thousands commas allowed
 */
export function insurancePremium(
  insuredValue: string,
  terms: { readonly insuranceRate: string; readonly minimumPremium: string },
): string {
  const share = multiplyByRate(insuredValue, terms.insuranceRate)
  return toCents(share) < toCents(terms.minimumPremium) ? terms.minimumPremium : share
}

function toCents(amount: string): number {
  const [whole = '0', fraction = ''] = amount.split('.')
  return Number(whole + fraction.slice(0, 2).padEnd(2, '0'))
}
