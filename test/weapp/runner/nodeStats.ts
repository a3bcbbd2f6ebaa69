import { nodesOf, selfAndAncestors, type ViewNode } from './viewTree.ts'

export interface NodeStats {
  /** Elements on the page, text not counted, as WeChat's audits count. */
  readonly nodes: number
  readonly depth: number
  /** Children of the element that has the most. */
  readonly maxChildren: number
}

/** Counts what the view has to draw. */
export function nodeStats(root: ViewNode): NodeStats {
  const elements = [...nodesOf(root)].filter(({ tag }) => tag !== '#text')
  const childrenOf = (node: ViewNode) => node.children.filter(({ tag }) => tag !== '#text').length
  return {
    nodes: elements.length,
    depth: Math.max(...elements.map((node) => [...selfAndAncestors(node)].length)),
    maxChildren: Math.max(...elements.map(childrenOf)),
  }
}
