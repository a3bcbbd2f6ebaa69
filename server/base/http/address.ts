import type { FastifyRequest } from 'fastify'

/** A proxy-style request names the server in its address as well. */
const ORIGIN = /^https?:\/\/[^/?#]*/i

/** The address that a request asks for, without a server's name: path and query. */
export function addressOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.replace(ORIGIN, '') || '/'
}

/** The path of an address, decoded as the router decodes it. */
export function pathOf(request: Pick<FastifyRequest, 'url'>): string {
  const [path = ''] = addressOf(request).split(/[?#]/)
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * Whether a request is for the API. Only the route that the router chose can say: one path has many spellings, such as
 * `/%61pi/…`.
 */
export function isForApi({
  routeOptions,
}: {
  readonly routeOptions: { readonly url?: string | undefined }
}): boolean {
  return routeOptions.url?.startsWith('/api/') ?? false
}
