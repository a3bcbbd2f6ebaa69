import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the project, independent of the working directory. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

export const inRoot = (...parts: string[]): string => path.join(root, ...parts)
