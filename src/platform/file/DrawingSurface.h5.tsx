/** A browser needs none. */
export function DrawingSurface() {
  return null
}
