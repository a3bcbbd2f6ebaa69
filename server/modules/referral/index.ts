export { rewardReferrer } from './reward.ts'
export { referralRoutes } from './routes.ts'
export { createReferralService } from './service.ts'
