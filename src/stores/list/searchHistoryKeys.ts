/** Storage key prefix of a customer's recent searches, followed by their ID. No server stores these. */
export const PARCEL_SEARCHES_PREFIX = 'parcelSearches:'
