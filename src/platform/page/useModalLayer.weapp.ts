/** No keyboard to handle in a mini program; `catchMove` keeps the page below from scrolling. */
export function useModalLayer(_onClose: () => void): null {
  return null
}
