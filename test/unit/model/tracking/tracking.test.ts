import { trackingProgress, trackingTone, type TrackingStatus } from '@/model/tracking/tracking'

const event = (status: TrackingStatus) => ({
  time: new Date(),
  status,
  statusDisplayName: '',
  location: null,
  description: '',
})
const progressOf = (status: TrackingStatus, ...earlier: TrackingStatus[]) =>
  trackingProgress({ status, events: [status, ...earlier].map(event) })

describe('the way of what is followed', () => {
  it.each<[TrackingStatus, number]>([
    ['info_received', 0],
    ['picked_up', 1],
    ['in_transit', 2],
    ['customs', 2],
    ['expired', 2],
    ['out_for_delivery', 3],
    ['delivery_failed', 3],
    ['ready_for_pickup', 3],
    ['delivered', 5],
  ])('%s is at step %i', (status, current) => {
    expect(progressOf(status)?.current).toBe(current)
  })

  it.each<TrackingStatus>(['not_found', 'returning', 'exception'])('%s has no steps', (status) => {
    expect(progressOf(status)).toBeNull()
  })

  it('ends at the door, or at a pickup point', () => {
    expect(progressOf('delivered', 'out_for_delivery')?.steps).toContain('delivery')
    expect(progressOf('delivered', 'ready_for_pickup')?.steps).toContain('collection')
  })

  it('has the colour of whom it waits for, or that it went wrong', () => {
    const statuses: TrackingStatus[] = [
      'info_received',
      'customs',
      'ready_for_pickup',
      'delivered',
      'expired',
    ]
    expect(statuses.map(trackingTone)).toEqual(['neutral', 'brand', 'warning', 'success', 'danger'])
  })
})
