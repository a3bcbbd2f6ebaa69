import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

import { inRoot, root } from './paths.mts'

/** Files and folders that affect a build's output. */
const INPUTS = [
  'src',
  'config',
  'types',
  'worker',
  'brand.json',
  'babel.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'project.config.json',
]
const isInputEnv = (name: string) => /^(TARO_)?APP_/.test(name) || name === 'NODE_ENV'

/** A hash over the inputs of a build; equal hashes mean equal builds. */
export function inputsHash(target: string): string {
  const hash = createHash('sha256').update(target)
  const dotEnv = readdirSync(root).filter((name) => name.startsWith('.env'))
  for (const input of [...INPUTS, ...dotEnv]) {
    for (const file of filesOf(inRoot(input))) {
      hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file))
    }
  }
  for (const name of Object.keys(process.env).filter(isInputEnv).sort()) {
    hash.update(`\0${name}=${process.env[name]}`)
  }
  return hash.digest('hex')
}

function filesOf(entry: string): string[] {
  const stat = statSync(entry, { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [entry]
  return readdirSync(entry)
    .sort()
    .flatMap((name) => filesOf(path.join(entry, name)))
}
