import { DraftForm } from '@/stores/form/DraftForm'
import { UnsentPhotos } from '@/stores/form/UnsentPhotos'

import { deferred } from '../../../support/app/deferred'

import { type Values, type Options, EMPTY, PHOTO, offline, sessionOf, open } from './openDraftForm'

describe('a draft', () => {
  it('comes back with values and photos, and says so', async () => {
    const { form } = open()
    form.set('note', 'broken')
    await form.photos.add(PHOTO)

    const again = open().form

    expect(again.values).toEqual({ note: 'broken', number: '' })
    expect(again.photos.urls).toEqual(['/a.jpg'])
    expect(again).toMatchObject({ isRestored: true, isUntouched: false })
  })

  it('is kept for a photo alone', async () => {
    await open().form.photos.add(PHOTO)

    expect(open().form.photos.urls).toEqual(['/a.jpg'])
  })

  it('is kept for each thing that a form is about', () => {
    open().form.set('note', 'broken')

    expect(open({ name: 'other' }).form).toMatchObject({ isUntouched: true, isRestored: false })
  })

  it('can be discarded', async () => {
    open().form.set('note', 'broken')
    const { form } = open()

    form.startOver()

    expect(form).toMatchObject({ values: EMPTY, isUntouched: true, isRestored: false })
    expect(open().form.isRestored).toBe(false)
  })

  it('counts the photos that were never uploaded', async () => {
    const { form, api } = open()
    api.upload.mockRejectedValueOnce(offline)
    await form.photos.add(PHOTO)
    form.set('note', 'broken')

    expect(open().form.photos).toMatchObject({ isEmpty: true, lostCount: 1 })
  })

  it('goes on with photos that are under way while the app runs', async () => {
    const unsentPhotos = new UnsentPhotos()
    const { form, api } = open({}, { unsentPhotos })
    const upload = deferred<{ url: string; name: string; size: number }>()
    api.upload.mockReturnValueOnce(upload.promise)
    form.set('note', 'broken')
    const added = form.photos.add(PHOTO)

    const again = open({}, { unsentPhotos }).form
    expect(again.photos).toMatchObject({ areAllUploaded: false, lostCount: 0 })
    upload.resolve({ url: '/a.jpg', name: 'a.jpg', size: 1 })
    await added

    expect(again.photos.urls).toEqual(['/a.jpg'])
  })

  it('is gone when everything is deleted again', () => {
    const { form } = open()
    form.set('note', 'broken')
    form.set('note', '')

    expect(open().form.isRestored).toBe(false)
  })

  it('is not begun by what the page fills in by itself, and keeps it', () => {
    const options: Partial<Options> = { withoutPrefill: (values) => ({ ...values, number: '' }) }
    const { form } = open(options)
    form.set('number', '1')
    expect(form.isUntouched).toBe(true)
    expect(open(options).form.values.number).toBe('')

    form.set('note', 'broken')

    expect(open(options).form.values).toEqual({ note: 'broken', number: '1' })
  })

  it('leaves out what must not lie on the device', () => {
    const options: Partial<Options> = { toStored: ({ note }) => ({ note }) }
    const { form } = open(options)
    form.fill({ note: 'broken', number: 'secret' })

    expect(open(options).form.values).toEqual({ note: 'broken', number: '' })
  })

  it('of another shape is ignored', () => {
    open().form.fill({ note: 7, number: '' } as never)

    expect(open().form.isUntouched).toBe(true)
  })

  it('of a version that lacked a field comes back with the field empty', () => {
    open().form.fill({ note: 'old' } as Values)

    expect(open().form).toMatchObject({ values: { note: 'old', number: '' }, isRestored: true })
  })

  it('is not written any more once the page is closed', () => {
    const { form } = open()
    form.set('note', 'mine')

    form.dispose()
    form.set('note', 'too late')

    expect(open().form.values.note).toBe('mine')
  })

  it('keeps more than values, and hands it back', () => {
    const onStart = jest.fn()
    const extra = { contents: () => ({ page: 2 }), isValid: ({ page }: { page?: unknown }) => page === 2 }
    const openBook = (session = sessionOf('ada')) => {
      const stores = { session, api: {}, unsentPhotos: new UnsentPhotos() } as never
      const form = new DraftForm<Values, { page: number }>(stores, {
        name: 'book',
        empty: EMPTY,
        extra,
        onStart,
      })
      form.follow()
      return form
    }
    openBook().set('note', 'read')
    expect(onStart).toHaveBeenLastCalledWith(null)

    openBook()

    expect(onStart).toHaveBeenLastCalledWith(expect.objectContaining({ page: 2 }))
  })
})
