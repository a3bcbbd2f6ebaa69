import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { PICTURES_PATH, UPLOADS_PATH, VIDEOS_PATH } from '../contracts/publicPaths.ts'

import type { FastifyRequest } from 'fastify'

/** Where an unknown path is a missing file or call, never a page. */
const NO_PAGES = ['/api/', '/js/', '/css/', '/static/', '/chunk/', UPLOADS_PATH, PICTURES_PATH, VIDEOS_PATH]

/** Chats and mail write the `#` of a link so, or leave it out. */
const MARK = /^\/(%23\/)?/i

/**
 * The address of a page of the H5 app for a browser that asks for it without the `#`; null for anything that is no
 * such question. Which paths are pages is for the app to say: it tells of the others itself.
 *
 * @param staticDir the H5's folder; without it, links are not redirected
 */
export function appLinkOf(request: FastifyRequest, staticDir: string): string | null {
  const { method, url, headers } = request
  const isNavigation = method === 'GET' && (headers.accept ?? '').includes('text/html')
  if (!isNavigation || NO_PAGES.some((path) => url.startsWith(path))) return null
  const page = url.replace(MARK, '')
  const hasApp = existsSync(join(staticDir, 'index.html'))
  return page !== '' && !page.startsWith('?') && hasApp ? `/#/${page}` : null
}
