/** Spec sections 5 and 9. */
export const PASSWORD_MIN_LENGTH = 6
export const PASSWORD_MAX_LENGTH = 30

/** Spec section 9: "user tags limited to 10". */
export const USER_TAG_LIMIT = 10

/** Limit of the API. */
export const NICKNAME_MAX_LENGTH = 30
