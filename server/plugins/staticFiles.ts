import { existsSync } from 'node:fs'

import fastifyStatic, { type SetHeadersResponse } from '@fastify/static'

import { SEED_PICTURES_DIR, SEED_VIDEOS_DIR } from '../assets.ts'
import { PICTURES_PATH, VIDEOS_PATH } from '../contracts/publicPaths.ts'

import type { App } from '../base/http/app.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
const ASK_AGAIN = 'no-cache'

/** Files that the H5 build names after their content. */
const HASHED = /[\\/](js|css|static|chunk)[\\/]/
/** Those among them that keep their names, since others link to them: icons. */
const NAMED = /[\\/]static[\\/](brand|images[\\/]assets[\\/]tab)[\\/]/

const SEEDED = [
  [SEED_PICTURES_DIR, PICTURES_PATH],
  [SEED_VIDEOS_DIR, VIDEOS_PATH],
] as const

interface StaticOptions {
  /** The H5's folder; there may be none. */
  readonly staticDir: string
}

/** Serves the H5 app (with the compressed copies from its build), seeded pictures and videos. */
export async function staticFiles(app: App, { staticDir }: StaticOptions): Promise<void> {
  for (const [root, prefix] of SEEDED) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      index: false,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (response) => response.setHeader('cache-control', A_DAY),
    })
  }
  if (!existsSync(staticDir)) return
  await app.register(fastifyStatic, {
    root: staticDir,
    prefix: '/',
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (response: SetHeadersResponse, path: string) =>
      response.setHeader('cache-control', cacheControlOf(path)),
  })
}

function cacheControlOf(path: string): string {
  if (NAMED.test(path)) return A_DAY
  return HASHED.test(path) ? FOREVER : ASK_AGAIN
}
