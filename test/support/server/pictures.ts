import sharp, { type Sharp } from 'sharp'

import { accepted, type ApiClient } from './apiClient.ts'

import type { UploadedFile } from '../../../server/contracts/upload.ts'

export const UPLOAD = '/api/system-management/common/batch-upload-2'

/** A single-colour picture, ready to encode. */
export function plainPicture(width = 40, height = 30): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#3366cc' } })
}

export function pngPicture(): Promise<Buffer> {
  return plainPicture().png().toBuffer()
}

/** Multipart form data as the app sends it. */
export function formOf(content: Buffer | readonly Buffer[], name = 'photo.jpg'): FormData {
  const form = new FormData()
  for (const one of Array.isArray(content) ? content : [content])
    form.append('file', new Blob([new Uint8Array(one as Buffer)]), name)
  return form
}

/** Uploads a picture and returns its URL. */
export async function uploadPicture(api: ApiClient, content: Buffer): Promise<string> {
  const [file] = accepted(await api.upload<UploadedFile[]>(UPLOAD, formOf(content)))
  return file?.url ?? ''
}
