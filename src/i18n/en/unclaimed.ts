import type { unclaimed as source } from '../zh-Hans/unclaimed'

export const unclaimed: Record<keyof typeof source, string> = {
  'title.unclaimedParcel': 'Unclaimed parcels',
  'title.claimParcel': 'Claim a parcel',

  'unclaimed.gate': 'Sign in to see unclaimed parcels',
  'unclaimed.all': 'Unclaimed',
  'unclaimed.mine': 'My claims',
  'unclaimed.search': 'Last 4 characters of the tracking number',
  'unclaimed.how':
    'Parcels without an ID code are kept here. If one is yours, claim it with the whole tracking number and proof of purchase.',
  'unclaimed.arrived': 'Arrived [[day]]',
  'unclaimed.empty': 'No unclaimed parcels now',
  'unclaimed.emptySearch': 'No unclaimed parcel ends with this',
  'unclaimed.emptyHint':
    'Marked delivered for more than a working day and not here? Contact customer service',
  'unclaimed.customerService': 'Customer service',
  'unclaimed.noClaims': 'You have not claimed a parcel yet',
  'unclaimed.look': 'Look at unclaimed parcels',
  'unclaimed.claimedAt': 'Claimed: [[time]]',
  'unclaimed.nextUnderReview': 'The warehouse checks your proof and tells you the result',
  'unclaimed.nextApproved': 'It is among your parcels now, tap to see it',
  'unclaimed.nextRejected': 'Not approved: [[reason]]',
  'unclaimed.claimAgain': 'Claim',

  'unclaimed.arrivalDay': 'Arrived on',
  'unclaimed.weight': 'Weight',
  'unclaimed.proof': 'Show that it is yours',
  'unclaimed.number': 'Whole tracking number',
  'unclaimed.numberHelp':
    'It’s in the shop’s delivery details. You can get it wrong [[count]] [[count|time|times]] a day.',
  'unclaimed.images': 'Proof of purchase',
  'unclaimed.imagesHelp': 'The order, showing the goods and the tracking number',
  'unclaimed.note': 'Note',
  'unclaimed.noteHelp': 'Optional: what is inside, which shop sent it',
  'unclaimed.submit': 'Submit claim',
  'unclaimed.submitted': 'Claim submitted',
  'unclaimed.locked': 'No more claims today',
  'unclaimed.lockedKept': 'What you have filled in is kept.',
  'unclaimed.mineUnderReview': 'Your claim is under review',
  'unclaimed.mineSince':
    'Submitted [[time]]. The warehouse checks your proof and tells you the result; once approved, the parcel is among yours.',
  'unclaimed.othersTitle': 'Claimed, under review',
  'unclaimed.othersText': 'If this parcel is yours, contact customer service with your proof of purchase.',
  'unclaimed.gone': 'This parcel is no longer unclaimed',
  'unclaimed.goneHint': 'Its owner may have claimed it',
}
