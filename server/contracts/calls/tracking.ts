import { call } from '../call.ts'
import { ref } from '../schema.ts'
import { Tracking, TrackingRequest } from '../tracking.ts'

export const queryTracking = call({
  name: 'queryTracking',
  method: 'POST',
  path: '/api/f/tracking/query',
  area: 'tracking',
  summary: 'Where an order or a parcel is: events only, and for its owner the IDs',
  access: 'public or customer',
  // Order codes are easy to count through.
  limit: 'tracking',
  body: ref(TrackingRequest),
  answer: ref(Tracking),
})
