import { Ajv, type ValidateFunction } from 'ajv'

import type { Build } from '../runner/Build.ts'
import { plainObject } from '../runner/plainObject.ts'
import { appSchema, pageSchema, sitemapSchema, themeSchema } from './jsonSchemas.ts'
import { schemaProblems } from './schemaProblems.ts'

const ajv = new Ajv({ allErrors: true })
const isApp = ajv.compile(appSchema)
const isPage = ajv.compile(pageSchema)
const isTheme = ajv.compile(themeSchema)
const isSitemap = ajv.compile(sitemapSchema)

/** Finds JSON that doesn't parse or that WeChat rejects, and missing settings that the project relies on. */
export function jsonProblems(build: Build): string[] {
  const files = build.files.list.filter((file) => file.endsWith('.json'))
  const broken = files.flatMap((file) => parseProblems(file, build.files.read(file) ?? ''))
  if (broken.length > 0) return broken
  // A JSON file next to a template belongs to a page or component; the rest belong to the app and the tools.
  const units = files.filter((file) => build.files.list.includes(file.replace(/json$/, 'wxml')))
  const { themeLocation, sitemapLocation } = build.appJson
  return [
    ...themedProblems(build, 'app.json', isApp),
    ...units.flatMap((file) => themedProblems(build, file, isPage)),
    ...namedFileProblems(build, themeLocation, isTheme),
    ...namedFileProblems(build, sitemapLocation, isSitemap),
    ...sitemapProblems(build, sitemapLocation),
    ...loadingProblems(build),
    ...preloadProblems(build),
  ]
}

/** Checks a file in light and in dark mode; reports a problem in both only once. */
function themedProblems(build: Build, file: string, validate: ValidateFunction): string[] {
  const json = build.json(file.slice(0, -'.json'.length))
  const problems = ['light', 'dark'].flatMap((theme) => {
    const missing: string[] = []
    const themed = withTheme(json, (variable) => {
      const value = build.themed(variable, theme)
      if (value === undefined) missing.push(`${file} uses ${variable}, which has no ${theme} value`)
      return value
    })
    return missing.length > 0 ? missing : schemaProblems(file, themed, validate)
  })
  return [...new Set(problems)]
}

function withTheme(value: unknown, valueOf: (variable: string) => unknown): unknown {
  if (typeof value === 'string') return /^@\w+$/.test(value) ? valueOf(value) : value
  if (Array.isArray(value)) return value.map((item) => withTheme(item, valueOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTheme(item, valueOf)]))
}

function namedFileProblems(build: Build, file: string | undefined, validate: ValidateFunction): string[] {
  if (file === undefined) return []
  if (!build.files.list.includes(file)) return [`app.json names ${file}, which is missing`]
  return schemaProblems(file, build.json(file.replace(/\.json$/, '')), validate)
}

/** Finds sitemap rules for pages that don't exist: such a rule has no effect. */
function sitemapProblems(build: Build, file = ''): string[] {
  const rules = (build.json(file.replace(/\.json$/, '')).rules ?? []) as readonly { readonly page: string }[]
  return rules
    .filter(({ page }) => page !== '*' && !build.pages.includes(page))
    .map(({ page }) => `${file} names no page: ${page}`)
}

function parseProblems(file: string, text: string): string[] {
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    return [`${file} does not parse: ${(error as Error).message}`]
  }
}

function loadingProblems(build: Build): string[] {
  const lazy = build.json('app').lazyCodeLoading === 'requiredComponents'
  return lazy ? [] : ['app.json lacks "lazyCodeLoading": "requiredComponents"']
}

function preloadProblems(build: Build): string[] {
  const subPackages = build.appJson.subPackages ?? build.appJson.subpackages ?? []
  const roots = new Set(['__APP__', ...subPackages.map(({ root }) => root)])
  return Object.entries(plainObject(build.json('app').preloadRule)).flatMap(([page, rule]) => {
    const packages = (plainObject(rule).packages ?? []) as string[]
    const wrong = packages
      .filter((root) => !roots.has(root))
      .map((root) => `preloadRule names no package: ${root}`)
    return build.pages.includes(page) ? wrong : [...wrong, `preloadRule names no page: ${page}`]
  })
}
