import { makeAutoObservable, runInAction } from 'mobx'

import { Draft } from '@/stores/form/Draft'
import { OwnedDraft } from '@/stores/form/OwnedDraft'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** A form of one text, and a session whose owner the test says. */
class Note {
  text = ''
  isReady = true
  readonly left = jest.fn()
  readonly draft: OwnedDraft<string>

  constructor(readonly session: { ownerId: string | null }) {
    this.draft = new OwnedDraft<string>({
      session,
      draft: new Draft('note', isText),
      contents: () => (!this.isReady ? undefined : this.text === '' ? null : this.text),
      restore: (kept) => this.write(kept ?? ''),
      leave: this.left,
      isReady: () => this.isReady,
    })
    makeAutoObservable(this, { session: false, left: false, draft: false })
  }

  write(text: string): void {
    this.text = text
  }

  setReady(isReady: boolean): void {
    this.isReady = isReady
  }
}

function aSession(ownerId: string | null) {
  return makeAutoObservable({
    ownerId,
    become(id: string | null) {
      this.ownerId = id
    },
  })
}

function noteOf(ownerId: string | null) {
  const session = aSession(ownerId)
  const note = new Note(session)
  note.draft.follow()
  return { note, session }
}

describe('a draft that belongs to somebody', () => {
  it('brings back what its owner typed, and says so', () => {
    noteOf('ada').note.write('mine')

    const { note } = noteOf('ada')

    expect(note).toMatchObject({ text: 'mine', draft: { isRestored: true } })
  })

  it('shows it to nobody else', () => {
    noteOf('ada').note.write('mine')

    const { note } = noteOf('bob')

    expect(note).toMatchObject({ text: '', draft: { isRestored: false } })
  })

  it('comes back once it is known who is there', () => {
    noteOf('ada').note.write('mine')
    const { note, session } = noteOf(null)
    expect(note.text).toBe('')

    session.become('ada')

    expect(note.text).toBe('mine')
  })

  it('stays on screen when a session ends and the same customer comes back', () => {
    const { note, session } = noteOf('ada')
    note.write('half')

    session.become(null)
    note.write('half of it')
    session.become('ada')

    expect(note.text).toBe('half of it')
    expect(note.left).not.toHaveBeenCalled()
    expect(noteOf('ada').note.text).toBe('half of it')
  })

  it('gives way when somebody else comes, and is kept for its owner', () => {
    noteOf('bob').note.write('bobs')
    const { note, session } = noteOf('ada')
    note.write('adas')

    session.become('bob')
    expect(note).toMatchObject({ text: 'bobs', draft: { isRestored: true } })
    expect(note.left).toHaveBeenCalledTimes(1)
    session.become('ada')

    expect(note.text).toBe('adas')
  })

  it('is gone once everything was deleted, submitted or thrown away', () => {
    const { note } = noteOf('ada')
    note.write('mine')
    note.write('')
    expect(noteOf('ada').note.text).toBe('')

    note.write('sent')
    note.draft.forget()

    expect(noteOf('ada').note).toMatchObject({ text: '', draft: { isRestored: false } })
  })

  it('waits with what was kept until there is something to put it on', () => {
    noteOf('ada').note.write('mine')
    const note = new Note(aSession('ada'))
    note.setReady(false)
    note.draft.follow()
    note.write('as it was')
    expect(note.draft.isRestored).toBe(false)

    runInAction(() => {
      note.setReady(true)
      note.draft.restore()
    })

    expect(note).toMatchObject({ text: 'mine', draft: { isRestored: true } })
  })

  it('writes nothing more once its page is closed', () => {
    const { note } = noteOf('ada')
    note.write('mine')

    note.draft.dispose()
    note.write('too late')

    expect(noteOf('ada').note.text).toBe('mine')
  })
})
