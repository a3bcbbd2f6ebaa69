import { watch } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'

import { UPLOAD } from './pictures.ts'

import type { TestCustomer } from './customers.ts'
import type { TestServer } from './startTestServer.ts'

const BOUNDARY = 'test-boundary'

/** What stands around a picture in a multipart body. */
export const PART = {
  head: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`,
  tail: `\r\n--${BOUNDARY}--\r\n`,
}

interface Answer {
  readonly status: number | undefined
  /** Of the error. */
  readonly code: string | undefined
  readonly retryAfter: string | undefined
}

/** An upload whose body the test sends piece by piece. */
export interface OpenUpload {
  write(piece: string | Buffer): void
  /** Ends the body and waits for the answer. */
  end(): Promise<Answer>
  /** Breaks the connection. */
  abort(): void
}

/** @param size of the body in bytes, for its head; without one, the head doesn't tell */
export function openUpload({ url }: TestServer, { token }: TestCustomer, size?: number): OpenUpload {
  const sent = request(url + UPLOAD, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token.accessToken}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(size === undefined ? {} : { 'content-length': size }),
    },
  })
  const answer = new Promise<Answer>((resolve, reject) => {
    sent.once('error', reject)
    sent.once('response', (response) => {
      const { statusCode: status, headers } = response
      json(response).then((body) => {
        const { error } = body as { error?: { code: string } }
        resolve({ status, code: error?.code, retryAfter: headers['retry-after'] })
      }, reject)
    })
  })
  answer.catch(() => undefined)
  return {
    write: (piece) => void sent.write(piece),
    end: () => {
      sent.end()
      return answer
    },
    abort: () => void sent.destroy(),
  }
}

/** The folder in which uploads are until they're complete; it's there once the server has taken in a picture. */
export function incomingDir({ dataDir }: TestServer): string {
  return join(dataDir, 'uploads', '.incoming')
}

/** Waits until this many uploads are under way, by the folders that the server has for them. */
export async function untilUnderWay(server: TestServer, uploads: number): Promise<void> {
  const directory = incomingDir(server)
  await new Promise<void>((resolve, reject) => {
    const watcher = watch(directory, () => void look())
    const look = () =>
      readdir(directory).then((folders) => {
        if (folders.length !== uploads) return
        watcher.close()
        resolve()
      }, reject)
    void look()
  })
}
