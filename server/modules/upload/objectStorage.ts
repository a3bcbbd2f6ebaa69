import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

import { UPLOAD_NAME } from '../../base/http/uploadLinks.ts'
import { once } from '../../base/process/once.ts'
import { SECOND_MS } from '../../base/time/clock.ts'
import { readListing } from './objectListing.ts'
import { ListingRefused, newPictureName, type PictureStorage } from './storage.ts'

import type { ReadableStream } from 'node:stream/web'

/** A bucket of an object storage with an S3 API. */
export interface ObjectStorageConfig {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Whether the bucket stands in the path (MinIO) and not in the host name (most clouds). */
  readonly isPathStyle: boolean
}

/** How long the storage may take to begin its answer. The content may take as long as whoever reads it. */
const TIMEOUT_MS = 20 * SECOND_MS

/** How often a request is sent again after a fault of the storage. */
const RETRIES = 3

/** Keeps pictures in a bucket that only this server reads; it serves them to those who may see them. */
export function objectStorage(config: ObjectStorageConfig, timeoutMs = TIMEOUT_MS): PictureStorage {
  const { accessKeyId, secretAccessKey, region } = config
  const client = once(async () => {
    const { AwsClient } = await import('aws4fetch')
    return new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  })
  const base = bucketUrl(config)
  const send = async (name: string, init: RequestInit): Promise<Response> => {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), timeoutMs)
    try {
      return await (await client()).fetch(`${base}/${name}`, { ...init, signal: timeout.signal })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    save: async (picture) => {
      const { name, url } = newPictureName(picture)
      const answer = await send(name, {
        method: 'PUT',
        body: new Uint8Array(picture.content),
        headers: {
          'content-type': picture.type,
          // Signed with the rest, so that the storage refuses a body that was damaged on the way.
          'x-amz-content-sha256': createHash('sha256').update(picture.content).digest('hex'),
        },
      })
      if (!answer.ok) throw await storageError('PUT', answer)
      return url
    },

    read: async (name) => {
      const answer = await send(name, { method: 'GET' })
      if (answer.status === 404) return null
      if (!answer.ok || answer.body === null) throw await storageError('GET', answer)
      return {
        content: Readable.fromWeb(answer.body as ReadableStream),
        size: Number(answer.headers.get('content-length')),
      }
    },

    remove: async (name) => {
      const answer = await send(name, { method: 'DELETE' })
      if (!answer.ok && answer.status !== 404) throw await storageError('DELETE', answer)
    },

    list: async function* () {
      const query = new URLSearchParams({ 'list-type': '2' })
      for (let isLast = false; !isLast;) {
        const answer = await send(`?${query.toString()}`, { method: 'GET' })
        if (answer.status === 403) throw new ListingRefused()
        if (!answer.ok) throw await storageError('a listing', answer)
        const { files, next } = readListing(await answer.text())
        yield* files.filter(({ name }) => UPLOAD_NAME.test(name))
        isLast = next === null
        query.set('continuation-token', next ?? '')
      }
    },
  }
}

function bucketUrl({ endpoint, bucket, isPathStyle }: ObjectStorageConfig): string {
  const url = new URL(endpoint)
  const path = url.pathname.replace(/\/+$/, '')
  return isPathStyle ? `${url.origin}${path}/${bucket}` : `${url.protocol}//${bucket}.${url.host}${path}`
}

/** For the log: callers never see what the storage says. */
async function storageError(method: string, answer: Response): Promise<Error> {
  const reason = (await answer.text().catch(() => '')).slice(0, 500)
  return new Error(`the object storage answered ${answer.status} to ${method}: ${reason}`)
}
