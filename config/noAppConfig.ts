import type { Compiler, NormalModule, WebpackPluginInstance } from 'webpack'

const NAME = 'NoAppConfig'

/** What Taro's plugin adds to the modules that it builds. */
interface EntryModule {
  readonly miniType?: string
  readonly loaders: readonly { readonly options?: { config?: object } }[]
}

/** Leaves app.json's content out of app.js, where Taro repeats it: in a mini program nothing reads it there. */
export class NoAppConfig implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { NormalModule } = compiler.webpack
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // After Taro's own, which adds the loader that writes the entry.
      NormalModule.getCompilationHooks(compilation).loader.tap({ name: NAME, stage: 1 }, (_, module) =>
        drop(module),
      )
    })
  }
}

function drop(module: NormalModule): void {
  const { miniType, loaders } = module as unknown as EntryModule
  if (miniType !== 'ENTRY') return
  const options = loaders.find((loader) => loader.options?.config)?.options
  if (!options)
    throw new Error('Taro no longer passes the configuration where config/noAppConfig.ts looks for it')
  options.config = {}
}
