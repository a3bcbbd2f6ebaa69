import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Invalid arguments, or a project file without the expected structure. */
export class RegistrationError extends Error {}

/** File contents by project path. */
export type Files = Readonly<Record<string, string>>

/** The project that gets the page; a copy in tests. */
export interface Project {
  readonly has: (file: string) => boolean
  readonly read: (file: string) => string
}

export function projectAt(root: string): Project {
  return {
    has: (file) => existsSync(path.join(root, file)),
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
  }
}

/**
 * @param byHand what the error message asks to add by hand
 * @throws RegistrationError if the pattern isn't found
 */
export function replaceOnce(text: string, pattern: RegExp, replacement: string, byHand: string): string {
  if (!pattern.test(text)) throw new RegistrationError(`Add ${byHand}; the file does not look as expected.`)
  return text.replace(pattern, replacement)
}
