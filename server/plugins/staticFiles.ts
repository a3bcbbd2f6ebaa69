import { existsSync } from 'node:fs'

import fastifyStatic, { type SetHeadersResponse } from '@fastify/static'

import { SEED_PICTURES_DIR, SEED_VIDEOS_DIR } from '../assets.ts'
import { PICTURES_PATH, VIDEOS_PATH } from '../contracts/publicPaths.ts'

import type { App } from '../base/http/app.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
const ASK_AGAIN = 'no-cache'

/** The H5 build names these files after their content. */
const HASHED = /[\\/](js|css|static|chunk)[\\/]/
/** These it doesn't: icons are known by their names elsewhere. */
const NAMED = /[\\/]static[\\/](brand|images[\\/]assets[\\/]tab)[\\/]/

const SEEDED = [
  [SEED_PICTURES_DIR, PICTURES_PATH],
  [SEED_VIDEOS_DIR, VIDEOS_PATH],
] as const

/** Serves the H5 app (with the compressed copies that its build left beside the files), seeded pictures and videos. */
export async function staticFiles(app: App, staticDir: string): Promise<void> {
  for (const [root, prefix] of SEEDED) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      index: false,
      cacheControl: false,
      decorateReply: root === SEED_PICTURES_DIR,
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
