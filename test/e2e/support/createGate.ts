/** A promise to hold back a response with. */
export function createGate(): { readonly released: Promise<void>; readonly release: () => void } {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { released, release }
}
