import Taro from '@tarojs/taro'

import { ApiError } from '@/model/call/ApiError'
import { drawnTogether } from '@/platform/page/drawnTogether'

import type { Answering } from './ahead'
import type { Http } from './calls'
import type { Exchange, ExchangeOptions } from './transport'

export type { Http } from './calls'

/** Spec section 9. */
const REQUEST_TIMEOUT_MS = 120_000

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Ids = Readonly<Record<string, string>>
type Query = Readonly<Record<string, string | number | boolean>>

/** Any request at run time; the types in `calls.ts` say what each call takes. */
interface Request extends Omit<ExchangeOptions, 'source'> {
  readonly path?: Ids
  readonly query?: Query
  readonly body?: object
}

/**
 * The only caller of `Taro.request`. Calls resolve with the parsed body or throw an `ApiError`.
 *
 * @param answer sends the call, unless its response was already requested
 */
export function createHttp(
  baseUrl: string,
  exchange: Exchange,
  answer: Answering = (_, sendNow) => sendNow(),
): Http {
  async function send(method: Method, path: string, request: Request = {}, emptyBody?: object) {
    const { path: ids = {}, query = {}, body = emptyBody, ...options } = request
    const url = baseUrl + withQuery(withIds(path, ids), query)
    return exchange(
      (headers) =>
        drawnTogether(
          Taro.request<unknown>({
            url,
            method,
            ...(body && { data: body }),
            header: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
            timeout: REQUEST_TIMEOUT_MS,
            // Taro turns invalid JSON into null; as text, it can be told from an empty response.
            dataType: 'text',
          }),
        ),
      { ...options, source: 'request' },
    )
  }

  const calls: Record<keyof Http, unknown> = {
    get: (path: string, request?: Request) =>
      answer(['GET', path, request], () => send('GET', path, request)),
    post: (path: string, request?: Request) =>
      answer(['POST', path, request], () => send('POST', path, request, {})),
    put: (path: string, request?: Request) => send('PUT', path, request, {}),
    remove: (path: string, request?: Request) => send('DELETE', path, request),
  }
  // `calls.ts` types the calls; `wire.ts` checks the responses.
  return calls as Http
}

/**
 * @throws ApiError `notFound` if an ID is missing, as in a truncated link: the path would mean something else
 */
function withIds(path: string, ids: Ids): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name]
    if (!id) throw new ApiError('notFound', `No ${name} for ${path}`)
    return encodeURIComponent(id)
  })
}

function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}
