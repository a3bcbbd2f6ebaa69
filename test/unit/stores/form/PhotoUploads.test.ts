import type { UploadedFile } from '@/api/upload'
import { ApiError } from '@/model/call/ApiError'
import { PhotoTrays } from '@/stores/form/PhotoTrays'
import { PhotoUploads } from '@/stores/form/PhotoUploads'
import type { Stores } from '@/stores/StoresContext'

import { deferred } from '../../../support/app/deferred'
import { until } from '../../../support/app/until'

const stored = (url: string): UploadedFile => ({ url, name: url, size: 1 })
const picked = (...paths: string[]) => paths.map((path) => ({ path, sizeBytes: 1 }))
const statesOf = ({ photos }: PhotoUploads) => photos.map(({ state }) => state)
const keyOf = (uploads: PhotoUploads, index: number) => uploads.photos[index]?.key ?? 'none'
const offline = () => new ApiError('network', 'offline')

/** @param upload uploads a photo */
const photosSentBy = (upload: (path: string) => Promise<UploadedFile>, post = jest.fn()) =>
  new PhotoUploads({
    upload,
    http: {
      post: post.getMockImplementation() ? post : jest.fn(async () => ({ items: [] })),
    } as unknown as Stores['api']['http'],
  })

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

describe('photos of a form that was left', () => {
  const tray = () => new PhotoTrays().of('ada', 'form')
  const draftOf = (...images: string[]) => ({ images, lostPhotos: 0 })

  it('go on in its tray while the app runs, also those that are under way', async () => {
    const trays = new PhotoTrays()
    const slow = deferred<UploadedFile>()
    const before = photosSentBy(() => slow.promise)
    before.resume(trays.of('ada', 'form'), null)
    const adding = before.add(picked('a.jpg'))

    const after = photosSentBy(jest.fn())
    after.resume(trays.of('ada', 'form'), draftOf())
    expect(statesOf(after)).toEqual(['uploading'])
    slow.resolve(stored('/a'))
    await adding

    expect(after.stored).toEqual(draftOf('/a'))
    expect(photosSentBy(jest.fn()).photos).toEqual([])
  })

  it('are shown to their owner alone', () => {
    const trays = new PhotoTrays()
    const adas = photosSentBy(jest.fn())
    adas.resume(trays.of('ada', 'form'), draftOf('/a'))

    adas.leave()
    adas.resume(trays.of('bob', 'form'), null)
    expect(adas.photos).toEqual([])

    adas.resume(trays.of('ada', 'form'), draftOf('/a'))
    expect(adas.urls).toEqual(['/a'])
  })

  it('come from the draft after a new start, and it is said how many never arrived', () => {
    const uploads = photosSentBy(jest.fn())

    uploads.resume(tray(), { images: ['/a'], lostPhotos: 2 })

    expect(uploads).toMatchObject({ urls: ['/a'], lostCount: 2, areAllUploaded: true })
  })

  it('are not there once the form was submitted or thrown away', () => {
    const trays = new PhotoTrays()
    photosSentBy(jest.fn()).resume(trays.of('ada', 'form'), draftOf('/a'))
    const again = photosSentBy(jest.fn())

    again.resume(trays.of('ada', 'form'), null)

    expect(again.photos).toEqual([])
  })

  it('get links that work again', async () => {
    const post = jest.fn(async () => ({ items: ['/uploads/a.jpg?expires=2'] }))
    const uploads = photosSentBy(jest.fn(), post)

    uploads.resume(tray(), draftOf('/uploads/a.jpg?expires=1'))

    expect(post).toHaveBeenCalledWith('/api/u/upload/renew-links', {
      body: { urls: ['/uploads/a.jpg?expires=1'] },
      isBackground: true,
    })
    await until(() => uploads.photos[0]?.path.includes('expires=2') === true)
  })

  it('can still be sent when nobody renews their links', async () => {
    const post = jest.fn(() => Promise.reject(offline()))
    const uploads = photosSentBy(jest.fn(), post)

    uploads.resume(tray(), draftOf('/uploads/a.jpg'))
    await expect(post.mock.results[0]?.value).rejects.toThrow('offline')

    expect(uploads.urls).toEqual(['/uploads/a.jpg'])
  })
})
