import { compareAmounts, multiplyByRate } from '../money/money'

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
  return compareAmounts(share, terms.minimumPremium) < 0 ? terms.minimumPremium : share
}
