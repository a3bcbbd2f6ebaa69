/** Does nothing: WeChat hides the page, too, when the customer leaves the mini program. */
export function followAppVisibility(_take: (isVisible: boolean) => void): () => void {
  return () => undefined
}
