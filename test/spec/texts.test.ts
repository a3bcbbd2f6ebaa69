import Taro from '@tarojs/taro'

import { setLocale, t } from '@/i18n'
import '@/i18n/packages/pickupStation'
import '@/i18n/packages/order'
import '@/i18n/packages/confirmReceipt'
import { problemText } from '@/i18n/problemText'
import { tabTexts } from '@/i18n/tabTexts'
import { timeText } from '@/i18n/timeText'
import { DEFAULT_LOCALE } from '@/model/enumerations/session'
import { isToken } from '@/model/account/session'
import type { FieldProblem } from '@/model/validation/FieldProblem'
import * as clipboard from '@/platform/device/clipboard'
import { readStored } from '@/platform/storage/storage'
import { copyWithToast } from '@/ui/feedback/copyWithToast'

import { watchFeedback } from '../support/app/feedback'

// Messages of spec sections 5, 8 and 9, in both languages.

afterEach(() => setLocale(DEFAULT_LOCALE))

describe('the error catalogue in Chinese', () => {
  it.each([
    ['401 of a request', 'error.sessionExpired', '登录超时，请重新登录'],
    ['401 of an upload', 'error.signInFirst', '请先登录'],
    ['title of the modal', 'error.title', '提示'],
    ['a refusal without words', 'error.fallback', '请求服务器数据失败'],
    ['page not found', 'error.pageNotFound', 'Page Not Found'],
  ] as const)('%s', (_case, key, sentence) => {
    expect(t(key)).toBe(sentence)
  })

  it('just now', () => {
    expect(timeText(new Date(), new Date())).toBe('刚刚')
  })
})

describe('the error catalogue in English', () => {
  beforeEach(() => setLocale('en'))

  it('page not found', () => expect(t('error.pageNotFound')).toBe('Page Not Found'))
  it('just now', () => expect(timeText(new Date(), new Date())).toBe('Just now'))

  it.each(['error.sessionExpired', 'error.signInFirst', 'error.title', 'error.fallback'] as const)(
    '%s is in English',
    (key) => expect(t(key)).toMatch(/^[\x20-\x7e]+$/),
  )
})

describe('validation messages', () => {
  const messages: readonly [FieldProblem, string, string][] = [
    [{ kind: 'required' }, 'Required', '必填'],
    [{ kind: 'expressNumber' }, 'Please enter express number', '请输入快递单号'],
    [{ kind: 'declaredName' }, 'Please enter declared name', '请输入品名'],
    [{ kind: 'declaredCurrency' }, 'Please enter declared currency', '请输入申报币种'],
    [{ kind: 'declaredValue' }, 'Please enter declared value', '请输入申报价值'],
    [{ kind: 'tag' }, 'Please enter or select a tag', '请输入或选择标签'],
    [{ kind: 'format' }, 'Please enter correct format', '请输入正确的格式'],
    [{ kind: 'minLength', count: 6 }, 'Enter at least 6 characters', '至少输入 6 个字符'],
    [{ kind: 'maxLength', count: 30 }, 'Enter at most 30 characters', '最多输入 30 个字符'],
    [{ kind: 'email' }, 'Please enter a correct email', '请输入正确的邮箱'],
    [
      { kind: 'picturesNotUploaded' },
      'There are pictures that were not uploaded successfully, please upload again',
      '有图片未上传成功，请重新上传',
    ],
  ]

  it.each(messages)('%j', (problem, english, chinese) => {
    expect(problemText(problem)).toBe(chinese)
    setLocale('en')
    expect(problemText(problem)).toBe(english)
  })

  it('enter or select the product name, where that is done', () => {
    expect(t('validation.productName')).toBe('请输入或选择品名')
    setLocale('en')
    expect(t('validation.productName')).toBe('Please enter or select the product name')
  })

  it("are the server's own words where it refused the field", () => {
    expect(problemText({ kind: 'server', message: '该单号已预报' })).toBe('该单号已预报')
  })
})

describe('what a logistics order still needs', () => {
  it.each([
    ['a delivery address', 'order.missing.address', '请选择收货地址', 'Choose an address'],
    ['a shipping method', 'order.missing.channel', '请选择运送方式', 'Choose a delivery method'],
    ['a delivery method', 'order.missing.station', '请选择自提点', 'Choose a pickup point'],
  ] as const)('%s', (_case, key, chinese, english) => {
    expect(t(key)).toBe(chinese)
    setLocale('en')
    expect(t(key)).toBe(english)
  })
})

it('contact details must be completed', () => {
  expect(t('validation.contactRequired')).toBe('请完善联系方式')
  setLocale('en')
  expect(t('validation.contactRequired')).toBe('Contact details must be completed')
})

describe('tab texts', () => {
  it('in Chinese', () => expect(tabTexts()).toEqual(['首页', '商城', '仓库地址', '我的']))

  it('in English', () => {
    setLocale('en')
    expect(tabTexts()).toEqual(['Home', 'Mall', 'Address', 'Me'])
  })
})

it('the pickup station can be set once; changes need customer service', () => {
  expect(t('pickup.once')).toBe('自提点只能设置一次，之后如需更换请联系客服')
  expect(t('pickup.chosenHint')).toContain('请联系客服')
  setLocale('en')
  expect(t('pickup.once')).toBe('You can set this once. To change it later, contact support')
})

it('copying says whether it worked', async () => {
  const { toast } = watchFeedback()
  const copy = jest.spyOn(clipboard, 'copyText').mockResolvedValueOnce(true).mockResolvedValueOnce(false)

  await copyWithToast('GD10001')
  await copyWithToast('GD10001')

  expect(copy).toHaveBeenCalledTimes(2)
  expect(toast.mock.calls.map(([{ title }]) => title)).toEqual(['已复制', '复制失败，请长按文字手动复制'])
})

it('missing stored data: "data not found"; to the app it is simply not there', async () => {
  await expect(Taro.getStorage({ key: 'nothing' })).rejects.toMatchObject({
    errMsg: expect.stringContaining('data not found'),
  })
  expect(readStored('nothing', isToken)).toBeNull()
})

// What a click does is in test/e2e/pageLoads.spec.ts.
it('a page whose code cannot be loaded can be reloaded with a click', () => {
  expect([t('page.failed'), t('common.reload')]).toEqual(['页面加载失败', '重新加载'])
  setLocale('en')
  expect([t('page.failed'), t('common.reload')]).toEqual(['This page couldn’t be loaded', 'Reload'])
})

it('confirming receipt requires a satisfaction choice', () => {
  const missing: FieldProblem = { kind: 'required' }
  expect(`${t('confirmReceipt.satisfaction')}：${problemText(missing)}`).toBe('满意度：必填')
  setLocale('en')
  expect(`${t('confirmReceipt.satisfaction')}: ${problemText(missing)}`).toBe('Satisfaction: Required')
})
