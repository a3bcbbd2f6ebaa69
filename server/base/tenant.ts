import type { Localised } from '../texts/localised.ts'

/** A tenant's own settings. Amounts are decimal strings in the default currency. */
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
  /** How long a weighed order can wait for its payment, in days of the warehouse's calendar. */
  readonly payment: {
    /** Days after the weighing without storage fees, even for parcels whose own free days are over. */
    readonly freeDays: number
    /** Days after the weighing on which it can be paid; then it expires. */
    readonly days: number
  }
  /** What a customer gets for each customer they invited. */
  readonly referral: { readonly reward: string }
  readonly rules: {
    /** How long a customer can stop what a rule has announced. */
    readonly noticeSeconds: number
    /** The hour, on the warehouse's clock, at which schedules submit. */
    readonly submissionHour: number
  }
  readonly storage: { readonly freeDays: number; readonly dailyFee: string }
  /** How far the warehouses' clocks are ahead of UTC, all year round; days are counted by their calendar. */
  readonly utcOffsetMinutes: number
  /** cm³ that count as one kilogram. */
  readonly volumeDivisor: number
}

/** A tenant: the forwarding business that a deployment is for. */
export interface Tenant {
  readonly id: string
  readonly displayName: Localised
  readonly settings: TenantSettings
}

/** The tenant with the deployment's notice in place of its own, if there is one. */
export function withNotice(tenant: Tenant, noticeSeconds: number | undefined): Tenant {
  if (noticeSeconds === undefined) return tenant
  const { settings } = tenant
  return { ...tenant, settings: { ...settings, rules: { ...settings.rules, noticeSeconds } } }
}
