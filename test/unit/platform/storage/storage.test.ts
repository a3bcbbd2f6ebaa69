import Taro from '@tarojs/taro'

import { readStored, removeStoredExcept, removeStored, writeStored } from '@/platform/storage/storage'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const forbidden = () => {
  throw new Error('The operation is insecure')
}

describe('storage', () => {
  it('gives back what was written', () => {
    writeStored('word', 'hello')

    expect(readStored('word', isText)).toBe('hello')
  })

  it('gives null for what was never written, and for another shape', () => {
    writeStored('number', 4)

    expect([readStored('nothing', isText), readStored('number', isText)]).toEqual([null, null])
  })

  it('gives null for broken JSON', () => {
    window.localStorage.setItem('word', '{"data":"hel')

    expect(readStored('word', isText)).toBeNull()
  })

  it('gives null when the store or the check throws', () => {
    writeStored('word', 'hello')
    expect(readStored('word', forbidden as never)).toBeNull()

    jest.spyOn(Taro, 'getStorageSync').mockImplementation(forbidden)
    expect(readStored('word', isText)).toBeNull()
  })

  it('goes on when the store is full or forbidden', () => {
    jest.spyOn(Taro, 'setStorageSync').mockImplementation(forbidden)
    jest.spyOn(Taro, 'removeStorageSync').mockImplementation(forbidden)
    jest.spyOn(Taro, 'getStorageInfoSync').mockImplementation(forbidden)

    expect(() => {
      writeStored('word', 'hello')
      removeStored('word')
      removeStoredExcept([])
    }).not.toThrow()
  })

  it('removes one value', () => {
    writeStored('a', '1')
    writeStored('b', '2')

    removeStored('a')

    expect([readStored('a', isText), readStored('b', isText)]).toEqual([null, '2'])
  })

  it('removes everything but the named keys', () => {
    for (const key of ['a', 'b', 'c', 'd']) writeStored(key, key)

    removeStoredExcept(['b', 'd'])

    expect([...Taro.getStorageInfoSync().keys].sort()).toEqual(['b', 'd'])
  })

  it('removes what it can when one value cannot be removed', () => {
    for (const key of ['a', 'b', 'c']) writeStored(key, key)
    const remove = window.localStorage.removeItem.bind(window.localStorage)
    jest
      .spyOn(Taro, 'removeStorageSync')
      .mockImplementation((key) => (key === 'a' ? forbidden() : remove(key)))

    removeStoredExcept([])

    expect(Taro.getStorageInfoSync().keys).toEqual(['a'])
  })
})
