/** Why the host refused: no permission, WeChat's privacy guide not accepted, or not possible at all. */
export type Refusal = 'permission' | 'privacy' | 'unavailable'
