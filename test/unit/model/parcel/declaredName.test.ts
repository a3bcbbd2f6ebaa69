import fc from 'fast-check'

import { searchDeclaredNames, type DeclaredName } from '@/model/parcel/declaredName'

const leaf = (id: string, displayName: string): DeclaredName => ({ id, displayName, children: [] })
const tree: readonly DeclaredName[] = [
  {
    id: 'clothes',
    displayName: 'Clothes',
    children: [
      { id: 'women', displayName: 'Women', children: [leaf('dress', 'Dress'), leaf('skirt', 'Skirt')] },
      leaf('socks', 'Socks'),
    ],
  },
  leaf('book', 'Book'),
]

const idsOf = (search: string) => searchDeclaredNames(tree, search).map(({ id }) => id)

describe('searchDeclaredNames', () => {
  it('gives every name that can be declared for an empty search', () => {
    expect(idsOf(' ')).toEqual(['dress', 'skirt', 'socks', 'book'])
  })

  it('finds a part of a name, in any case', () => expect(idsOf('KIR')).toEqual(['skirt']))
  it('finds a whole group by its name', () => expect(idsOf('women')).toEqual(['dress', 'skirt']))
  it('finds nothing where nothing matches', () => expect(idsOf('zebra')).toEqual([]))

  it('says under which groups a name hangs, outermost first', () => {
    expect(searchDeclaredNames(tree, 'dress')).toEqual([
      { id: 'dress', displayName: 'Dress', path: ['Clothes', 'Women'] },
    ])
  })

  it('finds every name by itself, and never a group', () => {
    const node = fc.letrec<{ node: DeclaredName }>((tie) => ({
      node: fc.record({
        id: fc.uuid(),
        displayName: fc.string({ minLength: 1 }),
        children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('node'), { maxLength: 3 })),
      }),
    })).node
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (nodes) => {
        for (const { id, displayName } of searchDeclaredNames(nodes, '')) {
          expect(searchDeclaredNames(nodes, displayName).map((match) => match.id)).toContain(id)
          expect(nodeById(nodes, id)?.children).toEqual([])
        }
      }),
      { numRuns: 60 },
    )
  })
})

function nodeById(nodes: readonly DeclaredName[], id: string): DeclaredName | undefined {
  return (
    nodes.find((node) => node.id === id) ?? nodes.map(({ children }) => nodeById(children, id)).find(Boolean)
  )
}
