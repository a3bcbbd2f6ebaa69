import { nodesOf, selfAndAncestors, type ViewNode } from './viewTree.ts'

export interface NodeStats {
  /** Elements on the page without text nodes, as WeChat's audits count them. */
  readonly nodes: number
  readonly depth: number
  /** Largest number of children of any element. */
  readonly maxChildren: number
}

/** Measures the size of a view tree. */
export function nodeStats(root: ViewNode): NodeStats {
  const elements = [...nodesOf(root)].filter(({ tag }) => tag !== '#text')
  const childrenOf = (node: ViewNode) => node.children.filter(({ tag }) => tag !== '#text').length
  return {
    nodes: elements.length,
    depth: Math.max(...elements.map((node) => [...selfAndAncestors(node)].length)),
    maxChildren: Math.max(...elements.map(childrenOf)),
  }
}
