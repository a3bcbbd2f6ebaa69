/**
 * Why the host did not do what it was asked for: the customer has not allowed it, or not agreed to the privacy guide
 * that WeChat shows, or it cannot be done.
 */
export type Refusal = 'permission' | 'privacy' | 'unavailable'
