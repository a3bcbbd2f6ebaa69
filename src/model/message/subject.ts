/** What a message or a balance entry is about. */
export interface Subject {
  readonly type: SubjectType
  readonly id: string
}

export type SubjectType =
  | 'PARCEL'
  | 'LOGISTICS_ORDER'
  | 'TOPUP'
  | 'COUPON'
  | 'STORE_ORDER'
  | 'AFTER_SALES'
  | 'UNCLAIMED_PARCEL'
  | 'CONSOLIDATION_RULE'
