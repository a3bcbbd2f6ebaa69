import type { UploadedFile } from '@/api/upload'
import { UnsentPhotos } from '@/stores/form/UnsentPhotos'

import { deferred } from '../../../support/app/deferred'
import { until } from '../../../support/app/until'

import { stored, picked, statesOf, offline, photosSentBy } from './photosSentBy'

describe('photos of a form that was left', () => {
  const noPhotos = () => new UnsentPhotos().of('ada', 'form')
  const draftOf = (...images: string[]) => ({ images, lostPhotos: 0 })

  it('go on while the app runs, also those that are under way', async () => {
    const unsent = new UnsentPhotos()
    const slow = deferred<UploadedFile>()
    const before = photosSentBy(() => slow.promise)
    before.resume(unsent.of('ada', 'form'), null)
    const adding = before.add(picked('a.jpg'))

    const after = photosSentBy(jest.fn())
    after.resume(unsent.of('ada', 'form'), draftOf())
    expect(statesOf(after)).toEqual(['uploading'])
    slow.resolve(stored('/a'))
    await adding

    expect(after.stored).toEqual(draftOf('/a'))
    expect(photosSentBy(jest.fn()).photos).toEqual([])
  })

  it('are shown to their owner alone', () => {
    const unsent = new UnsentPhotos()
    const adas = photosSentBy(jest.fn())
    adas.resume(unsent.of('ada', 'form'), draftOf('/a'))

    adas.leave()
    adas.resume(unsent.of('bob', 'form'), null)
    expect(adas.photos).toEqual([])

    adas.resume(unsent.of('ada', 'form'), draftOf('/a'))
    expect(adas.urls).toEqual(['/a'])
  })

  it('come from the draft after a new start, and it is said how many never arrived', () => {
    const uploads = photosSentBy(jest.fn())

    uploads.resume(noPhotos(), { images: ['/a'], lostPhotos: 2 })

    expect(uploads).toMatchObject({ urls: ['/a'], lostCount: 2, areAllUploaded: true })
  })

  it('are not there once the form was submitted or thrown away', () => {
    const unsent = new UnsentPhotos()
    photosSentBy(jest.fn()).resume(unsent.of('ada', 'form'), draftOf('/a'))
    const again = photosSentBy(jest.fn())

    again.resume(unsent.of('ada', 'form'), null)

    expect(again.photos).toEqual([])
  })

  it('get links that work again', async () => {
    const post = jest.fn(async () => ({ items: ['/uploads/a.jpg?expires=2'] }))
    const uploads = photosSentBy(jest.fn(), post)

    uploads.resume(noPhotos(), draftOf('/uploads/a.jpg?expires=1'))

    expect(post).toHaveBeenCalledWith('/api/u/upload/renew-links', {
      body: { urls: ['/uploads/a.jpg?expires=1'] },
      isBackground: true,
    })
    await until(() => uploads.photos[0]?.path.includes('expires=2') === true)
  })

  it('can still be sent when nobody renews their links', async () => {
    const post = jest.fn(() => Promise.reject(offline()))
    const uploads = photosSentBy(jest.fn(), post)

    uploads.resume(noPhotos(), draftOf('/uploads/a.jpg'))
    await expect(post.mock.results[0]?.value).rejects.toThrow('offline')

    expect(uploads.urls).toEqual(['/uploads/a.jpg'])
  })
})
