import { fireEvent } from './gestures.ts'
import type { Page } from './Page.ts'
import { nodesOf, readViewTree } from './viewTree.ts'

/**
 * Closes the page's container, if it shows one: WeChat does that instead of going back, for the gesture and
 * for `navigateBack` alike.
 *
 * @returns whether there was one
 */
export function closePageContainer({ root }: Page): boolean {
  const container = [...nodesOf(readViewTree(root.component))].find(
    ({ tag, properties }) => tag === 'page-container' && properties.show === true,
  )
  if (!container) return false
  for (const type of ['beforeleave', 'leave', 'afterleave']) fireEvent(container, type)
  return true
}
