import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'

import type { Chunk, Compilation, Compiler, Module } from 'webpack'

import { LOCALES, MAIN, readCatalogue, REGISTRATION, type Texts } from './readCatalogue'

const PLUGIN = 'TextFiles'

/**
 * Moves the texts out of the H5 code: one file per catalogue and language, so a browser loads only its own
 * language. The runtime knows which catalogues each chunk needs and requests them with it. The texts that the
 * entry needs are in the language's main file, which the document names; `src/platform/build/textFiles.h5.ts`
 * registers them.
 */
export class TextFiles {
  /** URL of the main file of each language. */
  mainFiles: Texts = {}
  /** The texts in them. */
  mainTexts: Readonly<Record<string, Texts>> = {}
  /** URLs of the other catalogues, by language and then by catalogue name. */
  private readonly packageFiles = new Map<string, Texts>()

  constructor(private readonly root: string) {}

  /** Text files in one language for everything these chunks say. */
  filesOf(compilation: Compilation, chunks: Iterable<Chunk>, locale: string): string[] {
    const names = new Set([...chunks].flatMap((chunk) => this.cataloguesOf(compilation, chunk)))
    return [...names].flatMap((name) => this.packageFiles.get(locale)?.[name] ?? [])
  }

  apply(compiler: Compiler): void {
    const { Compilation: Stages, RuntimeGlobals, RuntimeModule } = compiler.webpack
    const cataloguesOf = (compilation: Compilation, chunk: Chunk) => this.cataloguesOf(compilation, chunk)

    class NeededTexts extends RuntimeModule {
      constructor() {
        super('needed texts')
      }

      override generate(): string {
        if (!this.compilation || !this.chunk) return ''
        const needed: Record<string, string> = {}
        for (const chunk of this.chunk.getAllAsyncChunks()) {
          const names = cataloguesOf(this.compilation, chunk)
          if (names.length > 0) needed[String(chunk.id)] = names.join(' ')
        }
        return `var neededTexts = ${JSON.stringify(needed)};
${RuntimeGlobals.ensureChunkHandlers}.texts = function (chunkId, promises) {
  var texts = neededTexts[chunkId] && self.texts.need(neededTexts[chunkId].split(" "));
  if (texts) promises.push(texts);
};`
      }
    }

    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(PLUGIN, (chunk, requirements) => {
        requirements.add(RuntimeGlobals.ensureChunk)
        requirements.add(RuntimeGlobals.ensureChunkHandlers)
        compilation.addRuntimeModule(chunk, new NeededTexts())
      })
      compilation.hooks.processAssets.tap(
        { name: PLUGIN, stage: Stages.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => this.emit(compilation, compiler),
      )
    })
  }

  private cataloguesOf(compilation: Compilation, chunk: Chunk): string[] {
    const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)]
    return modules
      .flatMap(partsOf)
      .flatMap((part) => REGISTRATION.exec(part.nameForCondition() ?? '')?.[1] ?? [])
  }

  private emit(compilation: Compilation, compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources
    const folder = path.join(this.root, 'src/i18n')
    const initial = [...(compilation.entrypoints.get('app')?.chunks ?? [])]
    const atStart = initial.flatMap((chunk) => this.cataloguesOf(compilation, chunk))
    const later = readdirSync(path.join(folder, 'packages'))
      .map((file) => path.basename(file, '.ts'))
      .filter((name) => !atStart.includes(name))
    const write = (locale: string, name: string, content: object) => {
      const source = `(self.texts=self.texts||[]).push(${JSON.stringify({ locale, name, ...content })})`
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
      const file = `js/texts.${locale}.${name}.${hash}.js`
      compilation.emitAsset(file, new RawSource(source))
      return `/${file}`
    }
    for (const locale of LOCALES) {
      const read = (name: string) => readCatalogue(folder, locale, name)
      const files = Object.fromEntries(
        later.map((name) => [name, write(locale, name, { texts: read(name) })]),
      )
      this.packageFiles.set(locale, files)
      const texts = Object.assign({}, ...atStart.map(read)) as Texts
      this.mainTexts = { ...this.mainTexts, [locale]: texts }
      this.mainFiles = { ...this.mainFiles, [locale]: write(locale, MAIN, { texts, files }) }
    }
    compilation.contextDependencies.add(folder)
  }
}

/** Webpack concatenates modules into one that only lists its parts. */
function partsOf(module: Module): readonly Module[] {
  return (module as Module & { readonly modules?: readonly Module[] }).modules ?? [module]
}
