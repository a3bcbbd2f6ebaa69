import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

let names: readonly string[] | undefined

/** Names of all `wx` functions, from WeChat's published typings. Read once per process. */
export function officialApis(): readonly string[] {
  names ??= readNames()
  return names
}

function readNames(): string[] {
  const manifest = createRequire(import.meta.url).resolve('miniprogram-api-typings/package.json')
  const typings = readFileSync(path.join(path.dirname(manifest), 'types/wx/lib.wx.api.d.ts'), 'utf8')
  const start = typings.indexOf('    interface Wx {')
  if (start < 0) throw new Error('miniprogram-api-typings has changed: no "interface Wx" in lib.wx.api.d.ts')
  // Members are indented by exactly 8 spaces; examples in comments aren't, and the Set merges overloads.
  const members = typings.slice(start).matchAll(/^ {8}([a-z]\w*)[<(]/gm)
  return [...new Set([...members].map(([, name = '']) => name))]
}
