import type { Chunk, ChunkGroup, Compilation, Compiler } from 'webpack'

import type { TextFiles } from './textFiles'

const PLUGIN = 'FirstPaint'
const PAGE = 'index.html'

/** Fills in FIRST_FILES, which the inline script in src/index.html reads. */
interface FirstFiles {
  /** The main text file of each language. */
  readonly texts: Readonly<Record<string, string>>
  /** By page: scripts and styles, and text files by language. */
  readonly pages: Readonly<Record<string, PageFiles>>
}

interface PageFiles {
  readonly code: readonly string[]
  readonly texts: Readonly<Record<string, readonly string[]>>
}

/** Tells the document which files the tab bar pages need, so that they load along with the app's own. */
export class FirstPaint {
  constructor(
    private readonly texts: TextFiles,
    private readonly pages: readonly string[],
  ) {}

  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, (assets) => {
        const page = assets[PAGE]
        if (!page) return
        const html = String(page.source())
        if (!html.includes('FIRST_FILES'))
          throw new Error('src/index.html does not say FIRST_FILES any more.')
        const files = JSON.stringify(this.firstFiles(compilation)).replace(/</g, '\\u003c')
        compilation.updateAsset(PAGE, new RawSource(html.replace('FIRST_FILES', () => files)))
      })
    })
  }

  private firstFiles(compilation: Compilation): FirstFiles {
    const groups = compilation.entrypoints.get('app')?.getChildren() ?? []
    return {
      texts: this.texts.mainFiles,
      pages: Object.fromEntries(this.pages.map((page) => [page, this.pageFiles(compilation, groups, page)])),
    }
  }

  private pageFiles(compilation: Compilation, groups: readonly ChunkGroup[], page: string): PageFiles {
    const group = groups.find(({ origins }) => origins.some(({ request }) => request.endsWith(`/${page}`)))
    if (!group) throw new Error(`The H5 loads no ${page} any more.`)
    const atStart = new Set<Chunk>(compilation.entrypoints.get('app')?.chunks)
    const chunks = group.chunks.filter((chunk) => !atStart.has(chunk))
    const locales = Object.keys(this.texts.mainFiles)
    return {
      code: chunks.flatMap(({ files }) => [...files].map((file) => `/${file}`)),
      texts: Object.fromEntries(
        locales.map((locale) => [locale, this.texts.filesOf(compilation, chunks, locale)]),
      ),
    }
  }
}
