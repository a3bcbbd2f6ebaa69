import { originOf } from '../../base/http/app.ts'
import { ApiProblem } from '../../base/http/problem.ts'
import {
  createShortLink,
  createShortLinkPicture,
  openShortLink,
  resolveShortLink,
} from '../../contracts/calls/shortLink.ts'
import { SHORT_LINKS_PATH } from '../../contracts/publicPaths.ts'
import { isCrawler, previewDocument, type LinkPreviews } from './linkPreview.ts'

import type { FastifyRequest } from 'fastify'

import type { Router, Serve } from '../../routing/route.ts'
import type { ShortLinkService } from './service.ts'

/** Pages that customers share under a short code. */
export function shortLinkRoutes(
  { route, serve }: Router,
  links: ShortLinkService,
  previews: LinkPreviews,
): void {
  route(createShortLink, async ({ caller, body, request }) => {
    const code = await links.codeOf(caller, body.path)
    return { code, url: urlOf(request, code) }
  })

  route(createShortLinkPicture, async ({ caller, body, request }) => {
    const code = await links.codeOf(caller, body.path)
    return { picture: await links.picture(code, urlOf(request, code)) }
  })

  route(resolveShortLink, async ({ body }) => ({ path: await links.resolve(body.code) }))

  openInBrowser(serve, links, previews)
}

function urlOf(request: FastifyRequest, code: string): string {
  return `${originOf(request)}${SHORT_LINKS_PATH}${code}`
}

const CODE = /^\w{1,32}$/

/**
 * Leads a browser to the page in the H5, or to the H5's page that says that the link is gone. A chat's crawler is told
 * what the page is about.
 */
function openInBrowser(serve: Serve, links: ShortLinkService, previews: LinkPreviews): void {
  serve(openShortLink, async ({ params: { code }, language, request, reply }) => {
    const path = await links.resolve(CODE.test(code) ? code : '').catch((error: unknown) => {
      if (!(error instanceof ApiProblem)) throw error
      return `/pages/biz-redirect/biz-redirect?code=${encodeURIComponent(code)}`
    })
    void reply.header('cache-control', 'no-store')
    if (!isCrawler(request.headers['user-agent'])) return reply.redirect(`/#${path}`)
    const preview = await previews.of(path, language)
    return reply.type('text/html; charset=utf-8').send(previewDocument(preview, originOf(request), language))
  })
}
