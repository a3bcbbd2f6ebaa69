/** A node of the item-name tree: a group, or (without children) a name that can be declared. */
export interface DeclaredName {
  readonly id: string
  readonly displayName: string
  readonly children: readonly DeclaredName[]
}

/** A declarable name and the groups above it, outermost first. */
export interface DeclaredNameMatch {
  readonly id: string
  readonly displayName: string
  readonly path: readonly string[]
}

/** Declarable names whose own text or a group's contains the search; all of them for an empty search. */
export function searchDeclaredNames(
  tree: readonly DeclaredName[],
  search: string,
): readonly DeclaredNameMatch[] {
  const wanted = search.trim().toLowerCase()
  return leaves(tree, []).filter(({ displayName, path }) =>
    [...path, displayName].some((text) => text.toLowerCase().includes(wanted)),
  )
}

function leaves(nodes: readonly DeclaredName[], path: readonly string[]): DeclaredNameMatch[] {
  return nodes.flatMap(({ id, displayName, children }) =>
    children.length === 0 ? [{ id, displayName, path }] : leaves(children, [...path, displayName]),
  )
}
