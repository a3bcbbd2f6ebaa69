import { createReferralApi } from '@/api/referral'

import { area } from './area'

export const referralApi = area(createReferralApi)
