import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { build, type Plugin } from 'esbuild'

/** Packages of hundreds of small files, each of which costs at start; all others stay where they are. */
const BUNDLED = /^(drizzle-orm|jose|typebox)(\/|$)/

/**
 * Programs for Node in few files: starting them takes half the time of having each module compiled on its way in.
 * What several share, or one imports only when needed, becomes a file of its own.
 *
 * @param entries the source of each program, by its name
 * @param outdir a folder for nothing else; emptied first
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

/** Modules find their files (migrations, pictures) beside themselves, wherever the bundle is. */
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
