/** A browser draws without one. */
export function DrawingSurface() {
  return null
}
