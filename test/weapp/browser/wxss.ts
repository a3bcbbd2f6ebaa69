import postcss from 'postcss'

import { baseComponents } from '../runner/baseComponents.ts'
import { resolvePath, type Build } from '../runner/Build.ts'

const baseTag = new RegExp(`(^|[\\s>+~,(])(${baseComponents.join('|')})(?![\\w-])`, 'g')

/**
 * Converts a build's style sheet for a browser: inlines imports, turns rpx into a share of the viewport's
 * width, and prefixes base component tags with `wx-`.
 */
export function wxssToCss(build: Build, file: string): string {
  const root = postcss.parse(inlined(build, file, new Set()))
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(baseTag, '$1wx-$2')
  })
  return rpxToCalc(root.toString())
}

/** 750 rpx is the screen's width. */
export function rpxToCalc(css: string): string {
  return css.replace(/(-?[\d.]+)rpx/g, 'calc($1 * 100vw / 750)')
}

function inlined(build: Build, file: string, seen: Set<string>): string {
  if (seen.has(file)) return ''
  seen.add(file)
  const source = build.files.read(file) ?? ''
  return source.replace(/@import\s+["']([^"']+)["']\s*;?/g, (_, path: string) =>
    inlined(build, resolvePath(file, path), seen),
  )
}
