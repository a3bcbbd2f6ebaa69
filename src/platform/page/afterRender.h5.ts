/**
 * Waits two frames: Taro's elements move their children on first render, and a moved child loses the focus.
 *
 * @returns a function that stops waiting
 */
export function afterRender(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act)
  })
  return () => cancelAnimationFrame(frame)
}
