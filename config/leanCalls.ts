import type { Compiler, WebpackPluginInstance } from 'webpack'

/** What an expression can start after; after anything else, `(0,a.b)` is the arguments of a call. */
const BEFORE = String.raw`[=(,;:?!&|{[>]|(?<![\w$.])(?:return|await|throw|else|case|typeof|void|in)`
const WRAPPED = new RegExp(String.raw`(${BEFORE})\(0,([A-Za-z_$][\w$]*\.[A-Za-z_$][\w$]*)\)(?=\()`, 'g')

/**
 * Turns webpack's `(0,module.name)(…)`, a call without `this`, into `module.name(…)`. No function that a
 * module exports reads `this`, and screens make thousands of such calls.
 *
 * @param script minified code
 */
export function leanCalls(script: string): string {
  return script.replace(
    WRAPPED,
    (_wrapped, before: string, name: string) => `${before}${/\w/.test(before) ? ' ' : ''}${name}`,
  )
}

export class LeanCallsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('LeanCalls', (compilation) => {
      // Run after the minifier.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: 'LeanCalls', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js')))
          compilation.updateAsset(file, (source) => new sources.RawSource(leanCalls(String(source.source()))))
      })
    })
  }
}
