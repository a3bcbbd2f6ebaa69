import path from 'node:path'
import { runInNewContext } from 'node:vm'

import { buildSync } from 'esbuild'

import { appName } from './appName'

export const LOCALES = ['zh-Hans', 'en'] as const

/** Name of the catalogue with the texts of the first load, which `index.ts` lists. */
export const MAIN = 'main'

/** Modules that register a catalogue's texts, with its name. */
export const REGISTRATION = /[\\/]src[\\/]i18n[\\/]packages[\\/](\w+)\.ts$/

export type Texts = Readonly<Record<string, string>>

/** A catalogue's texts in one language. */
export function readCatalogue(i18n: string, locale: string, name: string): Texts {
  const define = { __APP_NAME__: JSON.stringify(appName) }
  const { outputFiles } = buildSync({
    entryPoints: [path.join(i18n, locale, `${name === MAIN ? 'index' : name}.ts`)],
    bundle: true,
    write: false,
    format: 'cjs',
    define,
  })
  const module: { exports: Readonly<Record<string, Texts>> } = { exports: {} }
  runInNewContext(outputFiles[0]?.text ?? '', { module })
  return Object.assign({}, ...Object.values(module.exports)) as Texts
}
