import Taro from '@tarojs/taro'

/** A request that the app sent. */
export interface WireCall {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly header: Readonly<Record<string, string>>
  readonly timeout: number | undefined
}

/** An upload as passed to the platform API. */
export interface WireUpload extends WireCall {
  readonly filePath: string
  readonly name: string
  readonly formData: Readonly<Record<string, unknown>>
}

export interface WireReply {
  readonly statusCode: number
  readonly data: unknown
}

/** A response, or the platform's rejection when there is none. */
export type Reply = WireReply | PlatformFailure | Promise<WireReply | PlatformFailure>

export class PlatformFailure {
  constructor(readonly reason: unknown) {}
}

interface Rule {
  readonly call: string
  readonly replies: Reply[]
}

/**
 * Stubs `Taro.request` and `Taro.uploadFile`. Calls without a prepared reply fail and are listed in
 * `unprepared`.
 */
export class Wire {
  readonly calls: WireCall[] = []
  readonly uploads: WireUpload[] = []
  readonly unprepared: string[] = []

  private readonly rules: Rule[] = []

  constructor() {
    jest
      .spyOn(Taro, 'request')
      .mockImplementation(((option: Taro.request.Option) => this.carry(option)) as never)
    jest
      .spyOn(Taro, 'uploadFile')
      .mockImplementation(((option: Taro.uploadFile.Option) => this.carryFile(option)) as never)
  }

  /**
   * @param call e.g. "POST /api/u/user/tag/list"
   * @param replies one per call, in order; the last one is reused
   */
  on(call: string, ...replies: Reply[]): this {
    this.rules.unshift({ call, replies: [...replies] })
    return this
  }

  /** The reply that is prepared for a call. */
  async answerTo(call: string): Promise<WireReply> {
    const reply = await this.rules.find((rule) => rule.call === call)?.replies[0]
    if (!reply || reply instanceof PlatformFailure) throw new Error(`no answer is prepared for ${call}`)
    return reply
  }

  /** All calls to one endpoint, in order. */
  callsTo(call: string): readonly WireCall[] {
    return [...this.calls, ...this.uploads].filter(({ method, path }) => `${method} ${path}` === call)
  }

  lastCallTo(call: string): WireCall {
    const found = this.callsTo(call).at(-1)
    if (!found)
      throw new Error(`${call} was not asked for, only ${this.calls.map(({ path }) => path).join(', ')}`)
    return found
  }

  private carry(option: Taro.request.Option): Promise<WireReply> {
    const call = describeCall(option.url, option.method ?? 'GET', option)
    this.calls.push(call)
    return this.reply(call)
  }

  private carryFile(option: Taro.uploadFile.Option): Promise<WireReply> {
    const { filePath, name, formData = {} } = option
    const upload = { ...describeCall(option.url, 'POST', option), filePath, name, formData }
    this.uploads.push(upload)
    return this.reply(upload)
  }

  private async reply({ method, path }: WireCall): Promise<WireReply> {
    const rule = this.rules.find(({ call }) => call === `${method} ${path}`)
    const prepared = rule && rule.replies.length > 1 ? rule.replies.shift() : rule?.replies[0]
    if (prepared === undefined) this.unprepared.push(`${method} ${path}`)
    const reply = await (prepared ?? noAnswer())
    if (reply instanceof PlatformFailure) throw reply.reason
    return reply
  }
}

/** A 200 response with its JSON as text, because the app requests text. */
export function ok(body: unknown): WireReply {
  return { statusCode: 200, data: JSON.stringify(body) }
}

export function page(items: readonly unknown[], totalCount = items.length): WireReply {
  return ok({ items, totalCount })
}

export function empty(): WireReply {
  return { statusCode: 204, data: '' }
}

interface Refusal {
  readonly code?: string
  readonly message?: string
  readonly details?: string
  readonly correlationId?: string
  readonly validationErrors?: readonly { readonly message: string; readonly members: readonly string[] }[]
}

/** An error response with ABP's error body. */
export function refusal(statusCode: number, error: Refusal = {}): WireReply {
  return { statusCode, data: JSON.stringify({ error }) }
}

export function noAnswer(errMsg = 'request:fail net::ERR_CONNECTION_REFUSED'): PlatformFailure {
  return new PlatformFailure({ errMsg, errno: 5 })
}

export function timedOut(): PlatformFailure {
  return noAnswer('request:fail timeout')
}

function describeCall(
  url: string,
  method: string,
  { header = {}, timeout, ...rest }: { header?: Record<string, string>; timeout?: number; data?: unknown },
): WireCall {
  const { pathname, searchParams } = new URL(url, 'http://api.test')
  return {
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: rest.data,
    header,
    timeout,
  }
}
