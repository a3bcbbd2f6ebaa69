/** A mini program has no keys to hold; `catchMove` keeps the page below from scrolling. */
export function useModalLayer(_onClose: () => void): null {
  return null
}
