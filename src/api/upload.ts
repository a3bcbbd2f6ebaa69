import Taro from '@tarojs/taro'

import { ApiError } from '@/model/call/ApiError'

import type { paths } from '../../types/api'
import type { Exchange } from './transport'

/** Spec sections 7 and 9. */
const UPLOAD_TIMEOUT_MS = 60_000
const UPLOAD_PATH = '/api/system-management/common/batch-upload-2' satisfies keyof paths

export interface UploadedFile {
  readonly url: string
  readonly name: string
  readonly size: number
}

/** @param path a local file path, as returned by the photo picker */
export type Upload = (path: string, formFields?: Readonly<Record<string, string>>) => Promise<UploadedFile>

/**
 * The only caller of `Taro.uploadFile`: one file, in a part named "file".
 *
 * @throws ApiError as `createExchange` does, or `malformed` if the response has no URL
 */
export function createUpload(baseUrl: string, exchange: Exchange): Upload {
  return async (path, formFields = {}) => {
    const body = await exchange(
      (headers) =>
        Taro.uploadFile({
          url: baseUrl + UPLOAD_PATH,
          filePath: path,
          name: 'file',
          formData: { ...formFields },
          header: { ...headers },
          timeout: UPLOAD_TIMEOUT_MS,
        }),
      { source: 'upload' },
    )
    const file: unknown = Array.isArray(body) ? body[0] : null
    if (!isUploadedFile(file)) throw new ApiError('malformed', 'The upload answered without an address')
    return file
  }
}

function isUploadedFile(value: unknown): value is UploadedFile {
  return typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string'
}
