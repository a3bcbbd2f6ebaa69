import type { FundAccountLog } from '@/model/funds/fundAccountLog'

export function anEntry(changes: Partial<FundAccountLog> = {}): FundAccountLog {
  return {
    id: '1',
    time: new Date('2026-11-22T03:11:00Z'),
    day: '2026-11-22',
    type: 3,
    typeDisplayName: '集运订单',
    amount: '-96.40',
    balanceAfter: '132.43',
    currencyCode: 'CNY',
    subject: null,
    subjectCode: 'L9',
    paymentMethodDisplayName: null,
    isReward: false,
    description: '支付集运订单 L9',
    ...changes,
  }
}
