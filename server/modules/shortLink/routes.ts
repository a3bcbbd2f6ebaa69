import { Type } from 'typebox'

import { refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import {
  ShortLink,
  ShortLinkCode,
  ShortLinkPicture,
  ShortLinkRequest,
  ShortLinkTarget,
} from '../../contracts/shortLink.ts'
import { customerOf } from '../../plugins/authentication.ts'
import { originOf } from '../../base/http/app.ts'
import { ApiProblem } from '../../base/http/problem.ts'
import { SHORT_LINKS_PATH } from '../../base/http/publicPaths.ts'
import { isCrawler, previewDocument, type LinkPreviews } from './linkPreview.ts'

import type { FastifyRequest } from 'fastify'

import type { App } from '../../base/http/app.ts'
import type { RateLimits } from '../../plugins/rateLimit.ts'
import type { ShortLinkService } from './service.ts'

const tags = ['short link']

/** Pages that customers share under a short code. Resolving has a rate limit of its own, so that nobody tries out codes. */
export function shortLinkRoutes(
  app: App,
  links: ShortLinkService,
  previews: LinkPreviews,
  limits: RateLimits,
): void {
  app.post(
    '/api/u/short-link',
    {
      schema: {
        tags,
        operationId: 'createShortLink',
        summary: 'A short link to a page of the app; the same one for the same page',
        body: ref(ShortLinkRequest),
        response: { 200: ref(ShortLink), ...refusals(401, 403) },
      },
    },
    async (request) => {
      const code = await links.codeOf(customerOf(request), request.body.path)
      return { code, url: urlOf(request, code) }
    },
  )

  app.post(
    '/api/u/short-link/mini-program-code',
    {
      schema: {
        tags,
        operationId: 'createShortLinkPicture',
        summary: 'A short link as a picture to scan',
        body: ref(ShortLinkRequest),
        response: { 200: ref(ShortLinkPicture), ...refusals(401, 403, 502, 503) },
      },
    },
    async (request) => {
      const code = await links.codeOf(customerOf(request), request.body.path)
      return { picture: await links.picture(code, urlOf(request, code)) }
    },
  )

  app.post(
    '/api/f/short-link/resolve',
    {
      config: { rateLimit: limits.shortLink },
      schema: {
        tags,
        operationId: 'resolveShortLink',
        body: ref(ShortLinkCode),
        response: { 200: ref(ShortLinkTarget), ...refusals() },
      },
    },
    async (request) => ({ path: await links.resolve(request.body.code) }),
  )

  openInBrowser(app, links, previews, limits)
}

function urlOf({ protocol, host }: FastifyRequest, code: string): string {
  return `${protocol}://${host}${SHORT_LINKS_PATH}${code}`
}

/** Not part of the described API: a browser opens these. */
const SCHEMA = { params: Type.Object({ code: Type.String() }) }

const CODE = /^\w{1,32}$/

/**
 * Leads a browser to the page in the H5, or to the H5's page that says that the link is gone. A chat's crawler is told
 * what the page is about.
 */
function openInBrowser(app: App, links: ShortLinkService, previews: LinkPreviews, limits: RateLimits): void {
  const rateLimit = { ...limits.shortLink, allowList: [] }
  app.get(`${SHORT_LINKS_PATH}:code`, { config: { rateLimit }, schema: SCHEMA }, async (request, reply) => {
    const { code } = request.params
    const path = await links.resolve(CODE.test(code) ? code : '').catch((error: unknown) => {
      if (!(error instanceof ApiProblem)) throw error
      return `/pages/biz-redirect/biz-redirect?code=${encodeURIComponent(code)}`
    })
    void reply.header('cache-control', 'no-store')
    if (!isCrawler(request.headers['user-agent'])) return reply.redirect(`/#${path}`)
    const { language } = request
    const preview = await previews.of(path, language)
    return reply.type('text/html; charset=utf-8').send(previewDocument(preview, originOf(request), language))
  })
}
