import Taro from '@tarojs/taro'

import { Draft } from '@/stores/form/Draft'

interface Note {
  readonly text: string
}

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

describe('Draft', () => {
  it('comes back to its owner in another run of the app', () => {
    new Draft('note', isNote).write('ada', { text: 'hello' })

    expect(new Draft('note', isNote).read('ada')).toEqual({ text: 'hello' })
  })

  it('is shown to nobody else', () => {
    const draft = new Draft('note', isNote)

    draft.write('ada', { text: 'hello' })

    expect(draft.read('bob')).toBeNull()
  })

  it('is kept apart from drafts of other forms', () => {
    new Draft('note', isNote).write('ada', { text: 'hello' })

    expect(new Draft('letter', isNote).read('ada')).toBeNull()
  })

  it('is gone once it is removed, and only for its owner', () => {
    const draft = new Draft('note', isNote)
    draft.write('ada', { text: 'hello' })
    draft.write('bob', { text: 'hi' })

    draft.remove('ada')

    expect([draft.read('ada'), draft.read('bob')]).toEqual([null, { text: 'hi' }])
  })

  it('counts as absent when an older version wrote it in another shape', () => {
    Taro.setStorageSync('draft:note:ada', { words: 1 })

    expect(new Draft('note', isNote).read('ada')).toBeNull()
  })
})
