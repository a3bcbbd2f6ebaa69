/** WeChat does not say what the device was told. */
export function wantsLessMotion(): boolean {
  return false
}
