import { makeAutoObservable } from 'mobx'

import { readStored, removeStored, writeStored } from '@/platform/storage/storage'

export const REFERRAL_STORAGE_KEY = 'referralCode'

const isReferralCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,30}$/.test(value)

/** Who brought this customer here: a link said so, and signing up, maybe days later, passes it on. */
export class ReferralStore {
  code = ''

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  restore(): void {
    this.code = readStored(REFERRAL_STORAGE_KEY, isReferralCode) ?? ''
  }

  /** @param code as a link has it; anything that is none is ignored */
  keep(code: unknown): void {
    if (!isReferralCode(code)) return
    this.code = code
    writeStored(REFERRAL_STORAGE_KEY, code)
  }

  /** It was given at sign-up, and counts once. */
  use(): void {
    this.code = ''
    removeStored(REFERRAL_STORAGE_KEY)
  }
}
