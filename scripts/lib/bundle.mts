import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { build, type Plugin } from 'esbuild'

/** Packages of hundreds of small files, which are slow to load one by one; all others stay external. */
const BUNDLED = /^(drizzle-orm|jose|typebox)(\/|$)/

/**
 * Bundles Node programs into a few files, which halves their start-up time: no module is compiled on load.
 * Code that several programs share, or that is imported on demand, gets a file of its own.
 *
 * @param entries source files, by program name
 * @param outdir a folder of its own; it is emptied first
 */
export async function bundle(entries: Readonly<Record<string, string>>, outdir: string): Promise<void> {
  await rm(outdir, { recursive: true, force: true })
  await build({
    entryPoints: { ...entries },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'error',
    plugins: [keepPackages, keepModuleUrls],
  })
}

const keepPackages: Plugin = {
  name: 'keep-packages',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || BUNDLED.test(name) ? undefined : { path: name, external: true },
    )
  },
}

/** Keeps paths relative to the source files, where modules look for their migrations and pictures. */
const keepModuleUrls: Plugin = {
  name: 'keep-module-urls',
  setup(bundler) {
    bundler.onLoad({ filter: /\.m?ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8')
      const contents = source
        .replaceAll(/import\.meta\.url/g, JSON.stringify(pathToFileURL(file).href))
        .replaceAll(/import\.meta\.dirname/g, JSON.stringify(path.dirname(file)))
      return { contents, loader: 'ts' }
    })
  },
}
