import { fieldProblem } from '../../../base/http/problem.ts'
import { formatMoney, parseMoney } from '../../../money/money.ts'
import { premiumOf, type PremiumTerms } from '../../../money/premium.ts'

import type { TenantSettings } from '../../../base/tenant.ts'

const MEMBER = 'insurance.insuredValue'

/** A parcel's insurance, amounts in minor units; null if it isn't insured. */
export interface InsuredAmounts {
  readonly isInsured: boolean
  readonly insuredValue: bigint | null
  readonly premium: bigint | null
}

/**
 * The insurance that a declaration asks for, with its premium.
 *
 * @throws ApiProblem 400 InsuredValueRequired
 * @throws ApiProblem 400 InsuredValueTooLarge above the tenant's maximum
 */
export function insure(
  wanted: { readonly isInsured: boolean; readonly insuredValue?: string } | undefined,
  { insurance, defaultCurrencyCode }: TenantSettings,
): InsuredAmounts {
  if (!wanted?.isInsured) return { isInsured: false, insuredValue: null, premium: null }
  const insuredValue = parseMoney(wanted.insuredValue ?? '0')
  const maximum = parseMoney(insurance.maximumInsuredValue)
  if (insuredValue === 0n) throw fieldProblem(400, 'InsuredValueRequired', MEMBER)
  if (insuredValue > maximum) {
    const params = { maximum: formatMoney(maximum), currency: defaultCurrencyCode }
    throw fieldProblem(400, 'InsuredValueTooLarge', MEMBER, params)
  }
  return { isInsured: true, insuredValue, premium: premiumOf(insuredValue, premiumTerms(insurance)) }
}

/** What insurance costs by the tenant's settings. */
export function premiumTerms({ rate, minimumPremium }: TenantSettings['insurance']): PremiumTerms {
  return { rate, minimum: parseMoney(minimumPremium) }
}
