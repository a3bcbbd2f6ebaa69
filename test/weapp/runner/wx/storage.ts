import type { PlainObject } from '../plainObject.ts'
import type { WxApis, WxHost } from './WxHost.ts'
import { WxFailure } from './WxFailure.ts'

/** WeChat's size limits for one value and for all of them. */
const maxValueBytes = 1024 * 1024
const maxBytes = 10 * 1024 * 1024

/** Storage holds JSON text. Raw text that isn't JSON, as a test may put there, reads as a string. */
export function storageApis({ phone, realm, answers }: WxHost): WxApis {
  const { storage } = phone
  const read = (key: string) => parse(storage.get(key))
  const write = (key: string, value: unknown) => {
    const json = JSON.stringify(value) ?? '""'
    if (json.length > maxValueBytes) throw new WxFailure('exceed storage item max length')
    const others = bytesOf(storage) - (storage.get(key)?.length ?? 0)
    if (others + json.length > maxBytes) throw new WxFailure('exceed max storage size')
    storage.set(key, json)
  }
  const info = () => ({
    keys: [...storage.keys()],
    currentSize: Math.ceil(bytesOf(storage) / 1024),
    limitSize: 10240,
  })
  return {
    getStorageSync: (key: string) => (storage.has(key) ? realm.inbound(read(key)) : ''),
    setStorageSync: (key: string, value: unknown) => {
      try {
        write(key, value)
      } catch (error) {
        throw realm.error(`setStorageSync:fail ${(error as Error).message}`)
      }
    },
    removeStorageSync: (key: string) => void storage.delete(key),
    clearStorageSync: () => storage.clear(),
    getStorageInfoSync: () => realm.inbound(info()),
    getStorage: answers.api('getStorage', ({ key }) => {
      if (!storage.has(String(key))) throw new WxFailure('data not found')
      return { data: read(String(key)) }
    }),
    setStorage: answers.api('setStorage', ({ key, data }: PlainObject) => write(String(key), data)),
    removeStorage: answers.api('removeStorage', ({ key }) => void storage.delete(String(key))),
    clearStorage: answers.api('clearStorage', () => storage.clear()),
    getStorageInfo: answers.api('getStorageInfo', info),
  }
}

function parse(raw = ''): unknown {
  try {
    return JSON.parse(raw) as unknown
  } catch {
    return raw
  }
}

function bytesOf(storage: ReadonlyMap<string, string>): number {
  return [...storage].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
}
