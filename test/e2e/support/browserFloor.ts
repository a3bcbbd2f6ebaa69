import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { parse } from 'acorn'
import postcss, { AtRule, type Rule } from 'postcss'

/** The latest ECMAScript version whose syntax Chrome 84, Firefox 79 and Safari 14.1 fully support. */
const ECMA_VERSION = 2020
/** Safari before 16.4 can't parse look-behind and rejects the whole file. */
const LOOK_BEHIND = /\(\?<[=!]/
/** Checked in the source, because Playwright needs it and `removeNewerFeatures` can't remove it. */
const NEWER_CALL = /\.checkVisibility\(/

const NEWER_PROPERTIES = /^(inset|aspect-ratio|container|translate|rotate|scale|accent-color)(-|$)/
const NEWER_VALUES = /\d(?:dvh|svh|lvh|dvw|cqw|cqh)\b|\b(?:color-mix|light-dark|oklch|round)\(/
/** Browsers that don't know one of these drop the whole rule. */
const NEWER_SELECTORS = /:(?:has|is|where|focus-visible|user-invalid|modal)\b/
const NEWER_RULES = /^(container|layer|property|scope|starting-style)$/
/** Only hides the `:focus` ring, so dropping the rule does no harm. */
const HARMLESS_SELECTORS = new Set(['*:focus:not(:focus-visible)', ':focus:not(:focus-visible)'])

/** Lists syntax in a build's scripts that the oldest supported browsers can't read. */
export function scriptsBeyondFloor(build: string): string[] {
  return filesOf(build, '.js').flatMap(([file, source]) => {
    const lookBehind = LOOK_BEHIND.test(source) ? [`${file}: a look-behind`] : []
    const newerCall = NEWER_CALL.test(source) ? [`${file}: checkVisibility`] : []
    return [...lookBehind, ...newerCall, ...syntaxProblems(file, source)]
  })
}

/** Lists the document's inline scripts that need more than ES5: they run in any browser, to say it is too old. */
export function unreadableInlineScripts(build: string): string[] {
  const html = readFileSync(path.join(build, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  return scripts.flatMap(([, source = '']) => {
    try {
      parse(source, { ecmaVersion: 5 })
      return []
    } catch (error) {
      return [`${String(error)} in ${source}`]
    }
  })
}

/** Lists styles in a build that the oldest supported browsers don't know. */
export function stylesBeyondFloor(build: string): string[] {
  return filesOf(build, '.css').flatMap(([file, source]) => {
    const problems: string[] = []
    postcss.parse(source).walk((node) => {
      if (node.type === 'decl' && (NEWER_PROPERTIES.test(node.prop) || NEWER_VALUES.test(node.value)))
        problems.push(`${file}: ${node.prop}: ${node.value}`)
      if (
        node.type === 'rule' &&
        NEWER_SELECTORS.test(node.selector) &&
        !isInSupports(node) &&
        !HARMLESS_SELECTORS.has(node.selector)
      )
        problems.push(`${file}: ${node.selector}`)
      if (node.type === 'atrule' && NEWER_RULES.test(node.name)) problems.push(`${file}: @${node.name}`)
    })
    return problems
  })
}

/** Whether only browsers that know the rule's selector read it. */
function isInSupports({ parent }: Rule): boolean {
  return parent instanceof AtRule && parent.name === 'supports' && parent.params.startsWith('selector(')
}

function syntaxProblems(file: string, source: string): string[] {
  try {
    parse(source, { ecmaVersion: ECMA_VERSION, sourceType: 'script' })
    return []
  } catch (error) {
    const { message, pos } = error as Error & { pos: number }
    return [`${file}: ${message} in ${source.slice(Math.max(0, pos - 40), pos + 20)}`]
  }
}

function filesOf(build: string, ending: string): (readonly [file: string, source: string])[] {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  )
  if (files.length === 0) throw new Error(`${build} has no ${ending} files: it is no build of the app.`)
  return files.map((file) => [file, readFileSync(path.join(build, file), 'utf8')])
}

/** Runs in the browser. Removes features that Chrome 84, Firefox 79 or iOS 14.5 lacks. */
export function removeNewerFeatures(): void {
  const lists = [Array.prototype, String.prototype, Int8Array.prototype.constructor.prototype as object]
  const young: readonly (readonly [object | undefined, readonly string[]])[] = [
    [
      globalThis,
      [
        'structuredClone',
        'AggregateError',
        'BroadcastChannel',
        'reportError',
        'requestIdleCallback',
        'scheduler',
      ],
    ],
    [Object, ['hasOwn', 'groupBy']],
    [Map, ['groupBy']],
    [Promise, ['any', 'withResolvers', 'try']],
    ...lists.map((list) => [list, ['at', 'findLast', 'findLastIndex', 'with']] as const),
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'group']],
    [String.prototype, ['replaceAll', 'isWellFormed', 'toWellFormed']],
    [Element.prototype, ['replaceChildren', 'scrollIntoViewIfNeeded']],
    [AbortSignal, ['timeout', 'any', 'abort']],
    [Intl, ['Segmenter', 'ListFormat', 'supportedValuesOf']],
    [Navigator.prototype, ['locks', 'userActivation', 'canShare', 'share']],
    [globalThis.crypto && Object.getPrototypeOf(globalThis.crypto), ['randomUUID']],
  ]
  for (const [owner, names] of young) for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
}
