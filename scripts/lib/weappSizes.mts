import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

export interface WeappSizes {
  /** Bytes of everything that is in no sub-package. */
  readonly mainPackage: number
  readonly subPackages: readonly { readonly root: string; readonly bytes: number }[]
  readonly total: number
}

interface AppJson {
  readonly subPackages?: readonly { readonly root: string }[]
}

/** Files that WeChat's tools leave out of what is uploaded. */
const NOT_UPLOADED = /(^|\/)project\.(private\.)?config\.json$|\.map$|\.LICENSE\.txt$/

/** What each package of a built mini program weighs, as WeChat counts: the bytes of its files. */
export function weappSizes(folder: string): WeappSizes {
  const app = JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8')) as AppJson
  const roots = (app.subPackages ?? []).map(({ root }) => root.replace(/\/?$/, '/'))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !NOT_UPLOADED.test(name) && statSync(path.join(folder, name)).isFile())
    .map((name) => ({ name, bytes: statSync(path.join(folder, name)).size }))
  const weigh = (isIn: (name: string) => boolean) =>
    files.reduce((sum, { name, bytes }) => (isIn(name) ? sum + bytes : sum), 0)
  return {
    mainPackage: weigh((name) => !roots.some((root) => name.startsWith(root))),
    subPackages: roots.map((root) => ({ root, bytes: weigh((name) => name.startsWith(root)) })),
    total: weigh(() => true),
  }
}
