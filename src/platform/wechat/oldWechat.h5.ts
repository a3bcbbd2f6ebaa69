/** A browser has no base library. */
export function isWechatTooOld(): boolean {
  return false
}
