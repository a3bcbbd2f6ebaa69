import type { Dto } from '@/api/dto'

export const READINESS = 'POST /api/u/customs/readiness'

/** A point that lacks an English name. */
export function aCustomsPointDto(overrides: Partial<Dto<'CustomsPoint'>> = {}): Dto<'CustomsPoint'> {
  return {
    kind: 'ENGLISH_NAME',
    level: 'MISSING',
    title: '英文品名',
    message: '请填写物品的具体英文名称。',
    source: null,
    fix: { kind: 'EDIT_DECLARATION', field: 'englishName', parcelId: '7' },
    ...overrides,
  }
}

/** Of one parcel that goes to Singapore and is ready. */
export function aReadinessDto(overrides: Partial<Dto<'CustomsReadiness'>> = {}): Dto<'CustomsReadiness'> {
  return {
    dataVersion: '2026.11',
    notice: '仅供参考，不构成法律意见',
    time: '2026-11-20T01:00:00Z',
    addressId: 'home',
    regionGroup: { id: 'sg', displayName: '新加坡' },
    isKnownDestination: true,
    points: [],
    parcels: [],
    worst: 'READY',
    ...overrides,
  }
}

/** Of a parcel that lacks an English name. */
export const lackingName = (point: Partial<Dto<'CustomsPoint'>> = {}) =>
  aReadinessDto({
    worst: 'MISSING',
    parcels: [
      {
        parcelId: '7',
        expressNumber: 'SF777',
        declaredName: '风筝',
        points: [aCustomsPointDto(point)],
        hsChapters: [],
        worst: 'MISSING',
      },
    ],
  })
