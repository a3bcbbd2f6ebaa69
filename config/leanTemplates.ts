import type { Compiler, WebpackPluginInstance } from 'webpack'

const TEMPLATES = 'base.wxml'
/** Taro's own code, which mentions every attribute. */
const TARO = 'taro.js'

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

export function wordsIn(scripts: readonly string[]): Set<string> {
  return new Set(
    scripts.flatMap((script) => script.match(/[A-Za-z]+/g) ?? []).map((word) => word.toLowerCase()),
  )
}

export class LeanTemplatesPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('LeanTemplates', (compilation) => {
      // Run after Taro has added the templates to the assets.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE
      compilation.hooks.processAssets.tap({ name: 'LeanTemplates', stage }, (assets) => {
        const templates = assets[TEMPLATES]
        if (!templates) throw new Error(`Taro writes no ${TEMPLATES} any more.`)
        const scripts = Object.keys(assets).filter((file) => file.endsWith('.js') && file !== TARO)
        const named = wordsIn(scripts.map((file) => String(assets[file]?.source() ?? '')))
        const lean = leanTemplates(String(templates.source()), named)
        compilation.updateAsset(TEMPLATES, new sources.RawSource(lean))
      })
    })
  }
}
