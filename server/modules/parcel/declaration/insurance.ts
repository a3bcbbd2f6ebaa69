import { formatMoney, parseMoney } from '../../../money/money.ts'
import { premiumOf } from '../../../money/premium.ts'
import { fieldProblem } from '../../../base/http/problem.ts'

import type { PremiumTerms } from '../../../money/premium.ts'
import type { TenantSettings } from '../../../base/tenant.ts'

const MEMBER = 'insurance.insuredValue'

/** An insured parcel's amounts in minor units; both null for one that is not insured. */
export interface InsuredAmounts {
  readonly isInsured: boolean
  readonly insuredValue: bigint | null
  readonly premium: bigint | null
}

/**
 * The premium of an insured value: the tenant's rate of it, at least the tenant's minimum.
 *
 * @throws ApiProblem 400 without a value, or with one above the tenant's maximum
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

/** What insuring costs now. */
export function premiumTerms({ rate, minimumPremium }: TenantSettings['insurance']): PremiumTerms {
  return { rate, minimum: parseMoney(minimumPremium) }
}
