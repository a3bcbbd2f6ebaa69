/** A reason not to release that the user can do something about; printed without a stack. */
export class ReleaseError extends Error {}
