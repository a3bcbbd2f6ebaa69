import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { after, before } from 'node:test'

import type { AddressInfo } from 'node:net'

import type { ObjectStorageConfig } from '../../../server/modules/upload/objectStorage.ts'

interface StoredObject {
  readonly content: Buffer
  readonly type: string
  readonly savedTime: Date
}

/** An in-memory bucket that implements as much of S3 as the server needs. */
export interface ObjectStore {
  readonly config: ObjectStorageConfig
  readonly objects: Map<string, StoredObject>
  /** Whether the key may list the bucket; it may until a test says otherwise. */
  mayList: boolean
  /** Number of requests with a wrong signature. */
  readonly refusals: number
  /** Fails the next requests with a server error. */
  failNext(times: number): void
  /** Delays the last bytes of the next picture until this settles. */
  holdNext(until: Promise<void>): void
}

const SECRET = 'a-secret-that-only-both-sides-know'

/** A bucket for all tests of a file. It verifies the Signature Version 4 of every request. */
export function useObjectStore(): ObjectStore {
  const objects = new Map<string, StoredObject>()
  const state = { refusals: 0, failures: 0, port: 0, held: Promise.resolve(), mayList: true }
  const server = createServer((request, response) => {
    void readAll(request).then((body) => {
      if (state.failures > 0) {
        state.failures -= 1
        response.writeHead(503).end()
      } else if (isSignedWell(request, body, SECRET) && isListing(request)) {
        if (state.mayList) response.writeHead(200).end(listingOf(objects, request))
        else response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
      } else if (isSignedWell(request, body, SECRET)) {
        serve(request, body, response, { objects, held: state.held })
        state.held = Promise.resolve()
      } else {
        state.refusals += 1
        response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
      }
    })
  })
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    state.port = (server.address() as AddressInfo).port
  })
  after(() => server.close())
  return {
    objects,
    get mayList() {
      return state.mayList
    },
    set mayList(may) {
      state.mayList = may
    },
    get refusals() {
      return state.refusals
    },
    get config() {
      return {
        endpoint: `http://127.0.0.1:${state.port}`,
        bucket: 'pictures',
        region: 'local-1',
        accessKeyId: 'somebody',
        secretAccessKey: SECRET,
        isPathStyle: true,
      }
    },
    failNext: (times) => {
      state.failures = times
    },
    holdNext: (until) => {
      state.held = until
    },
  }
}

function serve(
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  { objects, held }: { objects: Map<string, StoredObject>; held: Promise<void> },
): void {
  const found = objects.get(url)
  if (method === 'PUT') {
    objects.set(url, { content: body, type: headers['content-type'] ?? '', savedTime: new Date() })
    response.writeHead(200).end()
  } else if (method === 'DELETE') {
    objects.delete(url)
    response.writeHead(204).end()
  } else if (found) {
    response.writeHead(200, { 'content-type': found.type, 'content-length': found.content.length })
    response.write(found.content.subarray(0, 10))
    void held.then(() => response.end(found.content.subarray(10)))
  } else {
    response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  }
}

function isListing({ method, url = '' }: IncomingMessage): boolean {
  return method === 'GET' && url.startsWith('/pictures/?list-type=2')
}

const PAGE = 2

/** ListObjectsV2, two objects a page. */
function listingOf(objects: ReadonlyMap<string, StoredObject>, request: IncomingMessage): string {
  const token = new URL(request.url ?? '', 'http://bucket').searchParams.get('continuation-token')
  const from = token === null ? 0 : Number(token.split('=')[1])
  const all = [...objects].map(([path, { savedTime }]) => {
    const key = path.slice('/pictures/'.length)
    return `<Contents><Key>${key}</Key><LastModified>${savedTime.toISOString()}</LastModified><Size>9</Size></Contents>`
  })
  const next =
    from + PAGE < all.length ? `<NextContinuationToken>a/+&amp;=${from + PAGE}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><Name>pictures</Name>${all.slice(from, from + PAGE).join('')}${next}</ListBucketResult>`
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[\w-]+\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=([\da-f]{64})$/

interface Claims {
  readonly user: string
  readonly scope: string
  readonly signedHeaders: string
  readonly signature: string
}

function claimsOf(authorization: string): Claims {
  const [, user = '', scope = '', signedHeaders = '', signature = ''] =
    AUTHORIZATION.exec(authorization) ?? []
  return { user, scope, signedHeaders, signature }
}

const MUST_BE_SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date']

/** Verifies AWS Signature Version 4 in the Authorization header. */
function isSignedWell(request: IncomingMessage, body: Buffer, secret: string): boolean {
  const header = (name: string): string => String(request.headers[name]).trim()
  const { user, scope, signedHeaders, signature } = claimsOf(header('authorization'))
  const names = signedHeaders.split(';')
  const [bodyHash, time] = [header('x-amz-content-sha256'), header('x-amz-date')]
  const isHonest = request.method !== 'PUT' || bodyHash === sha256(body)
  const isComplete =
    MUST_BE_SIGNED.every((name) => names.includes(name)) && time.startsWith(scope.slice(0, 8))
  if (user !== 'somebody' || !isHonest || !isComplete) return false
  const [path, query] = splitUrl(request)
  const headers = names.map((name) => `${name}:${header(name)}`)
  const canonical = [request.method, path, query, ...headers, '', signedHeaders, bodyHash].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(Buffer.from(canonical))].join('\n')
  const key = scope.split('/').reduce<Buffer>(hmac, Buffer.from(`AWS4${secret}`))
  return hmac(key, toSign).toString('hex') === signature
}

function splitUrl({ url = '' }: IncomingMessage): [path: string, query: string] {
  const [path = '', query = ''] = url.split('?')
  return [path, query.split('&').sort().join('&')]
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
