import type { unclaimed as source } from '../zh-Hans/unclaimed'

export const unclaimed: Record<keyof typeof source, string> = {
  'title.unclaimedParcel': 'Unclaimed parcels',
  'title.claimParcel': 'Claim a parcel',

  'unclaimed.gate': 'Sign in to see unclaimed parcels',
  'unclaimed.all': 'Unclaimed',
  'unclaimed.mine': 'My claims',
  'unclaimed.search': 'Last 4 characters of the tracking number',
  'unclaimed.how':
    'Parcels that arrive without an ID code are kept here. If one is yours, claim it with the full tracking number and proof of purchase.',
  'unclaimed.arrived': 'Arrived [[day]]',
  'unclaimed.empty': 'No unclaimed parcels right now',
  'unclaimed.emptySearch': 'No unclaimed parcels end with this',
  'unclaimed.emptyHint': 'Marked as delivered for over a working day but not here? Contact customer service',
  'unclaimed.customerService': 'Customer service',
  'unclaimed.noClaims': 'You haven’t claimed any parcels yet',
  'unclaimed.look': 'See unclaimed parcels',
  'unclaimed.claimedAt': 'Claimed: [[time]]',
  'unclaimed.nextUnderReview': 'The warehouse is checking your proof and will notify you',
  'unclaimed.nextApproved': 'It’s now one of your parcels. Tap to see it',
  'unclaimed.nextRejected': 'Not approved: [[reason]]',
  'unclaimed.claimAgain': 'Claim',

  'unclaimed.arrivalDay': 'Arrived on',
  'unclaimed.weight': 'Weight',
  'unclaimed.proof': 'Show it’s yours',
  'unclaimed.number': 'Full tracking number',
  'unclaimed.numberHelp':
    'It’s in the shop’s delivery details. You have [[count]] [[count|try|tries]] a day.',
  'unclaimed.images': 'Proof of purchase',
  'unclaimed.imagesHelp': 'The order, showing the goods and the tracking number',
  'unclaimed.note': 'Note',
  'unclaimed.noteHelp': 'Optional: what’s inside, which shop sent it',
  'unclaimed.submit': 'Submit claim',
  'unclaimed.submitted': 'Claim submitted',
  'unclaimed.submittedNext':
    'The warehouse is checking your proof. If it’s yours, it moves to your parcels; we’ll notify you.',
  'unclaimed.locked': 'No more claims today',
  'unclaimed.lockedKept': 'What you filled in is kept.',
  'unclaimed.mineUnderReview': 'Your claim is under review',
  'unclaimed.mineSince':
    'Submitted [[time]]. The warehouse is checking your proof and will notify you. Once approved, the parcel is yours.',
  'unclaimed.othersTitle': 'Claimed, under review',
  'unclaimed.othersText': 'If this parcel is yours, contact customer service with your proof of purchase.',
  'unclaimed.gone': 'This parcel is no longer unclaimed',
  'unclaimed.goneHint': 'Its owner may have claimed it',
}
