import type { NewPage } from './pageTemplates.mts'

/** A file that does not look as expected, and what to write into it by hand. */
export class CannotRegister extends Error {}

/** Adds the route to `PATHS` in routes.ts. */
export function addRoute(routes: string, { routeName, pagePath }: NewPage): string {
  const paths = /(export const PATHS = \{[\s\S]*?)(\n\} as const)/
  const entry = `\n  ${routeName}: '/${pagePath}',`
  return replaceOnce(routes, paths, `$1${entry}$2`, `${entry.trim()} to PATHS in src/navigation/routes.ts`)
}

/** Adds the page to app.config.ts: to its sub-package, which is made when it is the first of it. */
export function addToAppConfig(config: string, { pagePath }: NewPage): string {
  const [root = '', ...rest] = pagePath.split('/')
  if (root === 'pages') return appendTo(config, /(\n {2}pages: \[[^\]]*?)(\s*\])/, pagePath)
  const own = new RegExp(`(root: '${root}',\\s*pages: \\[[^\\]]*?)(,?\\s*\\])`)
  if (own.test(config)) return appendTo(config, own, rest.join('/'))
  const subPackage = `{ root: '${root}', pages: ['${rest.join('/')}'] }`
  return replaceOnce(
    config,
    /(\n {2}subPackages: \[[\s\S]*?)(\n {2}\])/,
    `$1\n    ${subPackage},$2`,
    `${subPackage} to subPackages in src/app.config.ts`,
  )
}

/** Adds the title to a catalogue, beside the titles that are there. */
export function addTitle(catalogue: string, { routeName }: NewPage, title: string): string {
  const entry = `  'title.${routeName}': '${title.replaceAll("'", "\\'")}',\n`
  const lastTitle = /([\s\S]*\n {2}'title\.[^\n]*\n)/
  const firstLine = /(export const \w+[^\n]*\{\n)/
  const place = lastTitle.test(catalogue) ? lastTitle : firstLine
  return replaceOnce(catalogue, place, `$1${entry}`, `${entry.trim()} to the catalogue`)
}

function appendTo(config: string, list: RegExp, page: string): string {
  const isOneLine = !(list.exec(config)?.[1] ?? '').split('[').pop()?.includes('\n')
  const entry = isOneLine ? `, '${page}'` : `,\n        '${page}'`
  const withoutComma = config.replace(list, (match: string) => match.replace(/,(\s*\])$/, '$1'))
  return replaceOnce(withoutComma, list, `$1${entry}$2`, `'${page}' to its list in src/app.config.ts`)
}

function replaceOnce(text: string, pattern: RegExp, replacement: string, byHand: string): string {
  if (!pattern.test(text)) throw new CannotRegister(`Add ${byHand}; the file does not look as expected.`)
  return text.replace(pattern, replacement)
}
