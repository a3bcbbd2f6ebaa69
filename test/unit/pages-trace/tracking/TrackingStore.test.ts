import { makeAutoObservable, runInAction } from 'mobx'
import Taro from '@tarojs/taro'

import { TrackingStore } from '@/pages-trace/tracking/TrackingStore'

/** Answers with an event for each number that is asked for, and who asked in `parcelId`. */
function open(asked?: string, ownerId: string | null = null) {
  const session = makeAutoObservable({
    isSignedIn: ownerId !== null,
    ownerId,
    sessionCount: 0,
    ensureOwner: jest.fn(),
  })
  const post = jest.fn(async (_path: string, { body }: { body: { number: string } }) => ({
    number: body.number,
    carrier: null,
    status: 'in_transit',
    statusDisplayName: '运输中',
    events: [],
    parcelId: session.ownerId,
    orderId: null,
  }))
  const stores = { api: { http: { post } }, session }
  const store = new TrackingStore(stores as never, asked)
  const become = (next: string | null) =>
    runInAction(() => {
      Object.assign(session, {
        isSignedIn: next !== null,
        ownerId: next,
        sessionCount: session.sessionCount + 1,
      })
    })
  return { store, post, become }
}

describe('TrackingStore', () => {
  it('follows the number of the address', async () => {
    const { store } = open('sf1234567890123')

    await store.reload()

    expect(store.tracking.value?.number).toBe('SF1234567890123')
    expect(store.words).toBe('SF1234567890123')
  })

  it('finds the number of a message', async () => {
    const { store } = open()

    await store.find('订单号：L261121000001，已发出')

    expect(store.tracking.value?.number).toBe('L261121000001')
  })

  it('asks which of several numbers, and requests nothing before that', async () => {
    const { store, post } = open('L261121000001')

    await store.find('L261121000002 L261121000003')

    expect(store.choices).toEqual(['L261121000002', 'L261121000003'])
    expect(store.tracking.value).toBeNull()
    expect(post).not.toHaveBeenCalled()
    await store.find('L261121000003')
    expect(store.choices).toEqual([])
  })

  it('says that there is no number, and keeps what was typed', async () => {
    const { store, post } = open()

    await store.find('我的包裹呢')
    expect([store.isUnreadable, store.words]).toEqual([true, '我的包裹呢'])
    expect(post).not.toHaveBeenCalled()

    await store.find('')
    expect(store.isUnreadable).toBe(false)
  })

  it('remembers numbers on the device, a visitor’s apart from a customer’s', async () => {
    await open('L261121000001').store.reload()
    await open('L261121000002', 'ada').store.reload()

    expect(open().store.history.words).toEqual(['L261121000001'])
    expect(open(undefined, 'ada').store.history.words).toEqual(['L261121000002'])
    expect(Taro.getStorageInfoSync().keys).toContain('trackingSearches:ada')
  })

  it('drops the link to a customer’s parcel with their session, and goes on following', async () => {
    const { store, become } = open('L261121000001', 'ada')
    await store.reload()
    expect(store.tracking.value?.parcelId).toBe('ada')

    become(null)
    expect(store.tracking.value).toBeNull()
    await store.reload()

    expect(store.tracking.value).toMatchObject({ number: 'L261121000001', parcelId: null })
  })

  it('shows nothing of one customer’s searches to the next', async () => {
    const { store, become } = open('L261121000001', 'ada')
    await store.reload()

    become(null)
    become('bob')

    expect([store.number, store.words, store.history.words]).toEqual(['', '', []])
  })
})
