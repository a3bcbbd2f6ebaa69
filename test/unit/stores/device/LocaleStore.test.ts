import Taro from '@tarojs/taro'

import { t } from '@/i18n'
import * as textFiles from '@/platform/build/textFiles'
import { LocaleStore } from '@/stores/device/LocaleStore'

afterEach(() => new LocaleStore().select('zh-Hans'))

const restored = () => {
  const store = new LocaleStore()
  store.restore()
  return store
}

describe('LocaleStore', () => {
  it('is zh-Hans until the customer chooses', () => {
    expect(restored().locale).toBe('zh-Hans')
    expect(t('common.retry')).toBe('重试')
  })

  it('switches every text and the language of the document at once', () => {
    void restored().select('en')

    expect(t('common.retry')).toBe('Try again')
    expect(document.documentElement.lang).toBe('en')
  })

  it('remembers the choice', () => {
    void new LocaleStore().select('en')

    expect(restored().locale).toBe('en')
  })

  it.each([['fr'], [{ locale: 'en' }], [42], [null]])('takes %j in storage for no choice', (stored) => {
    Taro.setStorageSync('locale', stored)

    expect(restored().locale).toBe('zh-Hans')
  })

  it('takes broken JSON in storage for no choice', () => {
    window.localStorage.setItem('locale', '{"data":"en')

    expect(restored().locale).toBe('zh-Hans')
  })

  it('stays as it is while texts are on their way, and where they cannot be had', async () => {
    const store = restored()
    let fail: (error: Error) => void = () => undefined
    jest.spyOn(textFiles, 'loadTexts').mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))

    const chosen = store.select('en')
    expect(store.locale).toBe('zh-Hans')
    fail(new Error('no network'))

    expect(await chosen).toBe(false)
    expect(store.locale).toBe('zh-Hans')
    expect(restored().locale).toBe('zh-Hans')
  })

  it('is the last one chosen, however long the texts of another take', async () => {
    const store = restored()
    let arrive: (texts: unknown) => void = () => undefined
    jest.spyOn(textFiles, 'loadTexts').mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))

    const first = store.select('en')
    await store.select('zh-Hans')
    arrive([])

    expect(await first).toBe(true)
    expect(store.locale).toBe('zh-Hans')
  })
})
