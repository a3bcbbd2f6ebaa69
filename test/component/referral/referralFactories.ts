import type { Dto } from '@/api/dto'

/** A customer without invited friends. */
export function aReferralDto(overrides: Partial<Dto<'MyReferral'>> = {}): Dto<'MyReferral'> {
  return {
    code: 'FRIEND1',
    invitedCount: 0,
    rewardTotal: '0.00',
    reward: '10.00',
    currencyCode: 'CNY',
    rules: ['把推荐码分享给朋友。', '朋友的首个集运订单完成后，您将获得 10.00 CNY。'],
    invitees: [],
    ...overrides,
  }
}

/** A friend a day, newest first; every other one has earned a reward. */
export function someInvitees(count: number): Dto<'MyReferral'>['invitees'] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${String.fromCharCode(97 + (index % 26))}**`,
    joinTime: new Date(2026, 0, count - index, 12).toISOString(),
    isRewarded: index % 2 === 0,
  }))
}
