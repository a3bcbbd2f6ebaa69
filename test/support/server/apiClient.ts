import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'

import { breachesOf } from './contract.ts'

import type { ErrorAnswer } from '../../../server/contracts/common.ts'

/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly totalCount: number
}

/** A raw HTTP response. */
export interface Answer<T> {
  readonly status: number
  readonly headers: Headers
  readonly body: T
}

interface Options {
  readonly token?: string
  readonly language?: string
  /** Adds a new idempotency key to every POST that has none. */
  readonly sendsKeys?: boolean
}

/** A private picture's URL as stored; responses must add a signature to it. */
const BARE_UPLOAD = /"\/uploads\/[\w-]{24}\.\w+"/

type RequestHeaders = Readonly<Record<string, string>>

/** Calls the API like the app, and fails the test when a response does not match `openapi.json`. */
export class ApiClient {
  constructor(
    readonly url: string,
    private readonly options: Options = {},
  ) {}

  /** A copy of this client for another caller or language. */
  with(options: Options): ApiClient {
    return new ApiClient(this.url, { ...this.options, ...options })
  }

  get<T = unknown>(path: string, headers: RequestHeaders = {}): Promise<Answer<T>> {
    return this.request<T>('GET', path, undefined, headers)
  }

  post<T = unknown>(path: string, body: unknown = {}, headers: RequestHeaders = {}): Promise<Answer<T>> {
    return this.request<T>('POST', path, JSON.stringify(body), {
      'content-type': 'application/json',
      ...(this.options.sendsKeys ? { 'idempotency-key': randomUUID() } : {}),
      ...headers,
    })
  }

  put<T = unknown>(path: string, body: unknown = {}): Promise<Answer<T>> {
    return this.request<T>('PUT', path, JSON.stringify(body), { 'content-type': 'application/json' })
  }

  delete<T = unknown>(path: string): Promise<Answer<T>> {
    return this.request<T>('DELETE', path, undefined, {})
  }

  upload<T = unknown>(path: string, form: FormData): Promise<Answer<T>> {
    return this.request<T>('POST', path, form, {})
  }

  async request<T>(
    method: string,
    path: string,
    body: string | FormData | undefined,
    headers: RequestHeaders,
  ): Promise<Answer<T>> {
    const { token, language = 'en' } = this.options
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        'accept-language': language,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    const text = await answer.text()
    const content = (text === '' ? null : JSON.parse(text)) as T
    assert.deepEqual(
      breachesOf(method, path.split('?')[0] ?? '', answer.status, content),
      [],
      `${method} ${path}: ${text}`,
    )
    assert.doesNotMatch(text, BARE_UPLOAD, `${method} ${path} gives out a picture without its proof`)
    return { status: answer.status, headers: answer.headers, body: content }
  }
}

/** Asserts a refusal and returns its error. */
export function refused(
  { status, body }: Answer<unknown>,
  expectedStatus: number,
  code?: string,
): ErrorAnswer['error'] {
  assert.equal(status, expectedStatus, JSON.stringify(body))
  const { error } = body as ErrorAnswer
  if (code !== undefined) assert.equal(error.code, code)
  return error
}

/** Asserts success and returns the body. */
export function accepted<T>({ status, body }: Answer<T>): T {
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
