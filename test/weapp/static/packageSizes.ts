import { statSync } from 'node:fs'
import path from 'node:path'

import { readBuild } from '../runner/readBuild.ts'

/** Bytes of a compiled mini program, as WeChat weighs it: what is uploaded, package by package. */
export interface WeappSizes {
  /** Everything outside the sub-packages. */
  readonly main: number
  /** By the sub-package's root. */
  readonly subPackages: Readonly<Record<string, number>>
  readonly total: number
  /** How many pages stand in sub-packages. */
  readonly pagesOutside: number
}

/** WeChat's limit for one package. */
const wechatPackageLimit = 2 * 1024 * 1024

/** The project's own bars, in bytes. */
export const sizeBars = { main: 520_000, subPackage: 250_000, total: 1_300_000 } as const

/** Settings of the developer tools are not uploaded. */
const notUploaded = /^project(\.private)?\.config\.json$/

/** Weighs a build. @throws {Error} when there is none */
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

/** What is heavier than WeChat or the project allows, in words; empty when nothing is. */
export function sizeProblems({ main, subPackages, total }: Omit<WeappSizes, 'pagesOutside'>): string[] {
  const over = (name: string, size: number, bar: number) =>
    size > bar ? [`${name} is ${size} bytes, ${size - bar} over ${bar}`] : []
  const packages = Object.entries({ 'the main package': main, ...subPackages })
  return [
    ...packages.flatMap(([name, size]) => over(name, size, wechatPackageLimit)),
    ...over('the main package', main, sizeBars.main),
    ...Object.entries(subPackages).flatMap(([root, size]) => over(root, size, sizeBars.subPackage)),
    ...over('everything together', total, sizeBars.total),
  ]
}
