import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import '@fastify/multipart'

import { ApiProblem, fieldProblem } from '../../base/http/problem.ts'
import { pictureTypeOf, type RawPicture } from './picture.ts'

import type { FastifyRequest } from 'fastify'

/** A picture as it was sent, in a file of this server. */
export interface IncomingPicture extends RawPicture {
  /** As the customer's device called it. */
  readonly name: string
}

const PART = 'file'

/**
 * Writes the files of a multipart body to a folder as they arrive. Files are in parts named `file`; other fields are
 * ignored.
 *
 * @throws ApiProblem 400 without a file, for one in another part, and when the sender has gone
 * @throws ApiProblem 413 for a file that is too large
 * @throws ApiProblem 415 for another kind of body or file
 * @throws FastifyError for too many files, and for a body that breaks off
 */
export async function readPictures(request: FastifyRequest, folder: string): Promise<IncomingPicture[]> {
  if (!request.isMultipart()) throw new ApiProblem(415, 'MediaTypeNotTaken')
  // The parser would wait for ever for the end of a body whose sender has gone already.
  if (isAborted(request)) throw new ApiProblem(400, 'MalformedBody')
  try {
    return await writeFiles(request, folder)
  } finally {
    // Clients that are still sending read the answer only once all is sent.
    request.raw.unpipe()
    request.raw.resume()
  }
}

async function writeFiles(request: FastifyRequest, folder: string): Promise<IncomingPicture[]> {
  const pictures: IncomingPicture[] = []
  for await (const { fieldname, filename, file } of request.files()) {
    if (fieldname !== PART) throw fieldProblem(400, 'UploadMissing', PART)
    const path = join(folder, `${pictures.length}`)
    await pipeline(file, createWriteStream(path, { flags: 'wx' }))
    if (file.truncated) throw new ApiProblem(413, 'UploadTooLarge')
    pictures.push({ name: filename, path, type: await pictureTypeOf(path) })
  }
  if (pictures.length === 0) throw fieldProblem(400, 'UploadMissing', PART)
  return pictures
}

function isAborted({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete
}
