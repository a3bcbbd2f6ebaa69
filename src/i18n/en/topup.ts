import type { topup as source } from '../zh-Hans/topup'

export const topup: Record<keyof typeof source, string> = {
  'title.topupResult': 'Payment result',
  'topupResult.gate': 'Sign in to see your top-up',
  'topupResult.notFound': 'We couldn’t find this top-up',
  'topupResult.toList': 'See your top-ups',

  'topupResult.title.pending': 'Proof of payment needed',
  'topupResult.title.review': 'Under review',
  'topupResult.title.paid': 'Top-up successful',
  'topupResult.title.rejected': 'Top-up unsuccessful',
  'topupResult.title.cancelled': 'Top-up cancelled',
  'topupResult.title.expired': 'Top-up expired',
  'topupResult.pending': 'Pay and upload the proof by [[time]]. Time left: [[left]].',
  'topupResult.pendingOpen': 'Pay and upload the proof. We’ll credit your balance after a review.',
  'topupResult.left.hours': '[[hours]] h [[minutes]] min',
  'topupResult.left.minutes': '[[minutes]] min',
  'topupResult.review':
    'Customer service is checking your payment, expected by [[time]]. You can leave this page; we’ll notify you.',
  'topupResult.reviewOpen':
    'Customer service is checking your payment. You can leave this page; we’ll notify you.',
  'topupResult.reviewLate':
    'This is taking longer than expected ([[time]]). Customer service is still checking your payment.',
  'topupResult.late': 'Taking too long?',
  'topupResult.lateHint': 'Give customer service the top-up number.',
  'topupResult.contact': 'Contact us',
  'topupResult.paid': 'Added to your balance',
  'topupResult.balance': 'Balance now: [[balance]]',
  'topupResult.reason': 'Reason: [[reason]]',
  'topupResult.rejected':
    'Nothing was credited. If you did pay, contact customer service, or top up again with a clear proof.',
  'topupResult.cancelled':
    'You cancelled this top-up, and nothing was credited. If you did pay, contact customer service.',
  'topupResult.expired':
    'The proof of payment didn’t come in time. If you did pay, contact customer service; otherwise you can top up again.',
  'topupResult.step.proof': 'Proof',
  'topupResult.step.review': 'Review',
  'topupResult.step.paid': 'Credited',

  'topupResult.facts': 'Top-up',
  'topupResult.amount': 'Amount',
  'topupResult.credited': 'Amount credited',
  'topupResult.rate': 'Exchange rate',
  'topupResult.rateText': '1 [[from]] = [[rate]] [[to]]',
  'topupResult.method': 'Payment method',
  'topupResult.created': 'Submitted',
  'topupResult.remarks': 'Remarks',
  'topupResult.log': 'History',

  'topupResult.proof': 'Proof of payment',
  'topupResult.picture': 'Picture [[number]]',
  'topupResult.correct': 'Correct the proof',
  'topupResult.keep': 'Keep it as is',
  'topupResult.newProof': 'New proof of payment',
  'topupResult.images': 'Pictures',
  'topupResult.imagesHelp':
    'A screenshot or receipt of the payment that shows the amount, the time and the transaction number',
  'topupResult.remarksHelp': 'Optional, for example the payer’s name',
  'topupResult.correctHint': 'Once you send it, the review starts again, with a new expected time.',
  'topupResult.unchanged': 'You haven’t changed the proof',
  'topupResult.submit': 'Send the proof',
  'topupResult.submitted': 'Proof sent',

  'topupResult.cancel': 'Cancel the top-up',
  'topupResult.cancelAsk':
    'This can’t be undone. If you have paid already, don’t cancel; contact customer service first. A cancelled top-up isn’t credited automatically.',
  'topupResult.keepTopup': 'Keep it',
  'topupResult.cancelDone': 'Top-up cancelled',

  'topupResult.toPayment': 'Back to the payment',
  'topupResult.toWallet': 'View wallet',
  'topupResult.again': 'Top up again',
  'topupResult.more': 'More',
  'topupResult.balanceDetails': 'Balance details',
  'topupResult.allTopups': 'Top-ups',
}
