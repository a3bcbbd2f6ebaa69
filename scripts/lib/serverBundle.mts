import path from 'node:path'

import { bundle } from './bundle.mts'
import { inRoot } from './paths.mts'

/**
 * Bundles the server.
 *
 * @param name the output folder in dist/server; parallel builds need different ones
 * @returns the file to run with node
 */
export async function bundleServer(name = 'main', entry = inRoot('server', 'main.ts')): Promise<string> {
  const outdir = inRoot('dist', 'server', name)
  await bundle({ main: entry }, outdir)
  return path.join(outdir, 'main.mjs')
}
