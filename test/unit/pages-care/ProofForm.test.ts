import { makeAutoObservable } from 'mobx'

import { ApiError } from '@/model/call/ApiError'
import { ProofForm } from '@/pages-care/_shared/ProofForm'
import { PhotoTrays } from '@/stores/form/PhotoTrays'

type Values = { readonly note: string; readonly number: string }
const EMPTY: Values = { note: '', number: '' }
const PHOTO = [{ path: 'a.jpg', sizeBytes: 1 }]

function openForm({ name = 'test', isPhotoRequired = false, photoTrays = new PhotoTrays() } = {}) {
  const session = makeAutoObservable({ ownerId: 'ada' })
  const api = {
    upload: jest.fn(async (path: string) => ({ url: `/${path}`, name: path, size: 1 })),
    http: { post: async () => ({ items: [] }) },
  }
  const leave = jest.fn()
  const proof = new ProofForm<Values>({ session, api, photoTrays } as never, {
    name,
    empty: EMPTY,
    validate: ({ note }) => (note === '' ? { note: { kind: 'required' } } : {}),
    isPhotoRequired,
    leave,
  })
  return { proof, api, leave }
}

const send = () => jest.fn(async () => undefined)

describe('a form of texts and proofs', () => {
  it('brings back texts and photos after a new start', async () => {
    const { proof } = openForm()
    proof.form.set('note', 'broken')
    await proof.photos.add(PHOTO)

    const again = openForm().proof

    expect(again.form.values.note).toBe('broken')
    expect(again.photos.urls).toEqual(['/a.jpg'])
    expect(again.draft.isRestored).toBe(true)
  })

  it('keeps a photo alone', async () => {
    await openForm().proof.photos.add(PHOTO)

    expect(openForm().proof.photos.urls).toEqual(['/a.jpg'])
  })

  it('is about one thing', () => {
    openForm().proof.form.set('note', 'broken')

    expect(openForm({ name: 'other' }).proof.isUntouched).toBe(true)
  })

  it('sends texts and photos, and leaves nothing behind', async () => {
    const { proof } = openForm()
    proof.form.set('note', 'broken')
    await proof.photos.add(PHOTO)
    const sent = send()

    expect(await proof.submit(sent)).toBe(true)

    expect(sent).toHaveBeenCalledWith({ note: 'broken', number: '' }, ['/a.jpg'], expect.any(Function))
    expect(proof.isUntouched).toBe(true)
    expect(openForm().proof.isUntouched).toBe(true)
  })

  it('sends nothing while something is wrong, and says what', async () => {
    const { proof, api } = openForm({ isPhotoRequired: true })
    const sent = send()
    expect(proof.photoProblem).toBeNull()

    expect(await proof.submit(sent)).toBe(false)
    expect(proof.form.problems.note).toEqual({ kind: 'required' })
    expect(proof.photoProblem).toEqual({ kind: 'required' })

    api.upload.mockRejectedValueOnce(new ApiError('network', 'offline'))
    proof.form.set('note', 'broken')
    await proof.photos.add(PHOTO)
    expect(await proof.submit(sent)).toBe(false)
    expect(proof.photoProblem).toEqual({ kind: 'picturesNotUploaded' })
    expect(sent).not.toHaveBeenCalled()
  })

  it('keeps everything, and the key of the call, when it is refused', async () => {
    const { proof } = openForm()
    proof.form.set('note', 'broken')
    const keys: string[] = []
    const attempt = () =>
      proof.submit(async (values, _images, keyOf) => {
        keys.push(keyOf(values))
        throw new ApiError('network', 'offline')
      })

    await expect(attempt()).rejects.toThrow('offline')
    await expect(attempt()).rejects.toThrow('offline')

    expect(proof.form.values.note).toBe('broken')
    expect(keys[0]).toBe(keys[1])
  })

  it('ignores a draft of another shape', () => {
    openForm({ name: 'shape' }).proof.form.fill({ note: 'old' } as never)

    expect(openForm({ name: 'shape' }).proof.isUntouched).toBe(true)
  })
})
