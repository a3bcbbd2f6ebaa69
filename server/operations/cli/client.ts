import { randomUUID } from 'node:crypto'

import type { ErrorAnswer } from '../../contracts/common.ts'
import type { UploadedFile } from '../../contracts/upload.ts'

/** Why a command failed, in a sentence for the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Calls a running server as an operator. Each call throws CommandError with the server's reason. */
export interface WarehouseClient {
  /** @param path under `/api/admin/`, whose contract says what `T` is */
  get<T>(path: string): Promise<T>
  put<T>(path: string, body: object): Promise<T>
  post<T>(path: string, body: object): Promise<T>
  /** Posts with an idempotency key, and once more with the same one if no answer comes. */
  postOnce<T>(path: string, body: object): Promise<T>
  /** @returns the pictures' URLs */
  upload(photos: readonly { name: string; content: Buffer }[]): Promise<string[]>
}

const ADMIN = '/api/admin/'

export function createWarehouseClient(api: string, operatorToken: string): WarehouseClient {
  const call = async (method: string, path: string, body?: FormData | string, key?: string) => {
    const headers = new Headers({ authorization: `Bearer ${operatorToken}`, 'accept-language': 'en' })
    if (typeof body === 'string') headers.set('content-type', 'application/json')
    if (key !== undefined) headers.set('idempotency-key', key)
    const send = async (): Promise<{ ok: boolean; status: number; content: string }> => {
      const answer = await fetch(new URL(path, api), { method, headers, body: body ?? null })
      return { ok: answer.ok, status: answer.status, content: await answer.text() }
    }
    const sent = key === undefined ? send() : send().catch(send)
    const { ok, status, content } = await sent.catch((error: unknown) => {
      throw new CommandError(
        wasSent(error)
          ? `No answer came from ${api}: it may have been done. Check before you do it again.`
          : `No server answers at ${api}. Start it first, or give --api.`,
      )
    })
    const answer = parsed(content)
    if (!ok) throw new CommandError(reasonIn(answer) ?? `The server answered ${status}`)
    return answer
  }

  return {
    get: async <T>(path: string) => (await call('GET', ADMIN + path)) as T,

    put: async <T>(path: string, body: object) =>
      (await call('PUT', ADMIN + path, JSON.stringify(body))) as T,

    post: async <T>(path: string, body: object) =>
      (await call('POST', ADMIN + path, JSON.stringify(body))) as T,

    postOnce: async <T>(path: string, body: object) =>
      (await call('POST', ADMIN + path, JSON.stringify(body), randomUUID())) as T,

    upload: async (photos) => {
      if (photos.length === 0) return []
      const form = new FormData()
      for (const { name, content } of photos) form.append('file', new Blob([new Uint8Array(content)]), name)
      const files = (await call(
        'POST',
        '/api/system-management/common/batch-upload-2',
        form,
      )) as UploadedFile[]
      return files.map(({ url }) => url)
    },
  }
}

/** How a connection fails after it was made. */
const AFTER_SENDING = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT']

/** Whether a request may have reached the server, although no answer came. */
function wasSent(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } }
  return AFTER_SENDING.some((code) => code === cause?.code)
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    // A proxy's page, or nothing: the status has to do.
    return null
  }
}

function reasonIn(content: unknown): string | undefined {
  const { error } = (content ?? {}) as Partial<ErrorAnswer>
  if (!error) return undefined
  const fields = error.validationErrors
    .filter(({ message }) => message !== error.message)
    .map(({ message, members }) => `${members.join(', ')}: ${message}`)
  return [error.message, ...fields].join('\n  ')
}
