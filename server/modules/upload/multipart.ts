import '@fastify/multipart'

import { ApiProblem, fieldProblem } from '../../base/http/problem.ts'

import type { FastifyRequest } from 'fastify'

/** A file as it was sent. */
export interface IncomingFile {
  readonly name: string
  readonly content: Buffer
}

const PART = 'file'

/**
 * Reads the files of a multipart body, all in parts named `file`; other fields are ignored.
 *
 * @throws ApiProblem 400 without a file or with one in another part, 413 for too many or too large ones, 415 for
 *   another kind of body
 */
export async function readPictures(request: FastifyRequest): Promise<IncomingFile[]> {
  if (!request.isMultipart()) throw new ApiProblem(415, 'MediaTypeNotTaken')
  const files: IncomingFile[] = []
  for await (const part of request.files()) {
    if (part.fieldname !== PART) throw fieldProblem(400, 'UploadMissing', PART)
    files.push({ name: part.filename, content: await part.toBuffer() })
  }
  if (files.length === 0) throw fieldProblem(400, 'UploadMissing', PART)
  return files
}
