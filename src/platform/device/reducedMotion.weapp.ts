/** WeChat doesn't expose the device's setting. */
export function prefersReducedMotion(): boolean {
  return false
}
