import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

import { inRoot, root } from './paths.mts'

/** Test files below a folder, sorted; the test runner of Node 20 doesn't support globs. */
export function testFiles(folder: string): string[] {
  const start = inRoot(folder)
  if (!statSync(start, { throwIfNoEntry: false })) return []
  return readdirSync(start, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.m?tsx?$/.test(name))
    .map((name) => path.relative(root, path.join(start, name)))
    .sort()
}
