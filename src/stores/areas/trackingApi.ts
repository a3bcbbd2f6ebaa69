import { createTrackingApi } from '@/api/tracking'

import { area } from './area'

export const trackingApi = area(createTrackingApi)
