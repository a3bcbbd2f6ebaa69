import { pickPhotos } from '@/platform/photo/photos'

/** jsdom has no file chooser, so the tests set the files on the input. */
const field = () => document.querySelector<HTMLInputElement>('input[type="file"]')
const answer = (type: 'change' | 'cancel') => field()?.dispatchEvent(new Event(type))

function choose(...names: string[]): void {
  const files = names.map((name) => new File(['1234'], name, { type: 'image/jpeg' }))
  Object.defineProperty(field(), 'files', { value: files })
  answer('change')
}

beforeEach(() => {
  let made = 0
  URL.createObjectURL = () => `blob:${(made += 1)}`
})

describe('picking photos in a browser', () => {
  it('asks for what the server takes, without saying where from', async () => {
    const pick = pickPhotos(3)

    expect(field()).toMatchObject({ accept: 'image/jpeg,image/png,image/webp', multiple: true })
    expect(field()?.hasAttribute('capture')).toBe(false)
    choose('a.jpg')
    await expect(pick).resolves.toEqual({ outcome: 'picked', photos: [{ path: 'blob:1', sizeBytes: 4 }] })
    expect(field()).toBeNull()
  })

  it('asks for one where one is wanted', async () => {
    const pick = pickPhotos(1)

    expect(field()?.multiple).toBe(false)
    choose('a.jpg')
    await pick
  })

  it('takes no more than there is room for', async () => {
    const pick = pickPhotos(2)
    choose('a.jpg', 'b.jpg', 'c.jpg')

    await expect(pick).resolves.toMatchObject({ photos: [{ path: 'blob:1' }, { path: 'blob:2' }] })
  })

  it('is none when the customer changes their mind', async () => {
    const pick = pickPhotos(3)
    answer('cancel')

    await expect(pick).resolves.toEqual({ outcome: 'none' })
    expect(field()).toBeNull()
  })

  it.each(['touchstart', 'mousedown', 'keydown'])(
    'is none in a browser that does not say so, once the customer is back on the page: %s',
    async (touch) => {
      const pick = pickPhotos(3)
      window.dispatchEvent(new Event(touch))

      await expect(pick).resolves.toEqual({ outcome: 'none' })
      expect(field()).toBeNull()
    },
  )

  it('leaves no listener behind', async () => {
    const added = jest.spyOn(window, 'addEventListener')
    const removed = jest.spyOn(window, 'removeEventListener')

    const pick = pickPhotos(3)
    choose('a.jpg')
    await pick

    expect(added.mock.calls.length).toBeGreaterThan(0)
    expect(removed.mock.calls).toEqual(added.mock.calls)
  })
})
