import { PHOTO, offline, sent, open } from './openDraftForm'

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
