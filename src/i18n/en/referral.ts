import type { referral as source } from '../zh-Hans/referral'

export const referral: Record<keyof typeof source, string> = {
  'title.myReferral': 'My referrals',
  'myReferral.nickname': 'Nickname',
}
