import path from 'node:path'

export interface NewPage {
  /** As the router knows it, without a leading slash: `pages-parcel/ship-for-me/parcel-search/parcel-search`. */
  readonly pagePath: string
  /** In routes.ts: `parcelSearch`. */
  readonly routeName: string
  /** `ParcelSearch`, for its component and store. */
  readonly pascalName: string
  /** `parcel-search`, for its files and its style block. */
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
