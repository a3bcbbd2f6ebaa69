import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, wherever it was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

export const inRoot = (...parts: string[]): string => path.join(root, ...parts)
