import type { parcelCare as source } from '../zh-Hans/parcelCare'

export const parcelCare: Record<keyof typeof source, string> = {
  'title.undeclaredParcel': 'Undeclared parcels',

  'care.volumeComputation': 'Volumetric weight: [[size]] cm ÷ [[divisor]] = [[weight]] kg',
  'care.volumeHint':
    'The larger of actual and volumetric weight is charged. A delivery method may have a divisor of its own.',
  'care.serviceFee': 'Service fee',
  'care.lastFreeDay': 'Last free day',
  'care.dailyFee': 'A day after that',
  'care.accruedFee': 'Storage fee so far',

  'care.warehouse': 'At the warehouse',
  'care.isArrived': 'Arrived',
  'care.inboundWeight': 'Weight at check-in',
  'care.isSubmitted': 'In a shipment',
  'care.yes': 'Yes',
  'care.no': 'No',

  'care.edit': 'Edit parcel',
  'care.ship': 'Ship it',

  'care.openCases': 'Open requests',
  'care.delivered': 'The courier says delivered, but it is not here?',
  'care.deliveredWait':
    'The courier hands over first, then we scan parcel by parcel: please wait one working day. If nothing changes, go through this:',
  'care.checkAddress': 'Check the address you used',
  'care.checkAddressHint': 'Does the recipient carry your ID code? Are phone and street complete?',
  'care.lookUnclaimed': 'Look through the unclaimed parcels',
  'care.lookUnclaimedHint': 'Parcels without an ID code wait there for their owner',
  'care.checkIn': 'It has arrived, but it is not checked in?',
  'care.checkInWait':
    'Parcels are weighed and measured in the order in which they arrive: please wait one working day. If nothing changes, do this:',
  'care.copyNumber': 'Copy the tracking number',
  'care.copyNumberHint': 'The warehouse looks for the parcel by it',
  'care.askService': 'Ask customer service to look for it',
  'care.askServiceHint': 'Send them the number and the day it arrived',
  'care.needHelp': 'Need help',
  'care.report.MISSING': 'Still not there? Report it missing',
  'care.report.MISSING.hint': 'We ask the courier for the proof of delivery',
  'care.report.WEIGHT_DISPUTE': 'Dispute the weight',
  'care.report.WEIGHT_DISPUTE.hint': 'We weigh it again',
  'care.report.RETURN': 'Return it',
  'care.report.RETURN.hint': 'Back to the seller, while it is in the warehouse',
  'care.customerService': 'Customer service',
  'care.allCases': 'After-sales requests',

  'care.declareNow': 'Declare',
  'care.arrived': 'Arrived: [[time]]',
  'care.undeclaredWhy':
    'These parcels are here, but we do not know what is inside. They can ship once declared.',
  'care.undeclaredEmpty': 'Nothing to declare',
  'care.undeclaredEmptyHint': 'Parcels that arrive without a declaration show up here',
}
