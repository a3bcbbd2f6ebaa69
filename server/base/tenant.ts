import type { Localised } from '../texts/localised.ts'

/** What one tenant decides for itself. Amounts are decimal strings in the default currency. */
export interface TenantSettings {
  readonly defaultCurrencyCode: string
  readonly declaredCurrencies: readonly string[]
  readonly customerService: {
    readonly email: string
    readonly mobile: string | null
    readonly workingHours: Localised
  }
  readonly insurance: {
    /** Premium per insured value, such as `"0.01"`. */
    readonly rate: string
    readonly minimumPremium: string
    readonly maximumInsuredValue: string
  }
  /** What a customer is given for each customer whom they brought. */
  readonly referral: { readonly reward: string }
  readonly rules: {
    /** For how long a customer can still stop what a rule has announced. */
    readonly noticeSeconds: number
    /** The hour of the warehouse's day at which schedules submit. */
    readonly submissionHour: number
  }
  readonly storage: { readonly freeDays: number; readonly dailyFee: string }
  /** How far the clocks of the warehouses are ahead of UTC, all year round: by their calendar days are counted. */
  readonly utcOffsetMinutes: number
  /** cm³ that count as one kilogram. */
  readonly volumeDivisor: number
}

/** A tenant with its id and name. */
export interface Tenant {
  readonly id: string
  readonly displayName: Localised
  readonly settings: TenantSettings
}

/** The tenant with another notice than its own, where the deployment says so. */
export function withNotice(tenant: Tenant, noticeSeconds: number | undefined): Tenant {
  if (noticeSeconds === undefined) return tenant
  const { settings } = tenant
  return { ...tenant, settings: { ...settings, rules: { ...settings.rules, noticeSeconds } } }
}
