import { makeAutoObservable } from 'mobx'

import { readStored, removeStored, writeStored } from '@/platform/storage/storage'

export const REFERRAL_STORAGE_KEY = 'referralCode'

const VALID_MS = 30 * 86_400_000

interface KeptReferral {
  readonly code: string
  /** The last link's code. It differs from `code` if the customer typed another one. */
  readonly link: string
  readonly keptAtMs: number
}

const isReferralCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,30}$/.test(value)

/**
 * The latest referral code from a friend's link, card or mini program code, or as typed by the customer. Kept for
 * thirty days, because the customer may sign up days later.
 */
export class ReferralStore {
  private kept: KeptReferral | null = null

  /** @param isSignedIn signed-in customers need no code, so links are ignored */
  constructor(
    private readonly isSignedIn: () => boolean,
    private readonly now: () => number = Date.now,
  ) {
    makeAutoObservable<this, 'isSignedIn' | 'now'>(
      this,
      { isSignedIn: false, now: false },
      { autoBind: true },
    )
  }

  /** Empty if there is none. */
  get code(): string {
    return this.kept?.code ?? ''
  }

  /** False for a code that the customer typed. */
  get isFromLink(): boolean {
    return this.kept?.code === this.kept?.link
  }

  restore(): void {
    const kept = readStored(REFERRAL_STORAGE_KEY, isKeptReferral)
    if (kept && this.now() - kept.keptAtMs < VALID_MS) this.kept = kept
    else this.clear()
  }

  /**
   * Keeps a link's code, unless the customer has since typed another one: the H5's URL still has the old one.
   *
   * @param code the link's parameter; ignored if it isn't a code
   */
  keep(code: unknown): void {
    if (!isReferralCode(code) || this.isSignedIn()) return
    const isReplaced = this.kept?.link === code && this.kept.code !== code
    if (!isReplaced) this.store(code, code)
  }

  /** Keeps what the customer types, even while it isn't a complete code. */
  take(code: string): void {
    this.store(code, this.kept?.link ?? '')
  }

  /** Call when a session begins: the code only counts at sign-up. */
  clear(): void {
    this.kept = null
    removeStored(REFERRAL_STORAGE_KEY)
  }

  private store(code: string, link: string): void {
    this.kept = { code, link, keptAtMs: this.now() }
    writeStored(REFERRAL_STORAGE_KEY, this.kept)
  }
}

function isKeptReferral(value: unknown): value is KeptReferral {
  const { code, link, keptAtMs } = (value ?? {}) as Record<string, unknown>
  return typeof code === 'string' && typeof link === 'string' && typeof keptAtMs === 'number'
}
