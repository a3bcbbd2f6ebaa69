import type { RequestFate, RequestRecord } from '../LaunchOptions.ts'
import type { HttpAnswer, HttpRequest } from '../Platform.ts'
import { WxFailure } from './WxFailure.ts'
import type { WxHost } from './WxHost.ts'

/** The build's default API origin. */
const defaultApiOrigin = 'http://127.0.0.1:3000'
const defaultTimeoutMs = 60_000

const noConnection = () =>
  new WxFailure('errcode:-102 error_msg:net::ERR_CONNECTION_REFUSED', { errno: 600001 })
const timedOut = () => new WxFailure('timeout', { errno: 5 })
const notAllowed = (url: string) => new WxFailure(`url not in domain list: ${url}`, { errno: 600002 })

/** A request in flight: recorded, redirected to the test's server, timed and abortable. */
export class Exchange {
  readonly record: RequestRecord
  readonly #host: WxHost
  readonly #controller = new AbortController()
  readonly #aborted: Promise<never>

  constructor(host: WxHost, record: RequestRecord) {
    this.#host = host
    this.record = record
    host.phone.requests.push(record)
    host.abortOnClose.add(this.#controller)
    this.#aborted = new Promise((_, reject) => {
      this.#controller.signal.addEventListener('abort', () => reject(new WxFailure('abort')))
    })
    this.#aborted.catch(() => undefined)
  }

  abort(): void {
    this.#controller.abort()
  }

  /**
   * Sends the request and waits for the response.
   *
   * @param timeoutMs WeChat's `timeout`; 60 s when the app passes none
   * @throws {WxFailure} with WeChat's message, when there's no response
   */
  async run(request: HttpRequest, timeoutMs: unknown): Promise<HttpAnswer> {
    const limitMs = typeof timeoutMs === 'number' ? timeoutMs : defaultTimeoutMs
    let timer = 0
    const timeout = new Promise<never>((_, reject) => {
      timer = this.#host.timers.setTimeout(() => reject(timedOut()), limitMs)
    })
    try {
      const answer = await Promise.race([this.#answer(request), timeout, this.#aborted])
      this.record.status = answer.status
      return answer
    } catch (error) {
      this.record.error = `${this.record.api}:fail ${(error as Error).message}`
      throw error
    } finally {
      this.#host.timers.clear(timer)
      this.#host.abortOnClose.delete(this.#controller)
      this.#controller.abort()
      this.#host.activity.signal()
    }
  }

  async #answer(request: HttpRequest): Promise<HttpAnswer> {
    if (!this.#host.phone.isOnline) throw noConnection()
    const fate = await this.#host.options.onRequest?.(this.record)
    if (fate) return fatedAnswer(fate)
    const { baseUrl, apiOrigin = defaultApiOrigin } = this.#host.options
    if (!isBelow(request.url, apiOrigin)) throw notAllowed(request.url)
    if (baseUrl === undefined) throw noConnection()
    const url = baseUrl.replace(/\/$/, '') + request.url.slice(apiOrigin.length)
    try {
      return await this.#host.send({ ...request, url }, this.#controller.signal)
    } catch {
      throw noConnection()
    }
  }
}

function isBelow(url: string, origin: string): boolean {
  return url === origin || url.startsWith(`${origin}/`) || url.startsWith(`${origin}?`)
}

function fatedAnswer(fate: RequestFate): HttpAnswer {
  if (fate === 'offline') throw noConnection()
  if (fate === 'timeout') throw timedOut()
  if (fate === 'interrupted') throw new WxFailure('interrupted')
  const { status, data = '', header = { 'content-type': 'application/json' } } = fate
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  return { status, header, cookies: [], bytes: new TextEncoder().encode(text) }
}
