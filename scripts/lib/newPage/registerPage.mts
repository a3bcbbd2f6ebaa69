import type { NewPage } from './page.mts'
import { RegistrationError, replaceOnce, type Files, type Project } from './project.mts'

const ROUTES = 'src/navigation/routes.ts'
const APP_CONFIG = 'src/app.config.ts'

/** Adds the page to the router and the build. */
export function registerPage(project: Project, page: NewPage): Files {
  return {
    [ROUTES]: addRoute(project.read(ROUTES), page),
    [APP_CONFIG]: addToAppConfig(project.read(APP_CONFIG), page),
  }
}

/** @throws RegistrationError if there's no route of that name */
export function findRoute({ read }: Project, routeName: string): string {
  if (hasRoute(read(ROUTES), routeName)) return routeName
  throw new RegistrationError(`There is no route "${routeName}" in ${ROUTES}.`)
}

function hasRoute(routes: string, routeName: string): boolean {
  return new RegExp(`\\n  ${routeName}: '/`).test(routes)
}

function addRoute(routes: string, { routeName, pagePath }: NewPage): string {
  const paths = /(export const PATHS = \{[\s\S]*?)(\n\} as const)/
  if (hasRoute(routes, routeName)) throw new RegistrationError(`There already is a route "${routeName}".`)
  const entry = `\n  ${routeName}: '/${pagePath}',`
  return replaceOnce(routes, paths, `$1${entry}$2`, `${entry.trim()} to PATHS in ${ROUTES}`)
}

/** Adds the page to its sub-package, creating that if necessary. */
function addToAppConfig(config: string, { pagePath }: NewPage): string {
  const root = subPackageOf(config, pagePath)
  if (root === null) return appendTo(config, /(\n {2}pages: \[[^\]]*?)(\s*\])/, pagePath)
  const rest = pagePath.slice(root.length + 1)
  const own = new RegExp(`(root: '${root}',\\s*pages: \\[[^\\]]*?)(,?\\s*\\])`)
  if (own.test(config)) return appendTo(config, own, rest)
  const subPackage = `{ root: '${root}', pages: ['${rest}'] }`
  return replaceOnce(
    config,
    /(\n {2}subPackages: \[[\s\S]*?)(\n {2}\])/,
    `$1\n    ${subPackage},$2`,
    `${subPackage} to subPackages in ${APP_CONFIG}`,
  )
}

/** The root of the page's sub-package; null if the page belongs to the main package. */
function subPackageOf(config: string, pagePath: string): string | null {
  const roots = [...config.matchAll(/root: '([^']+)'/g)].map(([, root = '']) => root)
  const known = roots.find((root) => pagePath.startsWith(`${root}/`))
  if (known !== undefined) return known
  const [first = ''] = pagePath.split('/')
  return first === 'pages' ? null : first
}

function appendTo(config: string, list: RegExp, page: string): string {
  const isOneLine = !(list.exec(config)?.[1] ?? '').split('[').pop()?.includes('\n')
  const entry = isOneLine ? `, '${page}'` : `,\n        '${page}'`
  const withoutComma = config.replace(list, (match: string) => match.replace(/,(\s*\])$/, '$1'))
  return replaceOnce(withoutComma, list, `$1${entry}$2`, `'${page}' to its list in ${APP_CONFIG}`)
}
