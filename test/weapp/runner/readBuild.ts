import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

import { Build } from './Build.ts'

/**
 * Reads a compiled mini program from disk; files are read on demand, and once.
 *
 * @throws {Error} when there's no app.json, with the command that builds it
 */
export function readBuild(dir: string): Build {
  if (!existsSync(path.join(dir, 'app.json'))) {
    throw new Error(`${dir} holds no compiled mini program (no app.json): run "npm run build:weapp" first`)
  }
  const list = listFiles(dir)
  const texts = new Map<string, string>()
  return new Build({
    list,
    read(file) {
      const known = texts.get(file)
      if (known !== undefined) return known
      const absolute = path.join(dir, file)
      if (!existsSync(absolute)) return undefined
      const text = readFileSync(absolute, 'utf8')
      texts.set(file, text)
      return text
    },
  })
}

/** Every file under `dir`: sorted relative paths with forward slashes. */
export function listFiles(dir: string): string[] {
  return (readdirSync(dir, { recursive: true }) as string[])
    .filter((file) => statSync(path.join(dir, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
}
