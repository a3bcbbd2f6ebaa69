import type { parcelCare as source } from '../zh-Hans/parcelCare'

export const parcelCare: Record<keyof typeof source, string> = {
  'title.undeclaredParcel': 'Undeclared parcels',

  'care.volumeComputation': 'Volumetric weight: [[size]]\u00a0cm ÷ [[divisor]] = [[weight]]\u00a0kg',
  'care.volumeHint':
    'You pay for the larger of the actual and volumetric weight. Some delivery methods use their own divisor.',
  'care.serviceFee': 'Service fee',

  'care.edit': 'Edit parcel',
  'care.ship': 'Ship it',

  'care.openCases': 'Open requests',
  'care.delivered': 'The courier says delivered, but you don’t see it here?',
  'care.deliveredWait':
    'Couriers hand over parcels in bulk and we scan them one by one. Please allow one working day. If nothing changes:',
  'care.checkAddress': 'Check the address you used',
  'care.checkAddressHint':
    'Does the recipient include your ID code? Are the phone number and street complete?',
  'care.lookUnclaimed': 'Look through unclaimed parcels',
  'care.lookUnclaimedHint': 'Parcels without an ID code wait there to be claimed',
  'care.checkIn': 'Arrived, but not checked in?',
  'care.checkInWait':
    'We weigh and measure parcels in order of arrival. Please allow one working day. If nothing changes:',
  'care.copyNumber': 'Copy the tracking number',
  'care.copyNumberHint': 'The warehouse uses it to find the parcel',
  'care.askService': 'Ask customer service to look for it',
  'care.askServiceHint': 'Send them the number and the arrival date',
  'care.needHelp': 'Need help?',
  'care.report.MISSING': 'Still not there? Report it missing',
  'care.report.MISSING.hint': 'We’ll ask the courier for proof of delivery',
  'care.report.WEIGHT_DISPUTE': 'Dispute the weight',
  'care.report.WEIGHT_DISPUTE.hint': 'We’ll weigh it again',
  'care.report.RETURN': 'Return it',
  'care.report.RETURN.hint': 'Sends it back to the seller while it’s in the warehouse',
  'care.customerService': 'Customer service',
  'care.allCases': 'After-sales requests',

  'care.declareNow': 'Declare',
  'care.arrived': 'Arrived: [[time]]',
  'care.undeclaredWhy':
    'These parcels have arrived, but we don’t know what’s inside. Declare them so they can ship.',
  'care.undeclaredEmpty': 'Nothing to declare',
  'care.undeclaredEmptyHint': 'Parcels that arrive undeclared appear here',
}
