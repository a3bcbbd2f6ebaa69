/**
 * Why the host refused: the customer denied permission, hasn't accepted WeChat's privacy guide, or it can't
 * be done.
 */
export type Refusal = 'permission' | 'privacy' | 'unavailable'
