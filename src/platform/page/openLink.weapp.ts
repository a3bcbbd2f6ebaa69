/** A mini program opens registered hosts only, so links can only be copied. */
export const CAN_OPEN_LINKS = false

export function openLink(_url: string): void {}
