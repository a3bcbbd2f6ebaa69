import type { Dto } from '@/api/dto'
import { PaymentMethod, TopupStatus } from '@/model/enumerations/funds'

/** A top-up of ¥100.50 that is under review. */
export function aTopupDto(overrides: Partial<Dto<'Topup'>> = {}): Dto<'Topup'> {
  return {
    id: 't1',
    code: 'T26112300000001',
    status: TopupStatus.PendingAudit,
    statusDisplayName: '待审核',
    currencyCode: 'CNY',
    paymentMethod: PaymentMethod.WECHAT_QRCODE,
    paymentMethodDisplayName: '微信收款码',
    receivingAccount: {
      id: 'cny-wechat',
      bankHolderName: null,
      bankName: null,
      cardNumber: null,
      shopName: '远途集运',
      payLink: null,
      qrCode: '/pictures/pay-wechat.png',
    },
    amount: '100.50',
    creditedAmount: '100.50',
    creditedCurrencyCode: 'CNY',
    exchangeRate: '1',
    images: ['/uploads/proof.png'],
    remarks: null,
    rejectReason: null,
    expirationTime: null,
    expectedReviewTime: '2026-11-23T07:30:00Z',
    creationTime: '2026-11-23T07:00:00Z',
    version: 1,
    ...overrides,
  }
}

export function aTopupLogDto(overrides: Partial<Dto<'TopupLog'>> = {}): Dto<'TopupLog'> {
  return {
    id: 'log-1',
    time: '2026-11-23T07:00:00Z',
    move: 'submit',
    status: TopupStatus.PendingAudit,
    statusDisplayName: '待审核',
    actor: 'CUSTOMER',
    description: '付款凭证已提交，等待审核',
    ...overrides,
  }
}

/** Read five minutes after it was submitted. */
export function aTopupDetailDto(overrides: Partial<Dto<'TopupDetail'>> = {}): Dto<'TopupDetail'> {
  return { ...aTopupDto(), logs: [aTopupLogDto()], serverTime: '2026-11-23T07:05:00Z', ...overrides }
}

/** The same top-up as a draft that lacks its proof. */
export const aDraftDto = (overrides: Partial<Dto<'TopupDetail'>> = {}) =>
  aTopupDetailDto({
    status: TopupStatus.Pending,
    statusDisplayName: '待处理',
    images: [],
    expirationTime: '2026-11-24T07:00:00Z',
    expectedReviewTime: null,
    ...overrides,
  })

/** The same top-up after its end. */
export const anEndedDto = (status: TopupStatus, overrides: Partial<Dto<'TopupDetail'>> = {}) =>
  aTopupDetailDto({ status, expectedReviewTime: null, version: 2, ...overrides })
