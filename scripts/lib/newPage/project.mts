import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** An order that cannot be carried out, or a file that does not look as expected. */
export class CannotRegister extends Error {}

/** Files by their paths in the project. */
export type Files = Readonly<Record<string, string>>

/** The project that a page is made for; a test has a copy. */
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

/** @param byHand what to add, for the message where the pattern is not there */
export function replaceOnce(text: string, pattern: RegExp, replacement: string, byHand: string): string {
  if (!pattern.test(text)) throw new CannotRegister(`Add ${byHand}; the file does not look as expected.`)
  return text.replace(pattern, replacement)
}
