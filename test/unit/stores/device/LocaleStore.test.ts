import Taro from '@tarojs/taro'

import { t } from '@/i18n'
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
    restored().select('en')

    expect(t('common.retry')).toBe('Try again')
    expect(document.documentElement.lang).toBe('en')
  })

  it('remembers the choice', () => {
    new LocaleStore().select('en')

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
})
