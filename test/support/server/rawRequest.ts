import { connect, type Socket } from 'node:net'

/** What `fetch` would never send, written to a connection of its own. */
export interface RawRequest {
  readonly method?: string
  /** As it stands in the first line. */
  readonly address: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** A connection to a server on this machine. */
export function connectTo(url: string): Socket {
  return connect(Number(new URL(url).port), '127.0.0.1')
}

/** Headers and body of an answer; status 0 if the connection ended without one. */
export interface RawAnswer {
  readonly status: number
  readonly head: string
  readonly body: string
}

/** Sends a request and reads until the server closes the connection. */
export async function rawRequest(url: string, request: RawRequest | string): Promise<RawAnswer> {
  const socket = connectTo(url)
  socket.write(typeof request === 'string' ? request : bytesOf(request))
  return answerOn(socket)
}

/** What a server sends on a connection until its end. */
export function answerOn(socket: Socket): Promise<RawAnswer> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  // A reset after the answer is an end, too.
  socket.on('error', () => undefined)
  return new Promise((resolve) => {
    socket.once('close', () => {
      const text = Buffer.concat(chunks)
        .toString()
        .replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '')
      const [head = '', ...body] = text.split('\r\n\r\n')
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)
      resolve({ status, head: head.toLowerCase(), body: body.join('\r\n\r\n') })
    })
  })
}

/** A request that closes its connection; its body is JSON unless a header says something else. */
export function bytesOf({ method, address, headers = {}, body }: RawRequest): Buffer {
  const all = {
    host: 'example.com',
    connection: 'close',
    'accept-language': 'en',
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const verb = method ?? (body === undefined ? 'GET' : 'POST')
  const head = [`${verb} ${address} HTTP/1.1`, ...lines, '', ''].join('\r\n')
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body ?? '')])
}
