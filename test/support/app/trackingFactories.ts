import type { Dto } from '@/api/dto'

/** A number that is on its way. */
export function aTrackingDto(overrides: Partial<Dto<'Tracking'>> = {}): Dto<'Tracking'> {
  return {
    number: 'SF1234567890123',
    carrier: '顺丰速运',
    status: 'in_transit',
    statusDisplayName: '运输中',
    events: [
      aTrackingEventDto({ time: '2026-01-03T01:02:00Z', location: '广州', description: '已离开广州' }),
      aTrackingEventDto({ status: 'info_received', statusDisplayName: '已下单', description: '已登记' }),
    ],
    parcelId: null,
    orderId: null,
    ...overrides,
  }
}

export function aTrackingEventDto(overrides: Partial<Dto<'TrackingEvent'>> = {}): Dto<'TrackingEvent'> {
  return {
    time: '2026-01-02T03:04:05Z',
    status: 'in_transit',
    statusDisplayName: '运输中',
    location: null,
    description: '运输中',
    ...overrides,
  }
}
