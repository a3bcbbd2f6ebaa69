import type { useLinkSharing as onH5 } from './useLinkSharing.h5'

/** Mini programs share pages as cards. */
export const useLinkSharing: typeof onH5 = () => ({ sheet: null, offer: async () => undefined })
