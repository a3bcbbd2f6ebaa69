import type { UploadedFile } from '@/api/upload'
import { PhotoTrays } from '@/stores/form/PhotoTrays'

import { deferred } from '../../../support/app/deferred'
import { until } from '../../../support/app/until'

import { stored, picked, statesOf, offline, photosSentBy } from './photosSentBy'

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
