import { shareOf } from './money.ts'

/** What insurance costs: a rate of the insured value, at least a minimum in minor units. */
export interface PremiumTerms {
  /** A decimal string such as `"0.01"`. */
  readonly rate: string
  readonly minimum: bigint
}

/** The premium of an insured value, in minor units. */
export function premiumOf(insuredValue: bigint, { rate, minimum }: PremiumTerms): bigint {
  const share = shareOf(insuredValue, rate)
  return share > minimum ? share : minimum
}
