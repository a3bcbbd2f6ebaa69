/** WeChat doesn't expose the device's setting. */
export function wantsLessMotion(): boolean {
  return false
}
