import { autorun } from 'mobx'

import { currentLocale, setLocale, t } from '@/i18n'
import '@/i18n/packages/parcel'
import { catalogues } from '@/i18n/catalogues'
import { errorText } from '@/i18n/errorText'
import { ApiError, type ApiErrorKind } from '@/model/call/ApiError'

afterEach(() => setLocale('zh-Hans'))

describe('t', () => {
  it('fills placeholders', () => {
    expect(t('home.greeting', { name: 'Ada' })).toBe('您好，Ada')
  })

  it('writes what is filled in as it is, whatever signs it has', () => {
    expect(t('home.greeting', { name: '$& [[name]] $1' })).toBe('您好，$& [[name]] $1')
  })

  it('leaves a placeholder that nobody fills, so that it is seen', () => {
    expect(t('home.greeting', {} as { name: string })).toBe('您好，[[name]]')
  })

  it('fills in a zero', () => expect(t('parcel.itemCount', { count: 0 })).toBe('0 件'))

  it.each([
    [1, '1 item'],
    ['1', '1 item'],
    [0, '0 items'],
    [12, '12 items'],
  ])('says %p in English as %p', (count, text) => {
    setLocale('en')

    expect(t('parcel.itemCount', { count })).toBe(text)
  })

  it('shows everybody who watches the other language at once', () => {
    const seen: string[] = []
    const stop = autorun(() => seen.push(t('common.retry')))

    setLocale('en')
    stop()

    expect(seen).toEqual(['重试', 'Try again'])
    expect(currentLocale()).toBe('en')
  })

  it('falls back to English where the other language has no words', () => {
    const { 'common.retry': words = '' } = catalogues['zh-Hans']
    delete catalogues['zh-Hans']['common.retry']

    const text = t('common.retry')
    catalogues['zh-Hans']['common.retry'] = words

    expect(text).toBe('Try again')
  })
})

describe('errorText', () => {
  it.each<[ApiErrorKind, string]>([
    ['network', '网络不可用，请检查连接后重试'],
    ['timeout', '请求超时，请重试'],
    ['malformed', '数据异常，请更新后再试'],
    ['unauthorized', 'the server says'],
    ['forbidden', 'the server says'],
    ['notFound', 'the server says'],
    ['rejected', 'the server says'],
    ['server', 'the server says'],
  ])('%s', (kind, text) => {
    expect(errorText(new ApiError(kind, 'the server says'))).toBe(text)
  })
})
