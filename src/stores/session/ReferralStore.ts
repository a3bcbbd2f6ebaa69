import { makeAutoObservable } from 'mobx'

import { readStored, removeStored, writeStored } from '@/platform/storage/storage'

export const REFERRAL_STORAGE_KEY = 'referralCode'

const VALID_MS = 30 * 86_400_000

interface KeptReferral {
  readonly code: string
  readonly keptAtMs: number
}

const isReferralCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,30}$/.test(value)

/**
 * The referral code that a friend's link, card or mini program code brought, or that the customer typed. It is kept
 * for thirty days, so that it counts even if the customer signs up days later. The last one wins.
 */
export class ReferralStore {
  private kept: KeptReferral | null = null

  /** @param isSignedIn whoever has an account has no use for a code: most likely it's their own */
  constructor(
    private readonly isSignedIn: () => boolean,
    private readonly now: () => number = Date.now,
  ) {
    makeAutoObservable<this, 'isSignedIn' | 'now'>(this, { isSignedIn: false, now: false }, { autoBind: true })
  }

  /** Empty if there is none. */
  get code(): string {
    return this.kept?.code ?? ''
  }

  restore(): void {
    const kept = readStored(REFERRAL_STORAGE_KEY, isKeptReferral)
    if (kept && this.now() - kept.keptAtMs < VALID_MS) this.kept = kept
    else this.clear()
  }

  /** @param code as found in a link; anything that is not a referral code is ignored */
  keep(code: unknown): void {
    if (isReferralCode(code) && !this.isSignedIn()) this.take(code)
  }

  /** Keeps what the customer typed instead, even if it is no code yet; nothing if they emptied the field. */
  take(code: string): void {
    if (code === '') return this.clear()
    this.kept = { code, keptAtMs: this.now() }
    writeStored(REFERRAL_STORAGE_KEY, this.kept)
  }

  /** Call when a session begins: a code counts once, at sign-up. */
  clear(): void {
    this.kept = null
    removeStored(REFERRAL_STORAGE_KEY)
  }
}

function isKeptReferral(value: unknown): value is KeptReferral {
  const { code, keptAtMs } = (value ?? {}) as Record<string, unknown>
  return typeof code === 'string' && typeof keptAtMs === 'number'
}
