import { createHash } from 'node:crypto'
import path from 'node:path'

import { buildSync } from 'esbuild'
import type { Chunk, Compilation, Compiler, sources } from 'webpack'
import type { PrecacheEntry } from 'workbox-precaching'

import type { TextFiles } from './textFiles'

const PLUGIN = 'ServiceWorker'
const FILE = 'sw.js'
const PAGE = 'index.html'
/** Their names stay when they change. */
const TAB_ICON = /^static\/images\/assets\/tab\//

/** What the app needs on every page, and loads by itself. */
const APART = ['./startWorker', './offlineMark', './mountRail']

/**
 * Bundles `worker/main.ts` with the list of files that it keeps from the start: the document, the app, and the tab pages
 * with what they load by themselves, in every language. Other files are kept when they are used.
 */
export class ServiceWorker {
  constructor(
    private readonly root: string,
    private readonly texts: TextFiles,
    private readonly pages: readonly string[],
  ) {}

  apply(compiler: Compiler): void {
    // After `FirstPaint`, which completes the document, and once files have their final names.
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, (assets) => {
        const page = assets[PAGE]
        if (!page) return
        const icons = Object.keys(assets).filter((file) => TAB_ICON.test(file))
        const precached = [
          { url: '/', revision: hashOf(page) },
          ...icons.map((file) => ({ url: `/${file}`, revision: hashOf(assets[file]) })),
          ...this.files(compilation).map((url) => ({ url, revision: null })),
        ]
        compilation.emitAsset(FILE, new RawSource(this.bundle(precached)))
      })
    })
  }

  /** Files whose names contain their hash. */
  private files(compilation: Compilation): string[] {
    const app = compilation.entrypoints.get('app')
    if (!app) throw new Error('The H5 has no entry of the name app.')
    const loaded = (request: string) =>
      app.getChildren().filter(({ origins }) => origins.some((origin) => origin.request.endsWith(request)))
    const tabs = this.pages.flatMap((page) => loaded(`/${page}`))
    const groups = [app, ...APART.flatMap(loaded), ...tabs, ...tabs.flatMap((tab) => tab.getChildren())]
    const chunks = new Set<Chunk>(groups.flatMap((group) => group.chunks))
    const code = [...chunks].flatMap(({ files }) => [...files])
    const texts = Object.entries(this.texts.mainFiles).flatMap(([locale, main]) => [
      main,
      ...this.texts.filesOf(compilation, chunks, locale),
    ])
    return [...new Set([...code.map((file) => `/${file}`), ...texts])]
  }

  private bundle(precached: readonly PrecacheEntry[]): string {
    const { outputFiles } = buildSync({
      entryPoints: [path.join(this.root, 'worker/main.ts')],
      bundle: true,
      minify: true,
      write: false,
      legalComments: 'none',
      target: 'es2020',
      define: { 'process.env.NODE_ENV': '"production"', PRECACHED: JSON.stringify(precached) },
    })
    return outputFiles[0]?.text ?? ''
  }
}

function hashOf(asset: sources.Source | undefined): string {
  return createHash('sha256')
    .update(asset?.buffer() ?? '')
    .digest('hex')
    .slice(0, 16)
}
