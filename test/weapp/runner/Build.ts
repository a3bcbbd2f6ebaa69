import { plainObject, type PlainObject } from './plainObject.ts'

/** The files of a compiled mini program, by path relative to its root with forward slashes. */
export interface BuildFiles {
  readonly list: readonly string[]
  read(path: string): string | undefined
}

/** One entry of app.json's `tabBar.list`. */
export interface TabItem {
  readonly pagePath: string
  readonly text: string
  readonly iconPath?: string
  readonly selectedIconPath?: string
}

interface SubPackage {
  readonly root: string
  readonly pages: readonly string[]
}

interface AppJson {
  readonly pages: readonly string[]
  readonly subPackages?: readonly SubPackage[]
  readonly subpackages?: readonly SubPackage[]
  readonly preloadRule?: Readonly<Record<string, { readonly packages: readonly string[] }>>
  readonly tabBar?: { readonly list: readonly TabItem[] } & PlainObject
  readonly window?: PlainObject
  readonly themeLocation?: string
  readonly sitemapLocation?: string
}

/** A compiled mini program as app.json describes it. */
export class Build {
  readonly files: BuildFiles
  readonly appJson: AppJson
  /** Every page's path, without a leading slash; the first is the entry page. */
  readonly pages: readonly string[]
  readonly tabs: readonly TabItem[]

  constructor(files: BuildFiles) {
    this.files = files
    this.appJson = this.json('app') as unknown as AppJson
    const subPackages = this.appJson.subPackages ?? this.appJson.subpackages ?? []
    this.pages = [
      ...this.appJson.pages,
      ...subPackages.flatMap(({ root, pages }) => pages.map((page) => joinPath(root, page))),
    ]
    this.tabs = this.appJson.tabBar?.list ?? []
  }

  /** The JSON of a page, a component or the app; empty when there's no such file. */
  json(path: string): PlainObject {
    const text = this.files.read(`${path}.json`)
    return text === undefined ? {} : plainObject(JSON.parse(text))
  }

  /** Resolves a theme variable (`@name`) for light or dark mode; returns other settings unchanged. */
  themed(setting: unknown, theme: string): unknown {
    if (typeof setting !== 'string' || !setting.startsWith('@')) return setting
    const { themeLocation = '' } = this.appJson
    return plainObject(this.json(themeLocation.replace(/\.json$/, ''))[theme])[setting.slice(1)]
  }

  isTab(path: string): boolean {
    return this.tabs.some((tab) => tab.pagePath === path)
  }

  /** A page's `window` setting: the page's own, otherwise the app's. */
  windowSetting(path: string, name: string): unknown {
    return this.json(path)[name] ?? plainObject(this.appJson.window)[name]
  }
}

/** Joins and normalises paths; the result has no leading slash. */
export function joinPath(...parts: readonly string[]): string {
  const out: string[] = []
  for (const part of parts.join('/').split('/')) {
    if (part === '..') out.pop()
    else if (part !== '' && part !== '.') out.push(part)
  }
  return out.join('/')
}

/** Resolves a path from app.json, `usingComponents` or `require`, relative to the file that contains it. */
export function resolvePath(fromFile: string, path: string): string {
  return path.startsWith('/') ? joinPath(path) : joinPath(fromFile, '..', path)
}
