import { EMPTY, PHOTO, offline, open } from './openDraftForm'

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
