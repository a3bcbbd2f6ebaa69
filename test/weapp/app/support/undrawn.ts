import { nodesOf, type ViewNode } from '../../runner/viewTree.ts'

/** A node as Taro sends it to the view. */
interface SentNode {
  readonly sid: string
  readonly uid?: string
  readonly cl?: string
  readonly cn?: readonly SentNode[]
}

/** Elements that the app sent to the view and no template draws. */
export function undrawn(root: ViewNode): string[] {
  const drawn = new Set([...nodesOf(root)].map(({ id }) => id))
  const { data } = root.element as unknown as { data: { root: SentNode } }
  return [...elementsIn(data.root.cn ?? [])]
    .filter(({ sid, uid }) => !drawn.has(uid ?? sid))
    .map(({ sid, uid, cl }) => `is not drawn: ${uid ?? sid}, class "${cl ?? ''}"`)
}

function* elementsIn(nodes: readonly SentNode[]): Generator<SentNode> {
  for (const node of nodes) {
    if (!node.cn) continue
    yield node
    yield* elementsIn(node.cn)
  }
}
