import type { Compiler, WebpackPluginInstance } from 'webpack'

const TEMPLATES = 'base.wxml'
/** Taro's own code, which knows every attribute there is. */
const TARO = 'taro.js'

/** What Taro writes whether or not a component names it so. */
const ALWAYS = new Set(['id', 'class', 'style', 'data-sid', 'bindtap', 'catchtouchmove'])

/**
 * The templates without the attributes and events that no script names: Taro writes all that WeChat knows, once for
 * each level that elements nest.
 *
 * @param named the words of all scripts, in lower case
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

/** The prop of an attribute, as `wordsIn` has it: `bindtouchstart` is `onTouchStart`. */
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
      // Taro writes the templates when assets are added.
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
