import path from 'node:path'

export interface NewPage {
  /** Router path without the leading slash: `pages-parcel/ship-for-me/parcel-search/parcel-search`. */
  readonly pagePath: string
  /** Key in routes.ts: `parcelSearch`. */
  readonly routeName: string
  /** For the component and the store: `ParcelSearch`. */
  readonly pascalName: string
  /** For file names and the CSS block: `parcel-search`. */
  readonly kebabName: string
}

export interface Texts {
  readonly 'zh-Hans': Readonly<Record<string, string>>
  readonly en: Readonly<Record<string, string>>
}

export function describePage(pagePath: string, routeName: string): NewPage {
  const kebabName = path.posix.basename(pagePath)
  const pascalName = kebabName.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase())
  return { pagePath, routeName, pascalName, kebabName }
}
