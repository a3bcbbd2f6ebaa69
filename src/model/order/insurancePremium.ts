import { compareAmounts, multiplyByRate } from '../money/money'

/**
 * Premium for insuring a parcel: a share of its value, at least the minimum. An estimate for the declaration
 * form; the server computes the real one.
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
