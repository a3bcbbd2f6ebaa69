/** Browsers have no WeChat base library. */
export function isWechatTooOld(): boolean {
  return false
}
