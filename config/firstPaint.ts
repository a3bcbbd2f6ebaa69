import { readFileSync } from 'node:fs'

import type { Chunk, ChunkGroup, Compilation, Compiler } from 'webpack'

import theme from '../src/theme.json'
import type { TextFiles } from './textFiles'

const PLUGIN = 'FirstPaint'
const PAGE = 'index.html'

/** Fills in FIRST_FILES, which the inline script in src/index.html reads. */
interface FirstFiles {
  /** The main text file of each language. */
  readonly texts: Readonly<Record<string, string>>
  /** What the app is called, and what it is, in each language. */
  readonly words: Readonly<Record<string, FirstWords>>
  /** By page: scripts and styles, and text files by language. */
  readonly pages: Readonly<Record<string, PageFiles>>
  /** Colour of a mobile browser's toolbar in the dark theme, until the app paints it. */
  readonly dark: string
}

interface FirstWords {
  readonly name: string
  readonly tagline: string
  /** With `[[name]]` for the customer's. */
  readonly greeting: string
  /** Caption of the customer's code. */
  readonly code: string
}

interface PageFiles {
  readonly code: readonly string[]
  readonly texts: Readonly<Record<string, readonly string[]>>
}

/**
 * Tells the document which files the tab bar pages need, so that they load along with the app's own, and draws
 * the brand in it.
 */
export class FirstPaint {
  constructor(
    private readonly texts: TextFiles,
    private readonly pages: readonly string[],
    private readonly mark: string,
  ) {}

  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, (assets) => {
        const page = assets[PAGE]
        if (!page) return
        const html = String(page.source())
        const values = this.values(compilation)
        for (const name of Object.keys(values))
          if (!html.includes(name)) throw new Error(`src/index.html does not say ${name} any more.`)
        const filled = html.replace(/FIRST_[A-Z]+/g, (name) => values[name] ?? name)
        compilation.updateAsset(PAGE, new RawSource(filled))
      })
    })
  }

  private values(compilation: Compilation): Readonly<Record<string, string>> {
    const [main] = Object.values(this.texts.mainTexts)
    const [, drawing = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(this.mark, 'utf8')) ?? []
    return {
      FIRST_FILES: JSON.stringify(this.firstFiles(compilation)).replace(/</g, '\\u003c'),
      FIRST_NAME: escaped(main?.['app.name'] ?? ''),
      FIRST_MARK: drawing.replace(/ id="\w+"/g, '').replace(/\s*\n\s*/g, ''),
    }
  }

  private firstFiles(compilation: Compilation): FirstFiles {
    const groups = compilation.entrypoints.get('app')?.getChildren() ?? []
    return {
      texts: this.texts.mainFiles,
      words: Object.fromEntries(
        Object.entries(this.texts.mainTexts).map(([locale, texts]) => [locale, firstWords(texts)]),
      ),
      pages: Object.fromEntries(this.pages.map((page) => [page, this.pageFiles(compilation, groups, page)])),
      dark: theme.dark.surface,
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

function firstWords(texts: Readonly<Record<string, string>>): FirstWords {
  const word = (key: string) => texts[key] ?? ''
  return {
    name: word('app.name'),
    tagline: word('app.tagline'),
    greeting: word('home.greeting'),
    code: word('home.yourCode'),
  }
}

function escaped(text: string): string {
  return text.replace(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
