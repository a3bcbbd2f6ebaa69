import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'

import { followAddress, placeBesidePages } from './besidePages.h5'

/**
 * Shows something over whichever page is on screen, such as a question that any request may lead to.
 *
 * @param onLeave called when the customer goes to another page, where the layer has no place
 * @returns a function that takes it away again
 */
export function showLayer(layer: ReactElement, onLeave: () => void): () => void {
  const place = placeBesidePages()
  const root = createRoot(place)
  root.render(layer)
  const stopFollowing = followAddress(onLeave)
  return () => {
    stopFollowing()
    root.unmount()
    place.remove()
  }
}
