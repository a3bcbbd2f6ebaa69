import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The base library that added each function of WeChat's `wx`, by name: "2.32.3". */
export type OfficialApis = Readonly<Record<string, string>>

/** For the functions of the first base library, which the typings give no version. */
const FIRST = '1.0.0'

let apis: OfficialApis | undefined

/** All `wx` functions in WeChat's typings. Cached. */
export function officialApis(): OfficialApis {
  apis ??= readApis()
  return apis
}

function readApis(): OfficialApis {
  const manifest = createRequire(import.meta.url).resolve('miniprogram-api-typings/package.json')
  const typings = readFileSync(path.join(path.dirname(manifest), 'types/wx/lib.wx.api.d.ts'), 'utf8')
  const start = typings.indexOf('    interface Wx {')
  if (start < 0) throw new Error('miniprogram-api-typings has changed: no "interface Wx" in lib.wx.api.d.ts')
  const found: Record<string, string> = {}
  // Each description stands before its member. Members are indented by exactly 8 spaces; examples aren't.
  let description = ''
  for (const [, text, name] of typings.slice(start).matchAll(/\/\*\*(.*?)\*\/|^ {8}([a-z]\w*)[<(]/gms)) {
    if (name === undefined) description = text ?? ''
    else found[name] ??= /需要基础库：\s*`([\d.]+)`/.exec(description)?.[1] ?? FIRST
  }
  return found
}
