import type { Dto } from '@/api/dto'

import { NO_FIGURES, EMPTY_SUMMARY } from '../todo'

/** Something to do with parcel 1; tests override only the fields they are about. */
export function aTodo(count: number, worst: Partial<Dto<'TodoSubject'>> = {}): Dto<'TodoItem'> {
  const parcel = { type: 'PARCEL', id: '1', displayName: 'SF1', deadline: null, parcelId: '1' } as const
  return { count, worst: { ...NO_FIGURES, ...parcel, ...worst } }
}

export function aTodoSummaryDto(overrides: Partial<Dto<'TodoSummary'>> = {}): Dto<'TodoSummary'> {
  return { ...EMPTY_SUMMARY, ...overrides }
}
