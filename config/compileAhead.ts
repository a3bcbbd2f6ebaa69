import type { Compiler } from 'webpack'

const PLUGIN = 'CompileAhead'

/** Entry files: nearly all that is in them runs at the start. */
const FIRST_LOAD = /^js\/(app|taro)\.\w+\.js$/

/**
 * Asks Chrome to compile the first load while it arrives, off the main thread. By default V8 compiles a function when it
 * is first called: half the time that the app takes to start.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export class CompileAhead {
  apply(compiler: Compiler): void {
    // The minimiser removes comments; hashes of the files are taken later.
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
    const { ConcatSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => FIRST_LOAD.test(file)))
          compilation.updateAsset(name, (code) => new ConcatSource('//# allFunctionsCalledOnLoad\n', code))
      })
    })
  }
}
