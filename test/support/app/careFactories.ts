import type { Dto } from '@/api/dto'
import { AfterSalesStatus } from '@/model/care/afterSales'
import { UnclaimedParcelStatus } from '@/model/parcel/unclaimedParcel'

let sequence = 0

function nextNumber(): number {
  sequence += 1
  return sequence
}

/** A case that waits for the warehouse. */
export function aCaseDto(overrides: Partial<Dto<'AfterSalesCase'>> = {}): Dto<'AfterSalesCase'> {
  const number = nextNumber()
  return {
    id: `case-${number}`,
    code: `AS26112100000${number}`,
    parcelId: '7',
    orderId: null,
    subjectDisplayName: 'SF777',
    kind: 'WEIGHT_DISPUTE',
    kindDisplayName: '重量异议',
    billLine: null,
    status: AfterSalesStatus.Open,
    statusDisplayName: '处理中',
    description: '家里称只有 1 kg',
    images: [],
    compensation: null,
    currencyCode: 'CNY',
    creationTime: '2026-01-02T03:04:05Z',
    statusTime: '2026-01-02T03:04:05Z',
    version: 1,
    ...overrides,
  }
}

export function aCaseMessageDto(overrides: Partial<Dto<'AfterSalesMessage'>> = {}): Dto<'AfterSalesMessage'> {
  return {
    id: `message-${nextNumber()}`,
    time: '2026-01-02T03:04:05Z',
    move: 'open',
    moveDisplayName: '提交申请',
    status: AfterSalesStatus.Open,
    actor: 'CUSTOMER',
    content: '家里称只有 1 kg',
    images: [],
    ...overrides,
  }
}

export function aCaseDetailDto(overrides: Partial<Dto<'AfterSalesDetail'>> = {}): Dto<'AfterSalesDetail'> {
  return { ...aCaseDto(overrides), messages: [aCaseMessageDto()], ...overrides }
}

/** A parcel without a known owner. */
export function anUnclaimedDto(overrides: Partial<Dto<'UnclaimedParcel'>> = {}): Dto<'UnclaimedParcel'> {
  return {
    id: `unclaimed-${nextNumber()}`,
    maskedNumber: 'SF1******8901',
    photo: null,
    arrivalDay: '2026-01-02',
    weightClass: 'UNDER_5_KG',
    weightClassDisplayName: '1–5 kg',
    status: UnclaimedParcelStatus.Unclaimed,
    statusDisplayName: '待认领',
    isClaimedByMe: false,
    ...overrides,
  }
}

export function aClaimDto(overrides: Partial<Dto<'UnclaimedParcelClaim'>> = {}): Dto<'UnclaimedParcelClaim'> {
  return {
    id: `claim-${nextNumber()}`,
    unclaimedParcelId: '7',
    maskedNumber: 'SF1******8901',
    photo: null,
    arrivalDay: '2026-01-02',
    weightClass: 'UNDER_5_KG',
    weightClassDisplayName: '1–5 kg',
    status: 'UNDER_REVIEW',
    statusDisplayName: '审核中',
    images: ['/files/proof.jpg'],
    note: null,
    rejectionReason: null,
    parcelId: null,
    creationTime: '2026-01-02T03:04:05Z',
    decisionTime: null,
    ...overrides,
  }
}
