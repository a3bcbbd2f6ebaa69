import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { PICTURES_PATH, UPLOADS_PATH, VIDEOS_PATH } from '../../contracts/publicPaths.ts'

import { addressOf, pathOf } from './address.ts'

import type { FastifyRequest } from 'fastify'

/** Under these, an unknown path is a missing file or call, never a page. */
const NO_PAGES = ['/api/', '/js/', '/css/', '/static/', '/chunk/', UPLOADS_PATH, PICTURES_PATH, VIDEOS_PATH]

/** Chats and mail may escape the `#` of a link, or leave it out. */
const MARK = /^\/(%23\/)?/i

/**
 * Where to redirect a browser that asks for a page of the H5 app without the `#`; null for any other request. The app
 * itself knows which of its paths exist.
 *
 * @param staticDir the H5's folder; when it doesn't exist, nothing is redirected
 */
export function appLinkOf(request: FastifyRequest, staticDir: string): string | null {
  const { method, headers } = request
  const isNavigation = method === 'GET' && (headers.accept ?? '').includes('text/html')
  if (!isNavigation || NO_PAGES.some((start) => pathOf(request).startsWith(start))) return null
  const page = addressOf(request).replace(MARK, '')
  const hasApp = existsSync(join(staticDir, 'index.html'))
  return page !== '' && !page.startsWith('?') && hasApp ? `/#/${page}` : null
}
