import type { UploadedFile } from '@/api/upload'
import { ApiError } from '@/model/call/ApiError'
import type { PhotoUploads } from '@/stores/form/PhotoUploads'

import { deferred } from '../../../support/app/deferred'

import { stored, picked, statesOf, offline, photosSentBy } from './photosSentBy'

const keyOf = (uploads: PhotoUploads, index: number) => uploads.photos[index]?.key ?? 'none'

describe('PhotoUploads', () => {
  it('is in order while there are none', () => {
    expect(photosSentBy(jest.fn()).areAllUploaded).toBe(true)
  })

  it('shows a photo at once, and knows its address when it is sent', async () => {
    const answer = deferred<UploadedFile>()
    const uploads = photosSentBy(() => answer.promise)

    const adding = uploads.add(picked('a.jpg'))
    expect(uploads.photos).toMatchObject([{ path: 'a.jpg', state: 'uploading' }])
    expect(uploads.areAllUploaded).toBe(false)
    answer.resolve(stored('/a'))
    await adding

    expect(statesOf(uploads)).toEqual(['done'])
    expect(uploads.urls).toEqual(['/a'])
    expect(uploads.areAllUploaded).toBe(true)
  })

  it('knows why the server refused a photo, until it is sent again', async () => {
    const upload = jest
      .fn()
      .mockRejectedValueOnce(new ApiError('rejected', '仅支持 JPEG、PNG、WebP 图片'))
      .mockRejectedValueOnce(offline())
    const uploads = photosSentBy(upload)

    await uploads.add(picked('text.jpg'))
    expect(uploads.refusal).toBe('仅支持 JPEG、PNG、WebP 图片')
    await uploads.retry(keyOf(uploads, 0))

    expect(statesOf(uploads)).toEqual(['failed'])
    expect(uploads.refusal).toBeNull()
  })

  it('sends photos side by side, each on its own', async () => {
    const upload = jest.fn((path: string) =>
      path === 'bad.jpg' ? Promise.reject(offline()) : Promise.resolve(stored(`/${path}`)),
    )
    const uploads = photosSentBy(upload)

    await uploads.add(picked('a.jpg', 'bad.jpg', 'c.jpg'))

    expect(statesOf(uploads)).toEqual(['done', 'failed', 'done'])
    expect(uploads.urls).toEqual(['/a.jpg', '/c.jpg'])
    expect(uploads.areAllUploaded).toBe(false)
  })

  it('sends a failed photo again, alone and in its place', async () => {
    const upload = jest
      .fn()
      .mockResolvedValueOnce(stored('/a'))
      .mockRejectedValueOnce(offline())
      .mockResolvedValueOnce(stored('/b'))
    const uploads = photosSentBy(upload)
    await uploads.add(picked('a.jpg', 'b.jpg'))

    await uploads.retry(keyOf(uploads, 1))

    expect(upload.mock.calls.flat()).toEqual(['a.jpg', 'b.jpg', 'b.jpg'])
    expect(uploads.urls).toEqual(['/a', '/b'])
    expect(uploads.areAllUploaded).toBe(true)
  })

  it('is under way again while it is retried', async () => {
    const again = deferred<UploadedFile>()
    const uploads = photosSentBy(
      jest.fn().mockRejectedValueOnce(offline()).mockReturnValueOnce(again.promise),
    )
    await uploads.add(picked('a.jpg'))

    const retrying = uploads.retry(keyOf(uploads, 0))
    expect(statesOf(uploads)).toEqual(['uploading'])
    again.reject(offline())
    await retrying

    expect(statesOf(uploads)).toEqual(['failed'])
  })

  it('sends a photo once when its retry is tapped twice', async () => {
    const again = deferred<UploadedFile>()
    const upload = jest.fn().mockRejectedValueOnce(offline()).mockReturnValue(again.promise)
    const uploads = photosSentBy(upload)
    await uploads.add(picked('a.jpg'))

    const taps = [uploads.retry(keyOf(uploads, 0)), uploads.retry(keyOf(uploads, 0))]
    again.resolve(stored('/a'))
    await Promise.all(taps)

    expect(upload).toHaveBeenCalledTimes(2)
  })

  it('no longer waits for a photo that was removed', async () => {
    const slow = deferred<UploadedFile>()
    const uploads = photosSentBy(() => slow.promise)
    const adding = uploads.add(picked('a.jpg'))

    uploads.remove(keyOf(uploads, 0))
    expect(uploads.areAllUploaded).toBe(true)
    slow.resolve(stored('/a'))
    await adding

    expect(uploads.urls).toEqual([])
  })

  it('never confuses a photo with one that was removed before', async () => {
    const uploads = photosSentBy(async (path) => stored(`/${path}`))
    await uploads.add(picked('a.jpg', 'b.jpg'))
    const removed = keyOf(uploads, 0)

    uploads.remove(removed)
    await uploads.add(picked('c.jpg'))
    await uploads.add(picked('d.jpg'))

    const keys = uploads.photos.map(({ key }) => key)
    expect(keys).not.toContain(removed)
    expect(new Set(keys).size).toBe(3)
    expect(uploads.urls).toEqual(['/b.jpg', '/c.jpg', '/d.jpg'])
  })

  it('forgets everything when it is cleared, also what is still under way', async () => {
    const slow = deferred<UploadedFile>()
    const uploads = photosSentBy(() => slow.promise)
    const adding = uploads.add(picked('a.jpg'))

    uploads.clear()
    slow.resolve(stored('/a'))
    await adding

    expect(uploads.photos).toEqual([])
  })

  it('does not try again what is not there', async () => {
    const upload = jest.fn()

    await photosSentBy(upload).retry('photo-9')

    expect(upload).not.toHaveBeenCalled()
  })

  it('lets a bug through, and still marks the photo as failed', async () => {
    const uploads = photosSentBy(() => Promise.reject(new TypeError('bug')))

    await expect(uploads.add(picked('a.jpg'))).rejects.toThrow(TypeError)

    expect(statesOf(uploads)).toEqual(['failed'])
  })
})

it('begins with photos that the server has, and adds to them', async () => {
  const uploads = photosSentBy(async () => stored('/b'))

  uploads.restore(['/a'])
  await uploads.add(picked('b.jpg'))

  expect(uploads.urls).toEqual(['/a', '/b'])
  expect(uploads.areAllUploaded).toBe(true)
  expect(keyOf(uploads, 0)).not.toBe(keyOf(uploads, 1))
})

it('keeps what is under way when newer photos come from the server', async () => {
  const slow = deferred<UploadedFile>()
  const uploads = photosSentBy(() => slow.promise)
  uploads.restore(['/a'])
  const adding = uploads.add(picked('b.jpg'))

  uploads.restore(['/a2', '/c'])
  slow.resolve(stored('/b'))
  await adding

  expect(uploads.urls).toEqual(['/a2', '/c', '/b'])
})
