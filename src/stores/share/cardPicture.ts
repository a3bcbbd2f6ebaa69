/** The picture of cards about one thing, which has none of its own. */
export function cardPicture(kind: 'tracking' | 'quote' | 'address' | 'referral'): string {
  return `/pictures/share-card-${kind}.jpg`
}
