import type { UploadedFile } from '@/api/upload'
import { ApiError } from '@/model/call/ApiError'
import { PhotoUploads } from '@/stores/form/PhotoUploads'
import type { Stores } from '@/stores/StoresContext'

export const stored = (url: string): UploadedFile => ({ url, name: url, size: 1 })

export const picked = (...paths: string[]) => paths.map((path) => ({ path, sizeBytes: 1 }))

export const statesOf = ({ photos }: PhotoUploads) => photos.map(({ state }) => state)

export const offline = () => new ApiError('network', 'offline')

/** @param upload uploads a photo */
export const photosSentBy = (upload: (path: string) => Promise<UploadedFile>, post = jest.fn()) =>
  new PhotoUploads({
    upload,
    http: {
      post: post.getMockImplementation() ? post : jest.fn(async () => ({ items: [] })),
    } as unknown as Stores['api']['http'],
  })
