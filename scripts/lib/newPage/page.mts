import path from 'node:path'

export interface NewPage {
  /** Router path without the leading slash: `pages-parcel/ship-for-me/parcel-search/parcel-search`. */
  readonly pagePath: string
  /** Key in routes.ts: `parcelSearch`. */
  readonly routeName: string
  /** For the component and the store: `ParcelSearch`. */
  readonly pascalName: string
  /** For tests, ids and the CSS block: `parcel-search`. */
  readonly kebabName: string
}

export interface Texts {
  readonly 'zh-Hans': Readonly<Record<string, string>>
  readonly en: Readonly<Record<string, string>>
}

/** Names that many pages have. The folder's name goes in front: `article-list` for `article/list/list`. */
const COMMON_NAMES = ['list', 'detail']

export function describePage(pagePath: string, routeName: string): NewPage {
  const kebabName = ownName(pagePath)
  const pascalName = kebabName.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase())
  return { pagePath, routeName, pascalName, kebabName }
}

function ownName(pagePath: string): string {
  const name = path.posix.basename(pagePath)
  if (!COMMON_NAMES.includes(name)) return name
  const folders = pagePath.split('/').filter((folder) => folder !== name)
  return `${folders.at(-1)}-${name}`
}
