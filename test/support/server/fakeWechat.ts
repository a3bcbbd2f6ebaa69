import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { after, before } from 'node:test'

import type { AddressInfo } from 'node:net'

/** A request that reached the fake WeChat server. */
export interface WechatCall {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

type Reply = object | 'busy' | 'no JSON' | 'silence'

export const MP_KEYS = { appId: 'wx-mini-program', secret: 'mini-program-secret' }
export const H5_KEYS = { appId: 'wx-official-account', secret: 'official-account-secret' }

/** The picture of every mini program code: the beginning of a JPEG. */
export const MINI_PROGRAM_CODE = Buffer.from([0xff, 0xd8, 0xff, 0xe0])

/**
 * Fakes the parts of WeChat's server that the API calls. It knows the codes a test issued; each works once.
 */
export class FakeWechat {
  readonly calls: WechatCall[] = []
  /** Texts containing this word count as risky. */
  riskyWord = 'forbidden'
  private readonly people = new Map<string, object>()
  private readonly phones = new Map<string, object>()
  private readonly consents: string[] = []
  private readonly replies = new Map<string, Reply>()
  private readonly server: Server
  private tokens = 0
  /** The current token of each app, by its ID. */
  private readonly current = new Map<string, string>()

  constructor() {
    this.server = createServer((request, response) => void this.serve(request, response))
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.server.listen(0, '127.0.0.1', resolve))
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** Registers a code with which this person signs in, in either app. */
  code(code: string, person: { readonly openid: string; readonly unionid?: string }): string {
    this.people.set(code, { ...person, session_key: 'never-to-leave-the-server' })
    return code
  }

  phoneCode(code: string, purePhoneNumber: string, countryCode = '86'): string {
    this.phones.set(code, { purePhoneNumber, countryCode })
    return code
  }

  /** Records a user's consent to one message of a template. */
  consent(openid: string, templateId: string): void {
    this.consents.push(`${openid} ${templateId}`)
  }

  /** Sets the reply to the next request for a path. */
  replyNext(path: string, reply: Reply): void {
    this.replies.set(path, reply)
  }

  /** Invalidates the current tokens early, as happens when another server requests one. */
  revokeToken(): void {
    this.current.clear()
  }

  callsTo(path: string): WechatCall[] {
    return this.calls.filter((call) => call.path === path)
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://wechat')
    const call = { path: pathname, query: Object.fromEntries(searchParams), body: await readBody(request) }
    this.calls.push(call)
    const reply = this.replies.get(pathname) ?? this.answer(call)
    this.replies.delete(pathname)
    if (reply === 'silence') return
    if (reply === 'busy') response.statusCode = 502
    if (reply instanceof Uint8Array) return void response.setHeader('content-type', 'image/jpeg').end(reply)
    response.end(typeof reply === 'string' ? `<html>${reply}</html>` : JSON.stringify(reply))
  }

  private answer({ path, query, body }: WechatCall): object {
    if (path === '/sns/jscode2session') return this.person(query, MP_KEYS, query['js_code'])
    if (path === '/sns/oauth2/access_token') return this.person(query, H5_KEYS, query['code'])
    if (path === '/cgi-bin/stable_token') return this.newToken(body)
    return this.answerWithToken({ path, query, body })
  }

  private answerWithToken({ path, query, body }: WechatCall): object {
    const isForPages = path === '/cgi-bin/ticket/getticket'
    const token = this.current.get((isForPages ? H5_KEYS : MP_KEYS).appId)
    if (query['access_token'] !== token) return { errcode: 42001, errmsg: 'access_token expired' }
    if (isForPages) return { errcode: 0, ticket: `ticket-for-${query['type'] ?? ''}`, expires_in: 7200 }
    if (path === '/wxa/business/getuserphonenumber') return this.phone(String(body['code']))
    if (path === '/cgi-bin/message/subscribe/send') return this.deliver(body)
    if (path === '/wxa/msg_sec_check') return this.check(String(body['content']))
    if (path === '/wxa/getwxacodeunlimit') return MINI_PROGRAM_CODE
    return { errcode: 40066, errmsg: 'invalid url' }
  }

  private person(query: WechatCall['query'], keys: typeof MP_KEYS, code = ''): object {
    if (query['appid'] !== keys.appId || query['secret'] !== keys.secret) return { errcode: 40125 }
    const person = this.people.get(code)
    this.people.delete(code)
    return person ?? { errcode: 40029, errmsg: 'invalid code' }
  }

  private phone(code: string): object {
    const phone = this.phones.get(code)
    this.phones.delete(code)
    return phone ? { errcode: 0, phone_info: phone } : { errcode: 40029, errmsg: 'invalid code' }
  }

  private deliver({ touser, template_id }: WechatCall['body']): object {
    const at = this.consents.indexOf(`${String(touser)} ${String(template_id)}`)
    if (at < 0) return { errcode: 43101, errmsg: 'user refuse to accept the msg' }
    this.consents.splice(at, 1)
    return { errcode: 0, errmsg: 'ok' }
  }

  private newToken({ appid, secret }: WechatCall['body']): object {
    const app = [MP_KEYS, H5_KEYS].find((keys) => keys.appId === appid && keys.secret === secret)
    if (!app) return { errcode: 40125 }
    this.tokens += 1
    const token = `access-token-${this.tokens}`
    this.current.set(app.appId, token)
    return { access_token: token, expires_in: 7200 }
  }

  private check(text: string): object {
    const suggest = text.includes(this.riskyWord) ? 'risky' : 'pass'
    return { errcode: 0, result: { suggest, label: suggest === 'pass' ? 100 : 20001 } }
  }
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

/** A fake WeChat server for all tests of a file. Call it before `useServer`, whose server connects to it. */
export function useFakeWechat(): FakeWechat {
  const wechat = new FakeWechat()
  before(() => wechat.start())
  after(() => wechat.stop())
  return wechat
}
