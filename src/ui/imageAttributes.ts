/**
 * What a picture shows, for those who do not see it; nothing when the words around it say so already. Taro's
 * own `Image` leaves the real one inside without any on the H5, and screen readers then read its address.
 */
export function imageAttributes(alternative = '') {
  return process.env.TARO_ENV === 'h5' ? { nativeProps: { alt: alternative } } : {}
}
