import { statSync } from 'node:fs'
import path from 'node:path'

import { BUDGETS } from '../../../scripts/lib/budgets.mts'
import { readBuild } from '../runner/readBuild.ts'

/** Upload sizes of a compiled mini program in bytes, by package, as WeChat measures them. */
export interface WeappSizes {
  /** Everything outside the sub-packages. */
  readonly main: number
  /** Keyed by the sub-package's root. */
  readonly subPackages: Readonly<Record<string, number>>
  readonly total: number
  /** Number of pages in sub-packages. */
  readonly pagesOutside: number
}

/**
 * WeChat's size limits for one package, which is also that for what the pages of one package preload together, and for
 * all packages if a service provider uploads.
 */
export const wechatLimits = { package: 2 * 1024 * 1024, total: 20 * 1024 * 1024 } as const

/** The project's own limits, in bytes. */
export const sizeBars = {
  main: BUDGETS.weappMainPackage,
  subPackage: BUDGETS.weappSubPackage,
  total: BUDGETS.weappTotal,
} as const

/** Developer tool settings aren't uploaded. */
const notUploaded = /^project(\.private)?\.config\.json$/

/**
 * Measures a build.
 *
 * @throws {Error} when there is none
 */
export function weappSizes(dir: string): WeappSizes {
  const { appJson, files } = readBuild(dir)
  const listed = appJson.subPackages ?? appJson.subpackages ?? []
  const roots = listed.map(({ root }) => `${root.replace(/\/$/, '')}/`)
  const subPackages: Record<string, number> = Object.fromEntries(roots.map((root) => [root.slice(0, -1), 0]))
  let main = 0
  for (const file of files.list.filter((name) => !notUploaded.test(name))) {
    const { size } = statSync(path.join(dir, file))
    const root = roots.find((prefix) => file.startsWith(prefix))
    if (root === undefined) main += size
    else subPackages[root.slice(0, -1)] = (subPackages[root.slice(0, -1)] ?? 0) + size
  }
  const total = Object.values(subPackages).reduce((sum, size) => sum + size, main)
  const pagesOutside = listed.reduce((sum, { pages }) => sum + pages.length, 0)
  return { main, subPackages, total, pagesOutside }
}

/**
 * Describes every package whose pages together preload more than WeChat allows; empty when there's none.
 *
 * @param preloadRule as in app.json
 */
export function preloadSizeProblems(
  preloadRule: Readonly<Record<string, { readonly packages: readonly string[] }>>,
  { subPackages }: Pick<WeappSizes, 'subPackages'>,
): string[] {
  const preloads = new Map<string, Set<string>>()
  for (const [page, { packages }] of Object.entries(preloadRule)) {
    const own = Object.keys(subPackages).find((root) => page.startsWith(`${root}/`)) ?? 'the main package'
    preloads.set(own, new Set([...(preloads.get(own) ?? []), ...packages]))
  }
  return [...preloads].flatMap(([own, packages]) => {
    const size = [...packages].reduce((sum, root) => sum + (subPackages[root] ?? 0), 0)
    return size > wechatLimits.package ? [`the pages of ${own} preload ${size} bytes`] : []
  })
}

/** Describes every package over WeChat's or the project's limits; empty when there's none. */
export function sizeProblems({ main, subPackages, total }: Omit<WeappSizes, 'pagesOutside'>): string[] {
  const over = (name: string, size: number, bar: number) =>
    size > bar ? [`${name} is ${size} bytes, ${size - bar} over ${bar}`] : []
  const packages = Object.entries({ 'the main package': main, ...subPackages })
  return [
    ...packages.flatMap(([name, size]) => over(name, size, wechatLimits.package)),
    ...over('everything together', total, wechatLimits.total),
    ...over('the main package', main, sizeBars.main),
    ...Object.entries(subPackages).flatMap(([root, size]) => over(root, size, sizeBars.subPackage)),
    ...over('everything together', total, sizeBars.total),
  ]
}
