import { request } from 'node:http'
import { Readable } from 'node:stream'

const BOUNDARY = 'bench-boundary'
const CHUNK = 64 * 1024

/**
 * Uploads pictures as one multipart body, never more than a chunk ahead of the connection.
 *
 * @returns the answer's status, or the error's code where none came
 */
export function sendPictures(url: string, token: string, pictures: readonly Buffer[]): Promise<string> {
  const parts = pictures.map((picture) => ({ head: headOf(), picture }))
  const end = Buffer.from(`--${BOUNDARY}--\r\n`)
  const length = parts.reduce((sum, { head, picture }) => sum + head.length + picture.length + 2, end.length)
  return new Promise((resolve) => {
    const upload = request(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': length,
      },
    })
    upload.once('response', (answer) => {
      answer.resume()
      resolve(String(answer.statusCode))
    })
    upload.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    upload.on('error', () => undefined)
    Readable.from(chunksOf(parts, end)).pipe(upload)
  })
}

function headOf(): Buffer {
  const disposition = 'Content-Disposition: form-data; name="file"; filename="photo.jpg"'
  return Buffer.from(`--${BOUNDARY}\r\n${disposition}\r\nContent-Type: image/jpeg\r\n\r\n`)
}

function* chunksOf(parts: readonly { head: Buffer; picture: Buffer }[], end: Buffer): Generator<Buffer> {
  for (const { head, picture } of parts) {
    yield head
    for (let at = 0; at < picture.length; at += CHUNK) yield picture.subarray(at, at + CHUNK)
    yield Buffer.from('\r\n')
  }
  yield end
}
