import { makeAutoObservable } from 'mobx'

import { readStored, removeStored, writeStored } from '@/platform/storage/storage'

export const REFERRAL_STORAGE_KEY = 'referralCode'

const isReferralCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,30}$/.test(value)

/** The referral code from the link that brought this customer, kept until sign-up, maybe days later. */
export class ReferralStore {
  code = ''

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  restore(): void {
    this.code = readStored(REFERRAL_STORAGE_KEY, isReferralCode) ?? ''
  }

  /** @param code as found in a link; anything that is not a referral code is ignored */
  keep(code: unknown): void {
    if (!isReferralCode(code)) return
    this.code = code
    writeStored(REFERRAL_STORAGE_KEY, code)
  }

  /** Call after sign-up: a code counts once. */
  clear(): void {
    this.code = ''
    removeStored(REFERRAL_STORAGE_KEY)
  }
}
