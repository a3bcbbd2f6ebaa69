import { makeAutoObservable } from 'mobx'

import { ApiError } from '@/model/call/ApiError'
import { DraftForm } from '@/stores/form/DraftForm'
import { PhotoTrays } from '@/stores/form/PhotoTrays'

import { deferred } from '../../../support/app/deferred'

interface Values {
  readonly note: string
  readonly number: string
}
interface Circumstances {
  readonly owner?: string | null
  readonly photoTrays?: PhotoTrays
}
type Options = ConstructorParameters<typeof DraftForm<Values>>[1]

const EMPTY: Values = { note: '', number: '' }
const PHOTO = [{ path: 'a.jpg', sizeBytes: 1 }]
const offline = new ApiError('network', 'offline')
const sent = async () => undefined

function sessionOf(ownerId: string | null) {
  return makeAutoObservable({
    ownerId,
    become(id: string | null) {
      this.ownerId = id
    },
  })
}

function open(
  options: Partial<Options> = {},
  { owner = 'ada', photoTrays = new PhotoTrays() }: Circumstances = {},
) {
  const session = sessionOf(owner)
  const api = {
    upload: jest.fn(async (path: string) => ({ url: `/${path}`, name: path, size: 1 })),
    http: { post: async () => ({ items: [] }) },
  }
  const form = new DraftForm<Values>({ session, api, photoTrays } as never, {
    name: 'test',
    empty: EMPTY,
    validate: ({ note }) => (note === '' ? { note: { kind: 'required' } } : {}),
    ...options,
  })
  form.follow()
  return { form, session, api }
}

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
    const photoTrays = new PhotoTrays()
    const { form, api } = open({}, { photoTrays })
    const upload = deferred<{ url: string; name: string; size: number }>()
    api.upload.mockReturnValueOnce(upload.promise)
    form.set('note', 'broken')
    const added = form.photos.add(PHOTO)

    const again = open({}, { photoTrays }).form
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
    const options: Partial<Options> = { toStored: ({ note }) => ({ note }), isValues: () => true }
    const { form } = open(options)
    form.fill({ note: 'broken', number: 'secret' })

    expect(open(options).form.values).toEqual({ note: 'broken', number: '' })
  })

  it('of another shape is ignored', () => {
    open().form.fill({ note: 'old' } as Values)

    expect(open().form.isUntouched).toBe(true)
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
      const stores = { session, api: {}, photoTrays: new PhotoTrays() } as never
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

describe('the customer', () => {
  it('finds their draft once it is known who they are', () => {
    open().form.set('note', 'mine')
    const { form, session } = open({}, { owner: null })
    expect(form.isUntouched).toBe(true)

    session.become('ada')

    expect(form.values.note).toBe('mine')
  })

  it('keeps what is on screen when their session ends and they come back', () => {
    const onLeave = jest.fn()
    const { form, session } = open({ onLeave })
    form.set('note', 'half')

    session.become(null)
    form.set('note', 'half of it')
    session.become('ada')

    expect(form.values.note).toBe('half of it')
    expect(onLeave).not.toHaveBeenCalled()
    expect(open().form.values.note).toBe('half of it')
  })

  it('sees nothing of anybody else’s, who finds everything again', async () => {
    open({}, { owner: 'bob' }).form.set('note', 'bobs')
    const onLeave = jest.fn()
    const { form, session } = open({ onLeave })
    form.set('note', 'adas')
    await form.photos.add(PHOTO)

    session.become('bob')
    expect(form.values.note).toBe('bobs')
    expect(form.photos.isEmpty).toBe(true)
    expect(onLeave).toHaveBeenCalledTimes(1)
    session.become('ada')

    expect(form.values.note).toBe('adas')
    expect(form.photos.urls).toEqual(['/a.jpg'])
  })
})

describe('a form that changes a record', () => {
  const RECORD = { note: 'as it is', number: '7' }
  const IMAGES = ['/r.jpg?expires=1&signature=a']

  it('shows nothing of another customer while the record is read', async () => {
    const { form, session, api } = open({ needsRecord: true })
    form.begin(RECORD, IMAGES)
    api.upload.mockRejectedValueOnce(offline)
    await form.photos.add(PHOTO)

    session.become('bob')

    expect(form).toMatchObject({ values: EMPTY, hasBegun: false })
    expect(form.photos.isEmpty).toBe(true)
  })

  it('starts with the record, and with the draft of its change', () => {
    const { form } = open({ needsRecord: true })
    expect(form.hasBegun).toBe(false)
    form.begin(RECORD, IMAGES)
    expect(form).toMatchObject({ values: RECORD, isUntouched: true, isRestored: false })
    form.set('note', 'changed')

    const again = open({ needsRecord: true }).form
    expect(again.isRestored).toBe(false)
    again.begin(RECORD, IMAGES)

    expect(again).toMatchObject({ values: { note: 'changed', number: '7' }, isRestored: true })
    expect(again.photos.urls).toEqual(IMAGES)
  })

  it('is untouched when its links were only signed anew', () => {
    const { form } = open({ needsRecord: true })
    form.begin(RECORD, IMAGES)

    form.photos.restore(['/r.jpg?expires=9&signature=z'])
    expect(form.isUntouched).toBe(true)
    form.photos.restore(['/s.jpg'])

    expect(form.isUntouched).toBe(false)
  })

  it('goes back to the record, without the draft', () => {
    const { form } = open({ needsRecord: true })
    form.begin(RECORD, IMAGES)
    form.set('note', 'changed')

    form.startOver()

    expect(form).toMatchObject({ values: RECORD, isUntouched: true })
    expect(form.photos.urls).toEqual(IMAGES)
  })

  it('leaves a draft as it is while it is frozen', () => {
    open().form.set('note', 'changed')
    const { form } = open({ isFrozen: () => true })

    form.set('note', '')

    expect(open().form.values.note).toBe('changed')
  })
})

describe('submitting', () => {
  it('leaves nothing behind once it is accepted', async () => {
    const { form } = open()
    form.set('note', 'broken')
    await form.photos.add(PHOTO)
    const send = jest.fn(sent)

    expect(await form.submit(send)).toBe(true)

    expect(send).toHaveBeenCalledWith({ note: 'broken', number: '' })
    expect(form.isUntouched).toBe(true)
    expect(open().form).toMatchObject({ isUntouched: true, isRestored: false })
  })

  it('sends nothing while a field or a photo is wrong, and leads to the field first', async () => {
    const { form, api } = open({ isPhotoRequired: true })
    const send = jest.fn(sent)
    expect(form.photoProblem).toBeNull()

    expect(await form.submit(send)).toBe(false)
    expect(form.problems.note).toEqual({ kind: 'required' })
    expect(form.photoProblem).toEqual({ kind: 'required' })
    expect(form.firstProblem).toBe('note')

    api.upload.mockRejectedValueOnce(offline)
    form.set('note', 'broken')
    await form.photos.add(PHOTO)
    expect(await form.submit(send)).toBe(false)
    expect(form.photoProblem).toEqual({ kind: 'picturesNotUploaded' })
    expect(form.firstProblem).toBe('images')

    await form.photos.retry(form.photos.photos[0]?.key ?? '')
    expect(form.photoProblem).toBeNull()
    expect(send).not.toHaveBeenCalled()
    expect(await form.submit(send)).toBe(true)
  })

  it('keeps everything when it is refused', async () => {
    const { form } = open()
    form.set('note', 'broken')

    await expect(form.submit(() => Promise.reject(offline))).rejects.toBe(offline)

    expect(form.values.note).toBe('broken')
    expect(open().form.values.note).toBe('broken')
  })

  it('of a step in between sends neither photos nor the end of the form', async () => {
    const { form, api } = open()
    api.upload.mockRejectedValueOnce(offline)
    await form.photos.add(PHOTO)
    form.set('number', '1')

    expect(await form.submit(sent, ['number'])).toBe(true)

    expect(form.values.number).toBe('1')
    expect(form.photoProblem).toBeNull()
  })
})
