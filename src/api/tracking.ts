import type { Tracking, TrackingEvent } from '@/model/tracking/tracking'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readItems, readObject } from './wire'

export function createTrackingApi(http: Http) {
  return {
    /**
     * Where something is, for anybody who has its number; an unknown number has no events.
     *
     * @param number an order's code, an international or an express number
     */
    async query(number: string): Promise<Tracking> {
      return readObject(await http.post('/api/f/tracking/query', { body: { number } }), readTracking)
    },
  }
}

function readTracking(dto: Dto<'Tracking'>): Tracking {
  return { ...dto, events: readItems({ items: dto.events }, readEvent) }
}

function readEvent(dto: Dto<'TrackingEvent'>): TrackingEvent {
  return { ...dto, time: readDate(dto.time) }
}
