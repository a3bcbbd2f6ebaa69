import { TmplGroup } from 'glass-easel-template-compiler'

import { baseComponents } from './baseComponents.ts'
import type { Build } from './Build.ts'

/** A warning or an error that WeChat's template compiler found. */
export interface TemplateIssue {
  readonly file: string
  readonly line: number
  readonly message: string
}

/** All templates of a build, as the code that the view engine runs. */
export interface CompiledTemplates {
  /** JavaScript whose value is an object from template path to template. */
  readonly code: string
  /** Paths of the templates, without `.wxml`. */
  readonly paths: readonly string[]
  /** Per base component, the properties that the templates set on it. */
  readonly properties: Readonly<Record<string, readonly string[]>>
  readonly issues: readonly TemplateIssue[]
}

interface Options {
  /** Renames the base components' tags `x` to `wx-x`, so that a browser does not take them for its own. */
  readonly prefixTags?: boolean
  /** Templates added under the given path, such as what a browser draws inside `<input>`. */
  readonly extra?: Readonly<Record<string, string>>
}

const openingTag = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*\/?>/g
const attributeName = /\s([\w:-]+)(?==|\s|$)/g
const notAProperty =
  /^(bind|catch|mut-bind|capture-bind|capture-catch|wx:|data-|mark:|generic:|change:|worklet:|slot$|id$|class$|style$|hidden$)/

/** Compiles every .wxml and .wxs file of a build with WeChat's own compiler. */
export function compileTemplates(
  build: Build,
  { prefixTags = false, extra = {} }: Options = {},
): CompiledTemplates {
  const group = new TmplGroup()
  const issues: TemplateIssue[] = []
  const paths: string[] = []
  const properties = new Map<string, Set<string>>(baseComponents.map((tag) => [tag, new Set(['hidden'])]))
  const add = (path: string, source: string) => {
    for (const issue of group.addTmpl(path, source) as RawIssue[]) {
      issues.push({ file: `${path}.wxml`, line: (issue.startLine ?? 0) + 1, message: String(issue.message) })
    }
  }
  for (const [path, source] of sources(build, '.wxs')) group.addScript(path, source)
  for (const [path, source] of sources(build, '.wxml')) {
    collectProperties(source, properties)
    paths.push(path)
    add(path, prefixTags ? prefixBaseTags(source) : source)
  }
  for (const [path, source] of Object.entries(extra)) add(path, source)
  const code = group.getTmplGenObjectGroups()
  group.free()
  return {
    code,
    paths,
    issues,
    properties: Object.fromEntries([...properties].map(([tag, names]) => [tag, [...names]])),
  }
}

/** The files of a kind: their paths without the ending, and their texts. */
function sources({ files }: Build, ending: string): [path: string, source: string][] {
  return files.list
    .filter((file) => file.endsWith(ending))
    .map((file) => [file.slice(0, -ending.length), files.read(file) ?? ''])
}

interface RawIssue {
  readonly message: unknown
  readonly startLine?: number
}

function collectProperties(source: string, properties: Map<string, Set<string>>): void {
  for (const [, tag = '', attributes = ''] of source.matchAll(openingTag)) {
    for (const [, name = ''] of attributes.matchAll(attributeName)) {
      if (!notAProperty.test(name)) properties.get(tag)?.add(camelCase(name))
    }
  }
}

function prefixBaseTags(source: string): string {
  return source.replace(new RegExp(`<(/?)(${baseComponents.join('|')})(?=[\\s>/])`, 'g'), '<$1wx-$2')
}

function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
