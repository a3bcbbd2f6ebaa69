/** Props of a ScrollView that scrolls sideways until the element with this ID is in view. */
export function useScrolledTo(id: string) {
  return { scrollIntoView: id, scrollWithAnimation: true }
}
