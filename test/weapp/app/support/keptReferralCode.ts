import type { MiniProgram } from '../../runner/MiniProgram.ts'

/** The referral code that will be filled in at sign-up. */
export function keptReferralCode({ storage }: Pick<MiniProgram, 'storage'>): unknown {
  return (JSON.parse(storage.get('referralCode') ?? '{}') as { code?: unknown }).code
}
