import type { tracking as source } from '../zh-Hans/tracking'

export const tracking: Record<keyof typeof source, string> = {
  'title.tracking': 'Tracking',

  'tracking.search': 'Tracking number',
  'tracking.start': 'Find your parcel',
  'tracking.startHint': 'Enter an order code or a tracking number, or paste a message with one',
  'tracking.unreadable': 'No number found. Check that it’s complete, or type it in.',
  'tracking.choose': '[[count]] numbers found. Which one?',
  'tracking.nothing': 'No information on [[number]] yet',
  'tracking.nothingHint':
    'Please check the number. A parcel that was just sent shows up once the courier has picked it up.',
  'tracking.askService': 'Customer service',

  'tracking.step.ordered': 'Ordered',
  'tracking.step.pickedUp': 'Picked up',
  'tracking.step.inTransit': 'In transit',
  'tracking.step.delivery': 'Delivery',
  'tracking.step.collection': 'Pickup',
  'tracking.step.delivered': 'Delivered',

  'tracking.share': 'Share',
  'tracking.shareTitle': '[[number]]: [[status]]',
  'tracking.events': 'Events',
  'tracking.myParcel': 'See my parcel',
}
