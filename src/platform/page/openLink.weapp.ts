/** A mini program shows pages of registered hosts only, so other links can only be copied. */
export const CAN_OPEN_LINKS = false

export function openLink(_url: string): void {}
