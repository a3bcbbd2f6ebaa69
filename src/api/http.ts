import Taro from '@tarojs/taro'

import { ApiError } from '@/model/call/ApiError'

import type { Exchange, ExchangeOptions } from './transport'

/** Spec section 9. */
const REQUEST_TIMEOUT_MS = 120_000

type Query = Readonly<Record<string, string | number | boolean | undefined>>
type CallOptions = Omit<ExchangeOptions, 'source'>

export interface Http {
  get(path: string, query?: Query, options?: CallOptions): Promise<unknown>
  post(path: string, body?: object, options?: CallOptions): Promise<unknown>
  put(path: string, body?: object, options?: CallOptions): Promise<unknown>
  remove(path: string, options?: CallOptions): Promise<unknown>
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The only caller of `Taro.request`. Its calls resolve with the parsed body or throw an `ApiError`. */
export function createHttp(baseUrl: string, exchange: Exchange): Http {
  function send(method: Method, path: string, body: object | undefined, options: CallOptions) {
    return exchange(
      (headers) =>
        Taro.request<unknown>({
          url: baseUrl + path,
          method,
          ...(body && { data: body }),
          header: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
          timeout: REQUEST_TIMEOUT_MS,
          // Taro turns JSON it cannot read into null; as text it can be told from an empty answer.
          dataType: 'text',
        }),
      { ...options, source: 'request' },
    )
  }

  return {
    get: (path, query = {}, options = {}) => send('GET', withQuery(path, query), undefined, options),
    post: (path, body = {}, options = {}) => send('POST', path, body, options),
    put: (path, body = {}, options = {}) => send('PUT', path, body, options),
    remove: (path, options = {}) => send('DELETE', path, undefined, options),
  }
}

/**
 * The path of one thing, or of something that is done to it.
 *
 * @throws ApiError `notFound` without an id, as a link that was cut short has none: the server would be asked
 *   for something else
 */
export function itemPath(base: string, id: string, action?: string): string {
  if (id === '') throw new ApiError('notFound', `Nothing without an id in ${base}`)
  return [base, encodeURIComponent(id), ...(action === undefined ? [] : [action])].join('/')
}

/** @param query values that are undefined are left out */
export function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  )
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}
