import Taro from '@tarojs/taro'
import { observable, runInAction } from 'mobx'
import type { ReactElement } from 'react'

interface Layer {
  readonly content: ReactElement
  readonly page: unknown
  readonly onLeave: () => void
}

const shown = observable.box<Layer | null>(null, { deep: false })

/**
 * Shows something over whichever page is on screen, such as a question that any request may lead to. A mini program has
 * no place beside its pages: `PageLayer` shows it in the page.
 *
 * @param onLeave called when the customer goes to another page, where the layer has no place
 * @returns a function that takes it away again
 */
export function showLayer(content: ReactElement, onLeave: () => void): () => void {
  const layer: Layer = { content, page: pageOnScreen(), onLeave }
  runInAction(() => shown.set(layer))
  return () => {
    if (shown.get() === layer) runInAction(() => shown.set(null))
  }
}

export function layerOver(page: unknown): ReactElement | null {
  const layer = shown.get()
  return layer && layer.page === page ? layer.content : null
}

/** Call when a page comes on screen. */
export function leaveLayerOverOther(page: unknown): void {
  const layer = shown.get()
  if (layer && layer.page !== page) layer.onLeave()
}

export function pageOnScreen(): unknown {
  return Taro.getCurrentInstance().page
}
