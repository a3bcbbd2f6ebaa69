/** Storage key prefixes of recent searches, followed by the customer's ID. No server stores these. */
export const PARCEL_SEARCHES_PREFIX = 'parcelSearches:'
export const TRACKING_SEARCHES_PREFIX = 'trackingSearches:'

/** Whose searches a visitor's are. */
export const VISITOR = 'visitor'

export function isSearchHistoryKey(key: string): boolean {
  return key.startsWith(PARCEL_SEARCHES_PREFIX) || key.startsWith(TRACKING_SEARCHES_PREFIX)
}
