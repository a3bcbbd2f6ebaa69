import { createReferralCodeApi } from '@/api/referralCode'

import { area } from './area'

export const referralCodeApi = area(createReferralCodeApi)
