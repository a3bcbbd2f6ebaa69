import { TmplGroup } from 'glass-easel-template-compiler'

import { baseComponents } from './baseComponents.ts'
import type { Build } from './Build.ts'

/** A warning or error from WeChat's template compiler. */
export interface TemplateIssue {
  readonly file: string
  readonly line: number
  readonly message: string
}

/** All templates of a build, compiled for the view engine. */
export interface CompiledTemplates {
  /** JavaScript that evaluates to an object of templates by path. */
  readonly code: string
  /** Template paths, without `.wxml`. */
  readonly paths: readonly string[]
  /** Properties that the templates set, by base component. */
  readonly properties: Readonly<Record<string, readonly string[]>>
  readonly issues: readonly TemplateIssue[]
}

interface Options {
  /** Renames base component tags from `x` to `wx-x`, so that a browser doesn't treat them as its own. */
  readonly prefixTags?: boolean
  /** Extra templates by path, such as what a browser draws inside `<input>`. */
  readonly extra?: Readonly<Record<string, string>>
}

const openingTag = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*\/?>/g
const attributeName = /\s([\w:-]+)(?==|\s|$)/g
const notAProperty =
  /^(bind|catch|mut-bind|capture-bind|capture-catch|wx:|data-|mark:|generic:|change:|worklet:|slot$|id$|class$|style$|hidden$)/

/** Compiles a build's .wxml and .wxs files with WeChat's own compiler. */
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

/** Files with the given extension: path without the extension, and content. */
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
