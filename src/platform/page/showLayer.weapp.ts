import { observable, runInAction } from 'mobx'
import type { ReactElement } from 'react'

const shown = observable.box<ReactElement | null>(null, { deep: false })

/**
 * Shows something over whichever page is on screen, such as a question that any request may lead to. A mini program has
 * no place beside its pages: `PageLayer` shows it in the page.
 *
 * @returns a function that takes it away again
 */
export function showLayer(layer: ReactElement, _onLeave: () => void): () => void {
  runInAction(() => shown.set(layer))
  return () => runInAction(() => shown.set(null))
}

export function shownLayer(): ReactElement | null {
  return shown.get()
}
