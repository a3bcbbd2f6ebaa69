/** What a customer looked for is kept on the device under this and their id; no server has it. */
export const PARCEL_SEARCHES_PREFIX = 'parcelSearches:'
