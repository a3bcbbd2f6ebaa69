import type { ErrorAnswer } from '../contracts/common.ts'
import type { UploadedFile } from '../contracts/upload.ts'

/** A command that could not be done, with a sentence for the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** The operator's calls to a running server. Each throws CommandError with the server's reason. */
export interface WarehouseClient {
  /** @param path under `/api/admin/`, whose contract says what `T` is */
  post<T>(path: string, body: object): Promise<T>
  /** @returns the urls of the pictures */
  upload(photos: readonly { name: string; content: Buffer }[]): Promise<string[]>
}

export function createWarehouseClient(api: string, operatorToken: string): WarehouseClient {
  const post = async (path: string, body: FormData | string): Promise<unknown> => {
    const headers = new Headers({ authorization: `Bearer ${operatorToken}`, 'accept-language': 'en' })
    if (typeof body === 'string') headers.set('content-type', 'application/json')
    const answer = await fetch(new URL(path, api), { method: 'POST', headers, body }).catch(() => {
      throw new CommandError(`No server answers at ${api}. Start it first, or give --api.`)
    })
    const content: unknown = await answer.json().catch(() => null)
    if (!answer.ok) throw new CommandError(reasonIn(content) ?? `The server answered ${answer.status}`)
    return content
  }

  return {
    post: async <T>(path: string, body: object) =>
      (await post(`/api/admin/${path}`, JSON.stringify(body))) as T,

    upload: async (photos) => {
      if (photos.length === 0) return []
      const form = new FormData()
      for (const { name, content } of photos) form.append('file', new Blob([new Uint8Array(content)]), name)
      const files = (await post('/api/system-management/common/batch-upload-2', form)) as UploadedFile[]
      return files.map(({ url }) => url)
    },
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
