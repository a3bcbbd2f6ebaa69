import { getComponentsAlias } from '@tarojs/shared'
import { internalComponents } from '@tarojs/shared/dist/template.js'
import type { Compiler, WebpackPluginInstance } from 'webpack'

const TEMPLATES = 'base.wxml'
/** Taro's own code, which mentions every attribute. */
const TARO = 'taro.js'
/** Placeholder in config/taroShared.js for the short names. */
const NAMES = 'COMPONENT_NAMES'

/** Attributes that Taro sets even if no component names them. */
const ALWAYS = new Set(['id', 'class', 'style', 'data-sid', 'bindtap', 'catchtouchmove'])

/**
 * Drops the attributes and events that no script names. Taro writes all that WeChat supports, once for
 * each nesting level.
 *
 * @param named all words in the scripts, in lower case
 */
export function leanTemplates(wxml: string, named: ReadonlySet<string>): string {
  return wxml
    .replace(/<(?!template|block|wxs|comp\b)[a-z-]+ [^>]*>/g, (tag) =>
      tag.replace(/\s+([a-z-]+)="[^"]*"/g, (attribute, name: string) =>
        ALWAYS.has(name) || named.has(propOf(name)) ? attribute : '',
      ),
    )
    .replace(/>\s+</g, '><')
}

/** The prop that an attribute stands for, spelled as in `wordsIn`: `bindtouchstart` is `onTouchStart`. */
function propOf(attribute: string): string {
  return attribute.replace(/^bind/, 'on').replaceAll('-', '')
}

/** Short names of attributes, and of their component as "_num", as Taro computes them. */
type Names = Readonly<Record<string, string>>

/** Short names of the components in these templates, and of their attributes that a script mentions. */
export function namesIn(wxml: string, named: ReadonlySet<string>): Readonly<Record<string, Names>> {
  const names: Readonly<Record<string, Names>> = getComponentsAlias(internalComponents)
  const isNamed = ([name]: readonly [string, string]) => name === '_num' || named.has(name.toLowerCase())
  return Object.fromEntries(
    Object.entries(names)
      .filter(([, { _num }]) => new RegExp(`"tmpl_0_${_num}["_]`).test(wxml))
      .map(([component, attributes]) => [
        component,
        Object.fromEntries(Object.entries(attributes).filter(isNamed)),
      ]),
  )
}

export function wordsIn(scripts: readonly string[]): Set<string> {
  return new Set(
    scripts.flatMap((script) => script.match(/[A-Za-z]+/g) ?? []).map((word) => word.toLowerCase()),
  )
}

export class LeanTemplatesPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('LeanTemplates', (compilation) => {
      // Runs after minification, because comments mention every name.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: 'LeanTemplates', stage }, (assets) => {
        const templates = assets[TEMPLATES]
        if (!templates) throw new Error(`Taro writes no ${TEMPLATES} any more.`)
        const sourceOf = (file: string) => String(assets[file]?.source() ?? '')
        const scripts = Object.keys(assets).filter((file) => file.endsWith('.js'))
        const named = wordsIn(scripts.filter((file) => file !== TARO).map(sourceOf))
        const lean = leanTemplates(String(templates.source()), named)
        compilation.updateAsset(TEMPLATES, new sources.RawSource(lean))
        const table = scripts.find((file) => sourceOf(file).includes(NAMES))
        if (!table) throw new Error(`No script has ${NAMES} any more.`)
        const names = JSON.stringify(namesIn(lean, named))
        compilation.updateAsset(table, new sources.RawSource(sourceOf(table).replace(NAMES, names)))
      })
    })
  }
}
