import { addTexts } from './catalogues'

/**
 * A catalogue in both languages: in `{ parcel: { weight: '重量^Weight' } }` the key is `parcel.weight`. If longer keys begin
 * with a key, its own text is under `''`.
 */
export interface TextTree {
  [part: string]: string | TextTree
}

/** Adds the texts of a mini program's catalogue, which `config/textTree.ts` writes. */
export function addTextTree(tree: TextTree, path = ''): void {
  for (const [part, below] of Object.entries(tree)) {
    const key = path && part ? `${path}.${part}` : path || part
    if (typeof below === 'string') {
      const [zhHans, en] = below.split('^')
      addTexts({ 'zh-Hans': { [key]: zhHans }, en: { [key]: en } })
    } else addTextTree(below, key)
  }
}
