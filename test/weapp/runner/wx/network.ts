import type { RequestRecord } from '../LaunchOptions.ts'
import { plainObject, type PlainObject } from '../plainObject.ts'
import type { HttpAnswer } from '../Platform.ts'
import { outbound } from '../Realm.ts'
import { Exchange } from './Exchange.ts'
import { WxFailure } from './WxFailure.ts'
import type { WxApis, WxHost } from './WxHost.ts'

/** Methods that send their data in the URL. */
const bodilessMethods = new Set(['GET', 'HEAD'])
const methods = new Set(['OPTIONS', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'TRACE', 'CONNECT'])

/** `wx.request`, `wx.uploadFile` and `wx.downloadFile`, over real HTTP. */
export function networkApis(host: WxHost): WxApis {
  return {
    request: (options: PlainObject) => request(host, options),
    uploadFile: (options: PlainObject) => uploadFile(host, options),
    downloadFile: (options: PlainObject) => downloadFile(host, options),
  }
}

function request(host: WxHost, options: PlainObject): PlainObject {
  const { method = 'GET', data, dataType = 'json', responseType = 'text', timeout } = options
  const header = headerOf(options.header, 'application/json')
  const verb = String(method).toUpperCase()
  const inUrl = bodilessMethods.has(verb)
  const url = inUrl ? withQuery(String(options.url), data) : String(options.url)
  const exchange = new Exchange(host, recordOf('request', url, verb, header, outbound(data)))
  host.answers.settle(
    'request',
    options,
    async () => {
      if (!methods.has(String(method)))
        throw new WxFailure(`invalid method ${String(method)}`, { errno: 600010 })
      const body = inUrl ? undefined : bodyOf(data, header['content-type'])
      const answer = await exchange.run(
        { url, method: verb, header, ...(body !== undefined && { body }) },
        timeout,
      )
      const text = new TextDecoder().decode(answer.bytes)
      const parsed = dataType === 'json' ? parseJson(text) : text
      exchange.record.response = parsed
      const result = responseType === 'arraybuffer' ? host.realm.arrayBuffer(answer.bytes) : parsed
      return { data: result, ...headOf(answer) }
    },
    { slow: true },
  )
  return task(exchange)
}

function uploadFile(host: WxHost, options: PlainObject): PlainObject {
  const { filePath, name, formData, timeout } = options
  const url = String(options.url)
  const header = headerOf(options.header)
  delete header['content-type']
  const data = outbound({ name, filePath, formData })
  const exchange = new Exchange(host, recordOf('uploadFile', url, 'POST', header, data))
  host.answers.settle(
    'uploadFile',
    options,
    async () => {
      const file = host.phone.files.get(String(filePath))
      if (!file) throw new WxFailure('file not found')
      const fields = Object.entries(plainObject(formData)).map(([key, value]) => [key, formText(value)])
      const form = {
        fields: Object.fromEntries(fields),
        name: String(name),
        fileName: file.name,
        bytes: file.bytes,
      }
      const answer = await exchange.run({ url, method: 'POST', header, form }, timeout)
      const text = new TextDecoder().decode(answer.bytes)
      exchange.record.response = text
      return { data: text, ...headOf(answer) }
    },
    { slow: true },
  )
  return task(exchange)
}

function downloadFile(host: WxHost, options: PlainObject): PlainObject {
  const url = String(options.url)
  const header = headerOf(options.header)
  const exchange = new Exchange(host, recordOf('downloadFile', url, 'GET', header, undefined))
  host.answers.settle(
    'downloadFile',
    options,
    async () => {
      const answer = await exchange.run({ url, method: 'GET', header }, options.timeout)
      const name = url.split('?')[0]?.split('/').at(-1) ?? ''
      return { tempFilePath: host.phone.keepFile({ name, bytes: answer.bytes }), ...headOf(answer) }
    },
    { slow: true },
  )
  return task(exchange)
}

/** The request handle that the app gets immediately. */
function task(exchange: Exchange): PlainObject {
  const handle: PlainObject = { abort: () => exchange.abort() }
  for (const event of ['HeadersReceived', 'ChunkReceived', 'ProgressUpdate']) {
    handle[`on${event}`] = () => undefined
    handle[`off${event}`] = () => undefined
  }
  return handle
}

function recordOf(
  api: RequestRecord['api'],
  url: string,
  method: string,
  header: Readonly<Record<string, string>>,
  data: unknown,
): RequestRecord {
  const path = url.replace(/^\w+:\/\/[^/?]+/, '')
  return {
    api,
    url,
    path,
    method,
    header: { ...header },
    data,
    status: null,
    response: undefined,
    error: null,
  }
}

function headOf({ status, header, cookies }: HttpAnswer): PlainObject {
  return { statusCode: status, header, cookies, profile: {} }
}

function headerOf(given: unknown, contentType?: string): Record<string, string> {
  const header: Record<string, string> = contentType === undefined ? {} : { 'content-type': contentType }
  for (const [name, value] of Object.entries(plainObject(given))) {
    if (value === undefined) continue
    header[name.toLowerCase() === 'content-type' ? 'content-type' : name] = formText(value)
  }
  return header
}

/** WeChat writes every value into the query as text, even `undefined`. */
function withQuery(url: string, data: unknown): string {
  const pairs = Object.entries(plainObject(data)).map(
    ([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(formText(value))}`,
  )
  if (pairs.length === 0) return url
  return `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

function bodyOf(data: unknown, contentType = ''): string | Uint8Array | undefined {
  if (data === undefined || typeof data === 'string') return data
  if (Object.prototype.toString.call(data) === '[object ArrayBuffer]')
    return new Uint8Array(data as ArrayBuffer)
  if (contentType.includes('application/x-www-form-urlencoded')) return withQuery('', data).slice(1)
  return JSON.stringify(data)
}

function formText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')
}

/** Parses JSON; like WeChat, returns any other body as text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
