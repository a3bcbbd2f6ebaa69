import type { StatusTone } from '../parcel/parcelGuidance'
import { AfterSalesStatus } from './afterSales'

const TONES: Readonly<Record<AfterSalesStatus, StatusTone>> = {
  [AfterSalesStatus.Open]: 'neutral',
  [AfterSalesStatus.Answered]: 'warning',
  [AfterSalesStatus.Resolved]: 'success',
  [AfterSalesStatus.Rejected]: 'danger',
}

export function caseTone(status: AfterSalesStatus): StatusTone {
  return TONES[status] ?? 'neutral'
}
