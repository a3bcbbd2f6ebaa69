import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'

import { placeBesidePages } from './besidePages.h5'

/**
 * Shows something over whichever page is on screen, such as a question that any request may lead to.
 *
 * @returns a function that takes it away again
 */
export function showLayer(layer: ReactElement): () => void {
  const place = placeBesidePages()
  const root = createRoot(place)
  root.render(layer)
  return () => {
    root.unmount()
    place.remove()
  }
}
