export const CAN_OPEN_LINKS = true

/** Opens an address outside the app in a new tab, without access to this one. */
export function openLink(url: string): void {
  window.open(url, '_blank', 'noopener')
}
